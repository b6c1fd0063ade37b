import { clinics } from '#shared/clinics/clinics.ts';

export const finderTexts = {
  title: 'Find a Clinic Near You',
  description: `Enter your ZIP code to find the nearest of our ${clinics.length} urgent care clinics in the Las Vegas Valley.`,
  lead: `See which of our ${clinics.length} clinics is nearest.`,
  formName: 'Find the nearest clinic',
  zip: 'ZIP code, city or clinic',
  missing: 'Enter a ZIP code, city or clinic name',
  submit: 'Search',
  nearest: (clinic: string, distance: string, town?: string) =>
    `Nearest${town ? ` in ${town}` : ''}: ${clinic}, ${distance}`,
  found: (clinics: readonly string[]) => `Found: ${clinics.join(', ')}`,
  everyClinic: `Here are all ${clinics.length} clinics. Enter a ZIP code or city to see the nearest one.`,
  xRay: 'X-ray may be limited by a shortage of radiologic technologists. Please call ahead:',
  clinicsTitle: `All ${clinics.length} clinics`,
};
