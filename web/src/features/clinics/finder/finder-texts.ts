import { brand } from '#shared/brand.ts';
import type { ZipFailure } from './finder-failure.ts';

const zipFailures: Record<ZipFailure, (zip: string) => string> = {
  missing: () => 'Enter a ZIP code',
  unknown: (zip) =>
    `We could not find “${zip}” on the map. Please check the ZIP code, or call ${brand.phone} and we will tell you which clinic is nearest.`,
  invalid: () =>
    `A ZIP code has five digits, such as 89123. Please check it, or call ${brand.phone} and we will help.`,
  busy: () =>
    `A lot of people are searching right now. Please wait a moment and try again, or call ${brand.phone}.`,
  offline: () =>
    `We could not look this up: no connection right now. Please try again, or call ${brand.phone}.`,
  service: () =>
    `We could not look this up: the map service is not answering. Please try again in a moment, or call ${brand.phone}.`,
};

/** Words of the clinic finder. */
export const finderTexts = {
  title: 'Find a Clinic Near You',
  description:
    'Enter your ZIP code to find the nearest of our ten urgent care clinics in the Las Vegas valley.',
  lead: 'Enter your ZIP code and we will show you the nearest of our ten clinics, and how far each one is.',
  formName: 'Find the nearest clinic',
  zip: 'ZIP code',
  submit: 'Search',
  useMyLocation: 'Use my location',
  lookingUp: (zip: string) => `Looking up ${zip}…`,
  asking: 'Asking your browser where you are…',
  nearest: (clinic: string, distance: string) => `Nearest: ${clinic}, ${distance}`,
  zipFailure: (failure: ZipFailure, zip: string) => zipFailures[failure](zip),
  noLocation: `Your location is not available. Enter a ZIP code instead, or call ${brand.phone}.`,
  xRayTitle: 'Coming for an X-ray? Please call ahead',
  xRay: 'X-ray may be limited because of a shortage of radiologic technologists. A short call tells you which clinic can take yours today.',
  clinicsTitle: 'All ten clinics',
};
