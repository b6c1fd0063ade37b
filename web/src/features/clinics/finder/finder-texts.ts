import { clinics } from '#shared/clinics/clinics.ts';

export const finderTexts = {
  title: 'Find a Clinic Near You',
  description: `Enter your ZIP code to find the nearest of our ${clinics.length} urgent care clinics in the Las Vegas Valley.`,
  lead: `Enter your ZIP code or city to see which of our ${clinics.length} clinics is nearest and how far away each one is.`,
  formName: 'Find the nearest clinic',
  zip: 'ZIP code, city or clinic',
  missing: 'Enter a ZIP code, city or clinic name',
  submit: 'Search',
  nearest: (clinic: string, distance: string, town?: string) =>
    `Nearest${town ? ` in ${town}` : ''}: ${clinic}, ${distance}`,
  found: (clinics: readonly string[]) => `Found: ${clinics.join(', ')}`,
  everyClinic: `Here are all ${clinics.length} clinics. Enter a ZIP code or city to see the nearest one.`,
  xRayTitle: 'Please call ahead for an X-ray',
  xRay: 'X-ray may be limited because of a shortage of radiologic technologists. Call us and we’ll tell you which clinic can do yours today.',
  clinicsTitle: `All ${clinics.length} clinics`,
};
