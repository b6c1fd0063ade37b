const shape = /^\+?[\d\s().\-/]+(?:(?:x|ext\.?)\s*\d{1,6})?$/i;
const extension = /(?:x|ext\.?)\s*\d{1,6}$/i;
const longest = 40;

/** Whether the text can be dialled, however it is written: ten digits or more, perhaps an extension. */
export function isPhoneNumber(text: string): boolean {
  if (text.length > longest || !shape.test(text)) return false;
  const digits = text.replace(extension, '').replace(/\D/g, '').length;
  return digits >= 10 && digits <= 15;
}
