import { clinics } from './clinics.ts';

const inWords: Partial<Record<number, { en: string; es: string }>> = {
  8: { en: 'eight', es: 'ocho' },
  9: { en: 'nine', es: 'nueve' },
  10: { en: 'ten', es: 'diez' },
  11: { en: 'eleven', es: 'once' },
  12: { en: 'twelve', es: 'doce' },
};

const digits = String(clinics.length);

/** How many clinics there are: for headings in digits, for sentences in words. */
export const clinicCount = { digits, ...(inWords[clinics.length] ?? { en: digits, es: digits }) };
