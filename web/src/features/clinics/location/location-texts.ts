import { openingTitle } from '#shared/appointments/opening-text.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import type { NextOpening } from '#web/features/clinics/next-opening.ts';

/** Words of a clinic's own page. */
export const locationTexts = {
  description: (clinic: string) =>
    `Address, hours, phone, directions and the next free visit at our ${clinic} clinic.`,
  back: 'Back to Locations',
  lead: (city: string) => `Urgent care and primary care in ${city}. Walk-ins welcome.`,
  address: 'Address',
  phone: 'Phone',
  fax: 'Fax',
  hours: 'Hours',
  email: 'E-mail',
  nextOpening: {
    title: 'Next free visit',
    when: (opening: NextOpening, today: ClinicDate) => openingTitle(opening, today),
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
};
