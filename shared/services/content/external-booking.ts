import { brand } from '#shared/brand.ts';
import type { ContentAction } from '#shared/site/content.ts';

/** Scheduling outside this site (spec §2, About and IV therapy); 'Book an Appointment' is ours. */
export const externalBooking: ContentAction = {
  label: 'Book Now',
  href: brand.links.externalBooking,
  newTab: true,
  hint: 'Opens our online scheduling site',
};
