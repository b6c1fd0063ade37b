import type { MedicalClinicLeaf } from 'schema-dts';
import { bookPath } from '#shared/appointments/booking-path.ts';
import { brand } from '#shared/brand.ts';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { socialCardUrl } from '#shared/pages/social-cards.ts';
import { clinicPagePath, siteUrl } from '#shared/site/static-paths.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { googleMapsUrl, internationalPhone } from '#web/domain/clinics/clinic-links.ts';
import { openingHours, specialHours } from './opening-hours.ts';
import { organizationName, specialties } from './organization.ts';

/** @param today the day from which to list the clinic's closed days */
export function clinicJsonLd(clinic: Clinic, today: ClinicDate): MedicalClinicLeaf {
  const { id, name, address, city, state, zipCode, phone, fax, lat, lng, businessPage, reviews } = clinic;
  const url = siteUrl(clinicPagePath(id));
  return {
    '@type': 'MedicalClinic',
    '@id': `${url}#clinic`,
    name: `${brand.name}: ${name}`,
    url,
    image: siteUrl(socialCardUrl(clinic.picture)),
    telephone: internationalPhone(phone),
    faxNumber: internationalPhone(fax),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressRegion: state,
      postalCode: zipCode,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    hasMap: googleMapsUrl(clinic),
    openingHoursSpecification: openingHours,
    specialOpeningHoursSpecification: specialHours(id, today),
    medicalSpecialty: specialties,
    isAcceptingNewPatients: true,
    parentOrganization: organizationName,
    sameAs: [businessPage, reviews],
    potentialAction: {
      '@type': 'ReserveAction',
      name: 'Book an appointment',
      target: siteUrl(`/#${bookPath({ clinic: id })}`),
    },
  };
}
