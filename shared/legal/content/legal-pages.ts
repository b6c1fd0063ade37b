import type { LegalPage } from '#shared/legal/legal-page.ts';
import { accessibility } from './accessibility.ts';
import { insurance } from './insurance.ts';
import { nondiscrimination } from './nondiscrimination.ts';
import { privacy } from './privacy.ts';
import { privacyPractices } from './privacy-practices.ts';
import { terms } from './terms.ts';

/** Every legal page, for the build and for tests. The screens load single pages instead. */
export const legalPages: readonly LegalPage[] = [
  insurance,
  privacy,
  privacyPractices,
  nondiscrimination,
  accessibility,
  terms,
];
