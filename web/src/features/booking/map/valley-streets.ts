import type { LatLngTuple } from 'leaflet';

export interface Street {
  name: string;
  line: readonly [LatLngTuple, LatLngTuple];
  /** Where to draw the name: next to the clinics. */
  label: LatLngTuple;
}

const westEnd = -115.315;
const eastEnd = -115.062;

/** A street on the valley's grid. */
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
