// Colours: told apart by readers who see red and green alike, on a light and on a dark ground.

// Viridis (S. van der Walt and N. Smith, CC0), from what is near to what is far.
const NEAR_TO_FAR = [
  [72, 26, 108], [71, 47, 125], [65, 68, 135], [53, 95, 141], [42, 120, 142], [33, 144, 141], [40, 174, 128],
  [94, 201, 98], [173, 216, 60],
];

// After M. Okabe and K. Ito.
const SEVERAL = ['#0067b9', '#d35400', '#00896a', '#a4418f', '#8a6d00', '#3f8fcf', '#7a4a2b', '#4b4f9e'];

const ROLES = {
  start: '#111827', isolating: '#c8102e', zone: '#e07b00', supply: '#7a1fa2', rejected: '#6b7280',
      controller: '#00695c',
  upstream: '#0067b9', downstream: '#0067b9', subnetwork: '#00896a', connected: '#0067b9', path: '#0067b9',
  loop: '#a4418f', container: '#8a6d00', content: '#8a6d00', structure: '#7a4a2b',
};

const BARRIER = '#b3261e';

const LIGHT = {
  land: '#f3f1ea', halo: '#ffffff', ink: '#1c2530', faint: '#77716a', casing: '#dcd6c9', pipe: '#a9b2bb',
      fitting: '#94a0ab',
  area: 0.62, outline: 0.9, blending: 'multiply', selection: '#111827',
  streets: {
    motorways: ['#f2d9a0', '#d0b57a', 5], 'main roads': ['#fbedc8', '#dccb9f', 4], 'connecting streets': ['#ffffff',
        '#d9d2c4', 3.2],
    streets: ['#ffffff', '#e0dacd', 2.4], 'service roads': ['#fbfaf7', '#e4dfd4', 1.4], paths: ['#d9d2c3', null, 0.9],
    ferries: ['#9db7cc', null, 1],
  },
};

const DARK = {
  land: '#15191e', halo: '#15191e', ink: '#eef2f6', faint: '#8e98a3', casing: '#0f1216', pipe: '#4b5661',
      fitting: '#5d6974',
  area: 0.5, outline: 0.95, blending: 'source-over', selection: '#ffffff',
  streets: {
    motorways: ['#6b5a35', '#15191e', 5], 'main roads': ['#4d4739', '#15191e', 4], 'connecting streets': ['#39414a',
        '#15191e', 3.2],
    streets: ['#2f363e', '#15191e', 2.4], 'service roads': ['#272d34', null, 1.4], paths: ['#333a42', null, 0.9],
    ferries: ['#35506a', null, 1],
  },
};

const darkness = matchMedia('(prefers-color-scheme: dark)');

// Paper is light, whatever the screen is.
let isOnPaper = false;

function isDark() { return darkness.matches && !isOnPaper; }

function theme() { return isDark() ? DARK : LIGHT; }

// The colour of one of `count` breaks, the nearest first: it stands out most, from a light ground and from a dark one.
function breakColour(place, count, factor = 1) {
  const share = count < 2 ? 0.4 : place / (count - 1), at = isDark() ? 1 - share : share;
  const [low, rest] = [Math.floor(at * 8), at * 8 % 1];
  const [from, to] = [NEAR_TO_FAR[low], NEAR_TO_FAR[Math.min(low + 1, 8)]];
  return `rgb(${from.map((value, channel) => Math.round((value + (to[channel] - value) * rest) * factor)).join(' ')})`;
}

// What a colour of `breakColour` looks like where it is laid on land as an area.
function laidColour(colour) {
  const {land, area, blending} = theme(), channels = colour.match(/\d+/g).map(Number);
  const ground = [1, 3, 5].map((place) => parseInt(land.slice(place, place + 2), 16));
  const laid = channels.map((value, place) => (blending === 'multiply' ? value * ground[place] / 255 : value) * area +
      ground[place] * (1 - area));
  return `rgb(${laid.map(Math.round).join(' ')})`;
}

function severalColour(place) { return SEVERAL[place % SEVERAL.length]; }
