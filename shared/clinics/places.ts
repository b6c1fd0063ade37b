import type { Origin } from './distance.ts';

export interface Place extends Origin {
  name: string;
}

/** A place's name, its coordinates, and its other names. */
type PlaceEntry = readonly [name: string, lat: number, lng: number, ...aliases: string[]];

/** Towns, suburbs and neighborhoods around the clinics. */
const valley: readonly PlaceEntry[] = [
  ['Las Vegas', 36.172, -115.139, 'vegas', 'lv'],
  ['North Las Vegas', 36.199, -115.118, 'nlv', 'n vegas'],
  ['Henderson', 36.04, -114.982, 'downtown henderson'],
  ['Summerlin', 36.168, -115.331, 'downtown summerlin'],
  ['Summerlin South', 36.117, -115.33, 'south summerlin'],
  ['Spring Valley', 36.108, -115.245],
  ['Paradise', 36.097, -115.147],
  ['Enterprise', 36.025, -115.242],
  ['Sunrise Manor', 36.211, -115.073, 'sunrise'],
  ['Whitney', 36.099, -115.036],
  ['Winchester', 36.13, -115.118],
  ['Green Valley', 36.045, -115.085],
  ['Green Valley Ranch', 36.02, -115.085],
  ['Anthem', 35.97, -115.1],
  ['Seven Hills', 35.985, -115.115],
  ['MacDonald Ranch', 36.005, -115.035],
  ['Inspirada', 35.938, -115.125],
  ['Cadence', 36.075, -114.97],
  ['Lake Las Vegas', 36.103, -114.93],
  ['Boulder City', 35.979, -114.832],
  ['The Strip', 36.115, -115.173, 'las vegas strip', 's las vegas blvd', 'las vegas blvd s'],
  ['Downtown Las Vegas', 36.17, -115.142, 'downtown', 'dtlv', 'fremont', 'fremont st'],
  ['Arts District', 36.158, -115.153],
  ['Chinatown', 36.126, -115.197],
  ['UNLV', 36.108, -115.141],
  ['Harry Reid Airport', 36.084, -115.154, 'airport', 'las vegas airport', 'mccarran'],
  ['Centennial Hills', 36.278, -115.264, 'centennial'],
  ['Skye Canyon', 36.315, -115.322],
  ['Lone Mountain', 36.24, -115.31],
  ['Desert Shores', 36.21, -115.268],
  ['The Lakes', 36.125, -115.28],
  ['Aliante', 36.283, -115.165],
  ['Nellis', 36.236, -115.034, 'nellis afb', 'nellis air force base'],
  ['Southern Highlands', 35.998, -115.21],
  ["Mountain's Edge", 36.005, -115.27, 'mountain edge'],
  ['Rhodes Ranch', 36.046, -115.297],
  ['Silverado Ranch', 36.008, -115.15],
  ['Blue Diamond', 36.046, -115.404],
  ['Red Rock', 36.135, -115.427, 'red rock canyon'],
  ['Mount Charleston', 36.257, -115.643],
];

/** More distant towns, from which people also search. */
const beyond: readonly PlaceEntry[] = [
  ['Jean', 35.779, -115.324],
  ['Primm', 35.61, -115.387],
  ['Indian Springs', 36.57, -115.671],
  ['Pahrump', 36.208, -115.984],
  ['Moapa Valley', 36.543, -114.447, 'moapa', 'overton', 'logandale'],
  ['Mesquite', 36.805, -114.067],
  ['Searchlight', 35.465, -114.92],
  ['Laughlin', 35.168, -114.573],
  ['Bullhead City', 35.148, -114.568],
  ['Kingman', 35.19, -114.053],
  ['Lake Havasu City', 34.484, -114.322],
  ['Needles', 34.848, -114.614],
  ['Barstow', 34.899, -117.023],
  ['St. George', 37.096, -113.568],
  ['Cedar City', 37.678, -113.062],
  ['Tonopah', 38.067, -117.23],
  ['Ely', 39.247, -114.889],
  ['Elko', 40.832, -115.763],
  ['Reno', 39.53, -119.814],
  ['Sparks', 39.535, -119.753],
  ['Carson City', 39.164, -119.767],
  ['Lake Tahoe', 39.097, -120.032, 'tahoe'],
  ['Phoenix', 33.448, -112.074],
  ['Flagstaff', 35.198, -111.651],
  ['Tucson', 32.222, -110.975],
  ['Salt Lake City', 40.761, -111.891],
  ['Los Angeles', 34.052, -118.244],
  ['San Bernardino', 34.108, -117.29],
  ['San Diego', 32.716, -117.161],
  ['San Francisco', 37.775, -122.419],
  ['Sacramento', 38.582, -121.494],
];

function named([name, lat, lng, ...aliases]: PlaceEntry) {
  return { place: { name, lat, lng }, names: [name, ...aliases] };
}

/** The places of the valley. `names` has all names and spellings of a place. */
export const valleyPlaces = valley.map(named);

export const farPlaces = beyond.map(named);
