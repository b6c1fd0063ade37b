import { formatSlotTime } from '#shared/appointments/slots.ts';
import { brand } from '#shared/brand.ts';
import { addDays, type ClinicDate, formatLongDate } from '#shared/time/clinic-time.ts';
import type { FinderFailure } from './finder/finder-failure.ts';
import type { NextOpening } from './next-opening.ts';

/** `today`, `tomorrow`, `Monday`, or the whole date once a weekday's name could mean two days. */
function dayName(date: ClinicDate, today: ClinicDate): string {
  if (date === today) return 'today';
  if (date === addDays(today, 1)) return 'tomorrow';
  const spoken = formatLongDate(date);
  return date < addDays(today, 7) ? spoken.slice(0, spoken.indexOf(',')) : `${spoken},`;
}

function openingText({ date, time }: NextOpening, today: ClinicDate): string {
  return `${dayName(date, today)} ${formatSlotTime(time)}`;
}

const failures: Record<FinderFailure, (zip: string) => string> = {
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
  'no-place': () => `Your location is not available. Enter a ZIP code instead, or call ${brand.phone}.`,
};

/** Words of the clinics: their cards, the finder, and each clinic's own page. */
export const clinicsTexts = {
  call: (phone: string) => `Call ${phone}`,
  cards: {
    title: (count: number) => `${count} locations in the Las Vegas valley`,
    lead: 'Walk in during opening hours, or book ahead at the one nearest to you.',
    phone: 'Phone',
    fax: 'Fax',
    hours: 'Hours',
    directions: 'Directions',
    directionsTo: (clinic: string) => `to ${clinic}`,
    book: 'Book an Appointment',
    bookAt: (clinic: string) => `at ${clinic}`,
    businessPage: 'Business page',
    reviews: 'Reviews',
    of: (clinic: string) => `of ${clinic}`,
    nextOpening: (visit: NextOpening, today: ClinicDate) => `Next free: ${openingText(visit, today)}`,
    distance: 'Distance:',
    nearest: 'Nearest',
    unsureTitle: 'Not sure which one?',
    unsure: 'Tell us where you are and what is wrong, and we will point you to the right clinic.',
  },
  finder: {
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
    failure: (failure: FinderFailure, zip: string) => failures[failure](zip),
    xRayTitle: 'Coming for an X-ray? Please call ahead',
    xRay: 'X-ray may be limited because of a shortage of radiologic technologists. A short call tells you which clinic can take yours today.',
    clinicsTitle: 'All ten clinics',
  },
  location: {
    description: (clinic: string) =>
      `Address, hours, phone, directions and the next free visit at our ${clinic} clinic.`,
    back: 'Back to Locations',
    lead: (city: string) => `Urgent care and primary care in ${city}. Walk-ins welcome.`,
    address: 'Address',
    phone: 'Phone',
    fax: 'Fax',
    hours: 'Hours',
    email: 'E-mail',
    visit: {
      title: 'Next free visit',
      when: (visit: NextOpening, today: ClinicDate) => {
        const words = openingText(visit, today);
        return words.charAt(0).toUpperCase() + words.slice(1);
      },
      asking: 'Looking for the next free time',
      note: 'Thirty minutes, held for you once you book.',
      none: 'Nothing free in the next days',
      noneText: 'Walk-ins are welcome during opening hours. Other days can be booked online.',
      failed: 'Free times cannot be shown right now',
      failedText: 'Walk in during opening hours, or call us and we will find you a time.',
    },
    book: 'Book Appointment',
    directions: 'Get Directions',
    googleMaps: 'Open in Google Maps',
    servicesTitle: 'Services at this clinic',
    servicesLead: 'What brings you in? See what we do, and what to expect.',
    more: 'Learn more',
    services: {
      urgentCare: { title: 'Urgent Care', text: 'Sprains, fevers, cuts and infections, seen the same day.' },
      primaryCare: { title: 'Primary Care', text: 'Checkups, screenings and care that goes on over time.' },
      lab: { title: 'Lab Services', text: 'Blood work and tests, most results within 24 to 48 hours.' },
      xRay: { title: 'X-Ray', text: 'No appointment needed. Please call ahead: X-ray may be limited.' },
      ivTherapy: { title: 'IV Therapy', text: 'Fluids and vitamins in a session of 30 to 60 minutes.' },
      annual: {
        title: 'Annual Wellness Check',
        text: 'A yearly look at your health, with time for your questions.',
      },
    },
    map: {
      title: 'Find Us Here',
      name: (clinic: string) => `Where ${clinic} is`,
      show: 'Show the map',
      note: 'The drawing shows the main roads. The map has every street.',
      loading: 'Loading the map',
      failed: 'The map could not be loaded. Directions and Google Maps still work.',
    },
    contact: {
      title: 'Contact this clinic',
      lead: 'A question before you come? We are glad to hear from you.',
      write: 'Write to us',
    },
  },
};
