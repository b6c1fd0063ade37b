import { googleMaps, oneLineAddress } from '#shared/clinics/directions-url.ts';

/** The clinic's place on Google Maps. */
export function googleMapsUrl(place: Parameters<typeof oneLineAddress>[0]): string {
  return `${googleMaps}/search/?api=1&query=${encodeURIComponent(oneLineAddress(place))}`;
}

/** Adds the country code to a US phone number: `+17025550142`. */
export function internationalPhone(phone: string): string {
  return `+1${phone.replaceAll(/\D/g, '')}`;
}

/** `tel:` link of a US phone number as people write it. */
export function phoneUrl(phone: string): string {
  return `tel:${internationalPhone(phone)}`;
}
