interface Place {
  address: string;
  city: string;
  state: string;
  zipCode: string;
}

export const googleMaps = 'https://www.google.com/maps';

export function oneLineAddress({ address, city, state, zipCode }: Place): string {
  return `${address}, ${city}, ${state} ${zipCode}`;
}

/** Directions to a clinic, in the visitor's map app or Google Maps. */
export function directionsUrl(place: Place): string {
  return `${googleMaps}/dir/?api=1&destination=${encodeURIComponent(oneLineAddress(place))}`;
}
