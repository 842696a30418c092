/// Reports on the configuration of a small gas network, as Esri's extractor writes them and spreadsheets keep them.
enum SchemaReportFiles {
    static let all = [
        "reports/2021_Gas_DomainNetworks.csv": domains, "reports/2021_Gas_NetworkRules.csv": rules,
        "reports/2021_Gas_NetworkCategories.csv": categories, "reports/2021_Gas_Fields.csv": fields,
    ]

    static let domains = """
        5/7/2021 9:09:06 AM,Domain Networks

        Enterprise Geodatabase,gas.sde
        Utility Network Name,me.GasUN

        DomainNetworkID,DomainName,TierRank,Tier,TierGroup,TopologyType
        1,Structure,,,,
        2,Gas,,,,
        ,,1,System,Distribution,Mesh
        ,,2,Pressure,Distribution,Mesh
        ,,,,,
        TierRank,TierName,Property,Descriptor,Value
        1,System,,,
        ,System,Trace Configuration,Property,Value
        ,System,,Condition Barriers,'G:Valve Status' = 1 AND 'Category' <> Isolating OR 'Lifecycle Status' DoesNotIncludeAny 24
        ,System,,Apply Traversibiilty To,Junctions
        ,System,,Summaries,
        ,System,,,Add('Shape length') totallength
        ,System,,,Count('G:Valve Status') 'Category' = Isolating OR 'G:Valve Status' = 1 totalvalves
        ,System,,,Concat('Name') names
        ,System,,,
        ,System,Valid Subnetwork Controllers - 2,Asset Group,Asset Type
        ,System,,Station,"Take-off, large"
        ,System,,Station,Farm Tap
        ,System,,,
        ,System,Valid Lines - 1,Asset Group,Asset Type
        ,System,,Main,Steel
        2,Pressure,,,
        ,Pressure,Trace Configuration,Property,Value
        ,Pressure,,Condition Barriers,'G:Valve Status' = 1
        """ + "\n"

    static let rules = """
        RuleCode,RuleType,Count
        1,JunctionJunctionConnectivity,1
        ,,5

        RuleID,RuleType,FromClassName,FromAssetGroupCode,FromAssetGroup,FromAssetTypeCode,FromAssetType,FromTerminal,ToClassName,ToAssetGroupCode,ToAssetGroup,ToAssetTypeCode,ToAssetType,ToTerminal,ViaClassName,ViaAssetGroupCode,ViaAssetGroup,ViaAssetTypeCode,ViaAssetType,ViaTerminal
        1,JunctionEdgeConnectivity,me.GasDevice,3,Station,31,"Take-off, large",High,me.GasLine,1,Main,11,Plastic,,,,,,,
        2,JunctionEdgeConnectivity,me.GasDevice,3,Station,31,"Take-off, large",Low,me.GasLine,1,Main,11,Plastic,,,,,,,
        3,EdgeJunctionEdgeConnectivity,me.GasLine,1,Main,11,Plastic,,me.GasLine,1,Main,11,Plastic,,me.GasDevice,4,Valve,41,Gate,Single Terminal
        4,Containment,me.StructureBoundary,101,Yard,1,Yard,,me.GasDevice,4,Valve,41,Gate,,,,,,,
        5,JunctionEdgeConnectivity,me.StructureJunction,102,Pole,1,Pole,,me.StructureLine,103,Duct,1,Duct,,,,,,,
        6,Attachment,me.StructureJunction,102,Pole,1,Pole,,me.Mystery,1,What,1,What,,,,,,,
        """ + "\n"

    private static let categories = """
        5/7/2021,Network Categories,,,,,
        ,,,,,,
        Network Categories,,,,,,
        ,Isolating,,,,,
        ,Rare,,,,,
        ,,,,,,
        Assignments,NetworkCategory,ClassName,AssetGroupCode,AssetGroup,AssetTypeCode,AssetType
        ,Isolating,me.GasDevice,4,Valve,41,Gate
        """ + "\n"

    private static let fields = """
        ClassName,SubtypeCode,Subtype,Pos,FieldName,Alias,FieldType,FieldLength,Precision,Scale,IsNullable,IsRequired,IsEditable,IsDomainFixed,Domain,DefaultCode,DefaultValue,Range
        me.GasDevice,3,Station,1,assettype,Asset type,SmallInteger,,5,0,FALSE,TRUE,TRUE,FALSE,Types,31,"Take-off, large",
        me.GasDevice,3,Station,2,valvestatus,Valve status,SmallInteger,,5,0,FALSE,TRUE,TRUE,FALSE,,,,
        me.GasDevice,4,Valve,1,assettype,Asset type,SmallInteger,,5,0,FALSE,TRUE,TRUE,FALSE,Types,42,Plug,
        me.GasDevice,4,Valve,3,lifecyclestatus,"Life, cycle",SmallInteger,,5,0,FALSE,TRUE,TRUE,FALSE,,,,
        me.GasLine,1,Main,2,lifecyclestatus,Lifecycle,Integer,,5,0,FALSE,TRUE,TRUE,FALSE,,,,
        me.UN_6_Associations,,,1,globalid,Global ID,GlobalID,,,,,,,,,,,
        """ + "\n"
}
