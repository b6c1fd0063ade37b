import { brand } from '#shared/brand.ts';

/** Texts of the services overview. */
export const servicesTexts = {
  tabTitle: 'Our services',
  description:
    "Urgent care, primary care, women's health, X-ray, ultrasound, lab tests, IV therapy and weight loss at ten clinics in the Las Vegas valley.",
  hero: {
    title: 'Urgent Care and Primary Care',
    lead: "Today's sprained ankle and next year's checkup, in the same ten clinics. See what we do, and come when it suits you.",
    book: 'Book an Appointment',
    call: (phone: string) => `Call ${phone}`,
  },
  walkIn: {
    title: 'Walk in, no appointment needed',
    text: `Every clinic takes walk-ins, ${brand.hours}. Check in online before you leave home, and we know that you are coming.`,
    find: 'Find a Location',
    checkIn: 'Web Check-In',
  },
  services: {
    title: 'Our Services',
    more: 'Learn More',
  },
  hydration: {
    title: 'Hydration therapy',
    lead: 'Fluids and vitamins by drip, for days when the desert has won. A session takes 30 to 60 minutes.',
    more: 'Learn More',
    entries: [
      {
        name: 'Hydration Therapy',
        text: 'Fluids and electrolytes after heat, travel, exercise, or a stomach bug.',
      },
      { name: 'Immune Boost', text: 'Fluids with vitamin C, zinc and B vitamins in cold and flu season.' },
      { name: 'Energy Boost', text: 'Fluids with B vitamins, for days when you feel drained.' },
    ],
  },
  emergency: {
    title: 'Is it an emergency?',
    text: 'For chest pain, trouble breathing, signs of a stroke or heavy bleeding, call 911. Do not come to a clinic first.',
  },
};
