import { clinics } from './clinics.ts';

const inWords: Partial<Record<number, { en: string; es: string }>> = {
  8: { en: 'eight', es: 'ocho' },
  9: { en: 'nine', es: 'nueve' },
  10: { en: 'ten', es: 'diez' },
  11: { en: 'eleven', es: 'once' },
  12: { en: 'twelve', es: 'doce' },
};

const digits = String(clinics.length);

/** The number of clinics, in digits for headings and in words for sentences. */
export const clinicCount = { digits, ...(inWords[clinics.length] ?? { en: digits, es: digits }) };
