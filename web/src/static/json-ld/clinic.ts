import type { MedicalClinicLeaf, OpeningHoursSpecification } from 'schema-dts';
import { bookPath } from '#shared/appointments/booking-path.ts';
import { closesAtMinute, opensAtMinute } from '#shared/appointments/slots.ts';
import { brand } from '#shared/brand.ts';
import { type ClosedDate, comingClosedDays } from '#shared/clinics/clinic-days.ts';
import type { Clinic, ClinicId } from '#shared/clinics/clinics.ts';
import { socialCardUrl } from '#shared/pages/social-cards.ts';
import { clinicPagePath, siteUrl } from '#shared/site/static-paths.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { googleMapsUrl, internationalPhone } from '#web/domain/clinics/clinic-links.ts';
import { organizationName, specialties } from './organization.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

/** The time of day as text, such as `08:00`. */
function timeOfDay(minuteOfDay: number): string {
  const [hours, minutes] = [Math.floor(minuteOfDay / 60), minuteOfDay % 60];
  return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The hours from Monday to Friday. On unlisted days, the clinic is closed. */
const openingHours: OpeningHoursSpecification = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: weekdays.map((day) => `https://schema.org/${day}` as const),
  opens: timeOfDay(opensAtMinute),
  closes: timeOfDay(closesAtMinute),
};

function closedOn({ date, reason }: ClosedDate): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    name: `Closed for ${reason}`,
    validFrom: date,
    validThrough: date,
    // Search engines read these times as closed all day.
    opens: '00:00',
    closes: '00:00',
  };
}

/** The weekdays on which the clinic is closed, for a year: the booking horizon, plus the time until the next build. */
function specialHours(id: ClinicId, from: ClinicDate): OpeningHoursSpecification[] {
  return comingClosedDays(from, id).map(closedOn);
}

/** @param today the day from which to list the clinic's closed days */
export function clinicJsonLd(clinic: Clinic, today: ClinicDate): MedicalClinicLeaf {
  const { id, name, address, city, state, zipCode, phone, fax, lat, lng, businessPage, reviews } = clinic;
  const url = siteUrl(clinicPagePath(id));
  return {
    '@type': 'MedicalClinic',
    '@id': `${url}#clinic`,
    name: `${brand.name}: ${name}`,
    url,
    image: siteUrl(clinic.photo ?? socialCardUrl(clinic.picture)),
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
