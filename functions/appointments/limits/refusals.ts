import { brand } from '#shared/brand.ts';

/** The messages for callers who have reached a limit. */
export const refusals = {
  booking: `We can’t take any more online bookings from you right now. Please call us at ${brand.phone}, and we’ll book your visit for you.`,
  unproven: `Please open the confirmation email of a visit you’ve already booked, and then book this one. Or call us at ${brand.phone}, and we’ll book it for you.`,
  unprovenChange: `Please open the confirmation email of your visit, and then reschedule it. Or call us at ${brand.phone}, and we’ll do it for you.`,
  change: `We can’t accept any more online changes from you today. Please call us at ${brand.phone}, and we’ll make them for you.`,
  checkIn: 'We can’t check you in here. Please see the front desk.',
  visitRescheduled: `You’ve rescheduled this visit several times today. Please call us at ${brand.phone} to reschedule it again.`,
};
