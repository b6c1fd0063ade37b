import { clinicCount } from '#shared/clinics/clinic-count.ts';
import { clinics } from '#shared/clinics/clinics.ts';

/** Texts of static pages only, where links replace what needs scripts in the app. */
export const staticTexts = {
  menu: 'Menu',
  breadcrumb: 'You are here',
  phoneBar: 'Book or call',
  call: (phone: string) => `Call ${phone}`,
  book: 'Book an Appointment',
  clinics: {
    lead: `Walk in during clinic hours, or book ahead. Find the nearest of our ${clinics.length} clinics by neighborhood or ZIP code.`,
    byZip: 'Find by ZIP code',
    search: 'Search by city or street',
    inCity: (city: string) => `Clinics in ${city}`,
    neighborhoods: 'Nearest clinic by neighborhood',
    neighborhoodsLead:
      'The clinic closest to the center of each neighborhood. For a city where we have clinics, the closest one in that city.',
    zips: 'Nearest clinic by ZIP code',
    zipsLead: 'The clinic closest to the center of each ZIP code in the Las Vegas Valley.',
  },
  clinic: {
    bookTitle: 'Book or walk in',
    bookText:
      'Walk-ins are welcome during clinic hours. To spend less time waiting, book a 30-minute visit online.',
    hours: 'Clinic hours',
    closedDays: 'Closed on holidays',
    today: 'See today’s openings',
    todayNote: 'Hours can change on short notice. Call us, or check today’s openings online.',
  },
  lab: {
    details: 'Test details',
    consultation: 'Request a consultation',
  },
  labTest: {
    buy: 'Buy online',
    clinics: 'See our clinics',
    others: 'All lab tests and prices',
  },
  notFound: {
    tabTitle: 'Page not found',
    title: 'We couldn’t find that page',
    lead: 'The link may be old or mistyped. Try one of these pages, or call us.',
    clinics: {
      title: 'Find a clinic',
      text: `Addresses and hours for all ${clinicCount.en} clinics.`,
      more: 'See clinics',
    },
    services: { title: 'See our services', text: 'What we treat, and what to expect.', more: 'See services' },
    labTests: {
      title: 'Lab tests and prices',
      text: 'What each test measures, and what it costs.',
      more: 'See lab tests',
    },
  },
};
