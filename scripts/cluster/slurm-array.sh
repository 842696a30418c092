#!/usr/bin/env bash
# Runs a folder of jobs as a Slurm array, a shard a task, into shards/1, shards/2 and so on:
#
#   sbatch scripts/cluster/slurm-array.sh jobs --cache networks
#   SHARDS=40 sbatch --array=1-40 scripts/cluster/slurm-array.sh jobs --cache networks
#   sbatch --array=3 scripts/cluster/slurm-array.sh jobs --cache networks      the third shard of 8 once more
#
# What stands after the script's name goes to `arterial run`. A task that was killed, or whose node went away, is run again
# (scontrol requeue) and goes on where it was: what it finds done is up to date. See docs/many-machines.md.
#
#SBATCH --job-name=arterial
#SBATCH --array=1-8
#SBATCH --cpus-per-task=2
#SBATCH --mem=2G
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --output=arterial-%A-%a.log
set -euo pipefail

task=${SLURM_ARRAY_TASK_ID:?is not set: start this with sbatch}
[ $# -gt 0 ] || set -- jobs
# In the shell's place: signals of Slurm reach the run itself.
exec "${ARTERIAL:-arterial}" run "$@" --shard "$task/${SHARDS:-8}" --out "${OUT:-shards}/$task" \
    --jobs "${SLURM_CPUS_PER_TASK:-1}"
