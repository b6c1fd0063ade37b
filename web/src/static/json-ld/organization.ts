import type { MedicalOrganizationLeaf, MedicalSpecialty, WebSiteLeaf } from 'schema-dts';
import { brand } from '#shared/brand.ts';
import { socialCardUrl } from '#shared/pages/social-cards.ts';
import { siteUrl } from '#shared/site/static-paths.ts';
import { internationalPhone } from '#web/domain/clinics/clinic-links.ts';

/**
 * The specialties of every clinic. The vocabulary has no word for urgent care, and `Emergency` would claim an
 * emergency room.
 */
export const specialties: MedicalSpecialty[] = [
  'https://schema.org/PrimaryCare',
  'https://schema.org/Gynecologic',
  'https://schema.org/LaboratoryScience',
];

/** The group in a few properties, for pages about something else. */
export const organizationName = {
  '@type': 'MedicalOrganization',
  '@id': siteUrl('/#organization'),
  name: brand.name,
  url: siteUrl('/'),
} as const satisfies MedicalOrganizationLeaf;

export const webSiteName = {
  '@type': 'WebSite',
  '@id': siteUrl('/#website'),
  name: brand.name,
  url: siteUrl('/'),
} as const satisfies WebSiteLeaf;

/** The whole group, for home and the page about us. */
export const organization: MedicalOrganizationLeaf = {
  ...organizationName,
  alternateName: brand.shortName,
  logo: siteUrl('/icons/icon-512.png'),
  image: siteUrl(socialCardUrl()),
  telephone: internationalPhone(brand.phone),
  faxNumber: internationalPhone(brand.fax),
  email: brand.email,
  areaServed: 'Las Vegas Valley, Nevada',
  medicalSpecialty: specialties,
  isAcceptingNewPatients: true,
  sameAs: [brand.links.facebook, brand.links.instagram],
};

export const webSite: WebSiteLeaf = {
  ...webSiteName,
  alternateName: brand.shortName,
  inLanguage: 'en-US',
  publisher: organizationName,
};
