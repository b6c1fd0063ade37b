import { brand } from '#shared/brand.ts';
import type { ContentAction } from '#shared/site/content.ts';

export const bookVisit: ContentAction = { label: 'Book an Appointment', to: '/book-appointment' };
export const findClinic: ContentAction = { label: 'Find a Location', to: '/locations' };
export const callToBook: ContentAction = { label: 'Call To Book', href: brand.phoneHref };
export const callUs: ContentAction = { label: `Call ${brand.phone}`, href: brand.phoneHref };
export const webCheckIn: ContentAction = { label: 'Web Check-In', href: brand.links.checkIn, newTab: true };

/** Booking on an external site; 'Book an Appointment' uses ours. */
export const externalBooking: ContentAction = {
  label: 'Book Now',
  href: brand.links.externalBooking,
  newTab: true,
  hint: 'Opens our online scheduling site',
};
