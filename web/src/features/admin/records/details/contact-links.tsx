import { EmailText } from '#web/features/admin/records/table/record-cells.tsx';

export function EmailLink({ address }: { address: string }) {
  // Encoded, so that an address can't add a subject or a Cc line.
  return (
    <a aria-label={address} href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`}>
      <EmailText address={address} />
    </a>
  );
}

/** The `tel:` URL of a phone number as a patient types it: `(702) 555-0199 ext. 12`, `+34 612 345 678`. */
function phoneUrl(phone: string): string {
  const [, number = phone, extension] = /^(.*?)(?:(?:x|ext\.?)\s*(\d+))?$/i.exec(phone.trim()) ?? [];
  const digits = number.replace(/\D/g, '');
  const isForeign = number.startsWith('+') || digits.length !== 10;
  return `tel:+${isForeign ? digits : `1${digits}`}${extension ? `;ext=${extension}` : ''}`;
}

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={phoneUrl(phone)}>
      <bdi>{phone}</bdi>
    </a>
  );
}
