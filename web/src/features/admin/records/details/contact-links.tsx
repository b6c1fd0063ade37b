/** Opens a new mail to this address. */
export function EmailLink({ address }: { address: string }) {
  // Encoded, so that no address can bring a subject or a copy of its own along.
  return <a href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`}>{address}</a>;
}

/** `tel:` link of a number as a patient typed it: `(702) 555-0199 ext. 12`, `+34 612 345 678`. */
function dialUrl(phone: string): string {
  const [, number = phone, extension] = /^(.*?)(?:(?:x|ext\.?)\s*(\d+))?$/i.exec(phone.trim()) ?? [];
  const digits = number.replace(/\D/g, '');
  const isForeign = number.startsWith('+') || digits.length !== 10;
  return `tel:+${isForeign ? digits : `1${digits}`}${extension ? `;ext=${extension}` : ''}`;
}

/** Calls this number. */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={dialUrl(phone)}>{phone}</a>;
}
