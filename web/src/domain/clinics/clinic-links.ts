interface Place {
  address: string;
  city: string;
  state: string;
  zipCode: string;
}

const googleMaps = 'https://www.google.com/maps';

function oneLineAddress({ address, city, state, zipCode }: Place): string {
  return encodeURIComponent(`${address}, ${city}, ${state} ${zipCode}`);
}

/** Directions to a clinic, in the visitor's map app or Google Maps. */
export function directionsUrl(place: Place): string {
  return `${googleMaps}/dir/?api=1&destination=${oneLineAddress(place)}`;
}

/** The clinic's place on Google Maps. */
export function googleMapsUrl(place: Place): string {
  return `${googleMaps}/search/?api=1&query=${oneLineAddress(place)}`;
}

/** `tel:` link of a US phone number as people write it. */
export function phoneUrl(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`;
}
