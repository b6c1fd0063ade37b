import { brand } from '#shared/brand.ts';
import type { ContentAction } from '#shared/site/content.ts';

/** Scheduling outside this site; 'Book an Appointment' is ours. */
export const externalBooking: ContentAction = {
  label: 'Book Now',
  href: brand.links.externalBooking,
  newTab: true,
  hint: 'Opens our online scheduling site',
};
