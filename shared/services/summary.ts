import { clinics } from '#shared/clinics/clinics.ts';

/** All services in a sentence, for search results. */
export const servicesSummary = `Urgent care, primary care, women’s health, X-ray, ultrasound, labs, IV therapy and weight loss at ${clinics.length} clinics in the Las Vegas Valley.`;
