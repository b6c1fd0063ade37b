const shape = /^\+?[\d\s().\-/]+(?:(?:x|ext\.?)\s*\d{1,6})?$/i;
const extension = /(?:x|ext\.?)\s*\d{1,6}$/i;
export const maxPhoneLength = 40;

/** Whether the text has 10 to 15 digits in any notation, with or without an extension. */
export function isPhoneNumber(text: string): boolean {
  if (text.length > maxPhoneLength || !shape.test(text)) return false;
  const digits = text.replace(extension, '').replace(/\D/g, '').length;
  return digits >= 10 && digits <= 15;
}

/** A phone number as it's shown: US numbers in one notation, `(702) 555-0145`, others as they were typed. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(?:\+?1)?[^\d+]*(\d{3})\D*(\d{3})\D*(\d{4})(?!\d)/, '($1) $2-$3');
}

/** The digits of a phone number without its country code 1 and extension: the same for each spelling of it. */
export function phoneDigits(phone: string): string {
  return phone
    .replace(extension, '')
    .replace(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '');
}
