interface Place {
  address: string;
  city: string;
  state: string;
  zipCode: string;
}

/** Directions to a clinic, in the visitor's map app or Google Maps. */
export function directionsUrl({ address, city, state, zipCode }: Place): string {
  const place = `${address}, ${city}, ${state} ${zipCode}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
}

/** `tel:` link of a US phone number as people write it. */
export function phoneUrl(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`;
}
