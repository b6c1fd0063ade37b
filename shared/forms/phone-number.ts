const shape = /^\+?[\d\s().\-/]+(?:(?:x|ext\.?)\s*\d{1,6})?$/i;
const extension = /(?:x|ext\.?)\s*\d{1,6}$/i;
export const maxPhoneLength = 40;

/** Whether the text has 10 to 15 digits in any notation, with or without an extension. */
export function isPhoneNumber(text: string): boolean {
  if (text.length > maxPhoneLength || !shape.test(text)) return false;
  const digits = text.replace(extension, '').replace(/\D/g, '').length;
  return digits >= 10 && digits <= 15;
}
