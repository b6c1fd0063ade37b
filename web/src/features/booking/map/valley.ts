import type { LatLngBoundsLiteral, LatLngTuple } from 'leaflet';

/** The region that the map stays within. */
export const valleyBounds: LatLngBoundsLiteral = [
  [35.85, -115.42],
  [36.35, -114.95],
];

/** Parses the points of a line, each written as `latitude longitude`. */
function points(text: string): LatLngTuple[] {
  return text.split(',').map((point) => {
    const [lat = 0, lng = 0] = point.trim().split(' ').map(Number);
    return [lat, lng];
  });
}

interface Road {
  kind: 'freeway' | 'boulevard';
  line: readonly LatLngTuple[];
}

/** The main roads, accurate to about a city block. Drawn below the tiles, so they show only where tiles are missing. */
export const valleyRoads: readonly Road[] = [
  // I-15
  {
    kind: 'freeway',
    line: points(`
      35.85 -115.277, 35.905 -115.224, 35.944 -115.196, 35.966 -115.181, 35.998 -115.1815, 36.0285 -115.1805,
      36.0648 -115.1812, 36.0865 -115.1812, 36.1008 -115.1815, 36.1147 -115.1818, 36.1262 -115.1795,
      36.1442 -115.1712, 36.159 -115.164, 36.1744 -115.1547, 36.1807 -115.147, 36.1955 -115.132,
      36.218 -115.1175, 36.2402 -115.1, 36.262 -115.077, 36.2845 -115.05, 36.306 -115.02, 36.35 -114.96`),
  },
  // US-95
  {
    kind: 'freeway',
    line: points(`
      36.35 -115.329, 36.3105 -115.3035, 36.2905 -115.284, 36.2795 -115.2716, 36.2625 -115.2575,
      36.24 -115.2485, 36.218 -115.247, 36.196 -115.2462, 36.18 -115.2445, 36.1735 -115.237,
      36.1705 -115.222, 36.1715 -115.1905, 36.174 -115.172, 36.1744 -115.1547, 36.1745 -115.1395,
      36.169 -115.119, 36.159 -115.102, 36.1445 -115.084, 36.128 -115.0735, 36.114 -115.067, 36.1 -115.0605,
      36.0855 -115.049, 36.064 -115.033, 36.046 -115.017, 36.032 -115.0, 36.0055 -114.973, 35.988 -114.95`),
  },
  // 215
  {
    kind: 'freeway',
    line: points(`
      36.032 -115.0, 36.026 -115.02, 36.0235 -115.046, 36.0215 -115.066, 36.0225 -115.087, 36.028 -115.102,
      36.0385 -115.119, 36.0555 -115.1305, 36.063 -115.142, 36.0645 -115.165, 36.0648 -115.1812,
      36.0635 -115.2075, 36.064 -115.243, 36.0645 -115.272, 36.07 -115.289, 36.086 -115.299, 36.1 -115.308,
      36.1145 -115.3175, 36.13 -115.325, 36.144 -115.329, 36.159 -115.3325, 36.181 -115.336,
      36.1985 -115.331, 36.2185 -115.3285, 36.2475 -115.326, 36.263 -115.322, 36.274 -115.312,
      36.2785 -115.296, 36.2795 -115.2716, 36.278 -115.245, 36.2775 -115.208, 36.278 -115.17,
      36.2785 -115.143, 36.279 -115.099, 36.28 -115.0775, 36.2845 -115.05`),
  },
  // The Strip
  {
    kind: 'boulevard',
    line: points(`
      35.966 -115.1665, 35.998 -115.1725, 36.0285 -115.1725, 36.064 -115.1722, 36.0855 -115.1727,
      36.1008 -115.1728, 36.1147 -115.1727, 36.1265 -115.1705, 36.1305 -115.1648, 36.1425 -115.1568,
      36.1475 -115.1553, 36.159 -115.148, 36.1705 -115.1405, 36.1885 -115.1285, 36.2003 -115.1172,
      36.218 -115.099, 36.2402 -115.0765`),
  },
];

interface PlaceLabel {
  text: string;
  kind: 'place' | 'road';
  position: LatLngTuple;
}

export const valleyLabels: readonly PlaceLabel[] = [
  { text: 'Las Vegas', kind: 'place', position: [36.158, -115.205] },
  { text: 'North Las Vegas', kind: 'place', position: [36.224, -115.17] },
  { text: 'Henderson', kind: 'place', position: [36.052, -115.066] },
  { text: 'Summerlin', kind: 'place', position: [36.178, -115.302] },
  { text: 'Enterprise', kind: 'place', position: [36.022, -115.225] },
  { text: 'The Strip', kind: 'road', position: [36.12, -115.1725] },
  { text: 'I-15', kind: 'road', position: [36.2735, -115.0635] },
  { text: 'I-15', kind: 'road', position: [35.955, -115.1885] },
  { text: 'US-95', kind: 'road', position: [36.252, -115.2525] },
  { text: 'US-95', kind: 'road', position: [36.121, -115.07] },
  { text: '215', kind: 'road', position: [36.278, -115.228] },
  { text: '215', kind: 'road', position: [36.0638, -115.212] },
];

interface Street {
  name: string;
  line: readonly [LatLngTuple, LatLngTuple];
  /** Where to draw the name: next to the clinics. */
  label: LatLngTuple;
}

const westEnd = -115.315;
const eastEnd = -115.062;

/** A street that runs straight from west to east. */
function eastWest(name: string, lat: number, labelLng: number, from = westEnd, to = eastEnd): Street {
  return {
    name,
    line: [
      [lat, from],
      [lat, to],
    ],
    label: [lat, labelLng],
  };
}

function northSouth(name: string, lng: number, labelLat: number, from: number, to: number): Street {
  return {
    name,
    line: [
      [from, lng],
      [to, lng],
    ],
    label: [labelLat, lng],
  };
}

/** The streets of the clinics, and those around them. */
export const valleyStreets: readonly Street[] = [
  eastWest('Craig Rd', 36.2402, -115.187, -115.29),
  eastWest('Cheyenne Ave', 36.218, -115.16),
  eastWest('Lake Mead Blvd', 36.1955, -115.13, -115.29),
  eastWest('Washington Ave', 36.1814, -115.098, -115.29),
  eastWest('Charleston Blvd', 36.159, -115.1),
  eastWest('Sahara Ave', 36.144, -115.118),
  eastWest('Spring Mountain Rd', 36.1262, -115.228, -115.3, -115.17),
  eastWest('Flamingo Rd', 36.1149, -115.104),
  eastWest('Tropicana Ave', 36.1005, -115.153),
  eastWest('Warm Springs Rd', 36.0563, -115.228, -115.28),
  eastWest('Robindale Rd', 36.0489, -115.258, -115.28, -115.105),
  eastWest('Silverado Ranch Blvd', 36.0125, -115.153, -115.245, -115.13),
  eastWest('Cactus Ave', 35.9986, -115.183, -115.26, -115.14),
  northSouth('Rainbow Blvd', -115.2433, 36.09, 36.015, 36.26),
  northSouth('Decatur Blvd', -115.2075, 36.14, 36.015, 36.275),
  northSouth('Martin L King Blvd', -115.162, 36.228, 36.159, 36.262),
  northSouth('Maryland Pkwy', -115.1367, 36.09, 36.03, 36.16),
  northSouth('Eastern Ave', -115.1189, 36.009, 35.985, 36.22),
  northSouth('Pecos Rd', -115.1008, 36.15, 36.03, 36.27),
  northSouth('Lamb Blvd', -115.0806, 36.19, 36.1, 36.275),
];
