import { formatSlotTime } from '#shared/appointments/slots.ts';
import { clinicCount } from '#shared/clinics/clinic-count.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { dayName } from '#shared/time/day-name.ts';

export const cardsTexts = {
  title: (count: number) => `${count} locations in the Las Vegas Valley`,
  lead: 'Walk in during clinic hours, or book ahead at the clinic nearest you.',
  seeAll: `See all ${clinicCount.en} clinics`,
  phone: 'Phone',
  fax: 'Fax',
  hours: 'Hours',
  directions: 'Directions',
  directionsTo: (clinic: string) => `to ${clinic}`,
  book: 'Book an Appointment',
  bookAt: (clinic: string) => `at ${clinic}`,
  businessPage: 'Business page',
  reviews: 'Reviews',
  of: (clinic: string) => `for ${clinic}`,
  nextOpening: ({ date, time }: { date: ClinicDate; time: string }, today: ClinicDate) =>
    `Next available: ${dayName(date, today)}, ${formatSlotTime(time)}`,
  distance: 'Distance:',
  nearest: (town?: string) => (town ? `In ${town}` : 'Nearest'),
  unsureTitle: 'Not sure which clinic?',
  unsure: 'Tell us where you are and what’s bothering you, and we’ll point you to the right clinic.',
};
