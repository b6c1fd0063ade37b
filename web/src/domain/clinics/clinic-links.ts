import { googleMaps, oneLineAddress } from '#shared/clinics/directions-url.ts';

/** The clinic's place on Google Maps. */
export function googleMapsUrl(place: Parameters<typeof oneLineAddress>[0]): string {
  return `${googleMaps}/search/?api=1&query=${encodeURIComponent(oneLineAddress(place))}`;
}

/** `tel:` link of a US phone number as people write it. */
export function phoneUrl(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`;
}
