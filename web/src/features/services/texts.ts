import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { servicesSummary } from '#shared/services/summary.ts';

export const servicesTexts = {
  tabTitle: 'Our services',
  description: servicesSummary,
  hero: {
    title: 'Urgent Care and Primary Care',
    lead: `From a sprained ankle to your yearly checkup, all ${clinics.length} of our clinics can help.`,
    book: 'Book an Appointment',
  },
  walkIn: {
    title: 'Walk in, no appointment needed',
    text: `Every clinic takes walk-ins ${brand.hoursInWords}. Check in online before you leave home so we know you’re coming.`,
    find: 'Find a Location',
    checkIn: 'Check-in Now',
  },
  services: {
    title: 'Our Services',
    more: 'Learn More',
  },
  hydration: {
    title: 'Hydration therapy',
    lead: 'IV fluids and vitamins for when the heat gets the better of you. A session takes 30 to 60 minutes.',
    more: 'Learn More',
    entries: [
      {
        name: 'Hydration Therapy',
        text: 'Fluids and electrolytes to rehydrate you after a hot day, a long trip, a hard workout or a stomach bug.',
      },
      {
        name: 'Immune Boost',
        text: 'Fluids with vitamin C, zinc and B vitamins. They’re for general wellness and don’t prevent illness.',
      },
      { name: 'Energy Boost', text: 'Fluids with B vitamins, for days when you feel drained.' },
    ],
  },
};
