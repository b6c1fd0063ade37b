import { bookingPath } from '#shared/appointments/booking-path.ts';
import { shopPath } from '#shared/lab-tests/shop-path.ts';

export { bookPath } from '#shared/appointments/booking-path.ts';

/** The route of every screen, for the router and for links. */
export const paths = {
  home: '/home',
  aboutUs: '/about-us',
  services: '/services',
  urgentCare: '/urgentCare',
  primaryCare: '/primaryCare',
  womensHealth: '/womens-health',
  annualWellnessCheck: '/annual-wellness-check',
  emergency: '/emergency',
  ultrasound: '/ultrasound',
  xRay: '/x-ray',
  ivTherapy: '/iv-therapy',
  weightLoss: '/weight-loss-management',
  lab: '/lab',
  shopForTest: shopPath,
  cart: '/cart',
  locations: '/locations',
  contact: '/contact',
  blog: '/blog',
  bookAppointment: bookingPath,
  myBookings: '/my-bookings',
  openBookings: '/open-bookings',
  adminBookings: '/admin-bookings',
  billPay: '/bill-pay',
  privacy: '/privacy',
  privacyPractices: '/privacy-practices',
  nondiscrimination: '/nondiscrimination',
  terms: '/terms',
  accessibility: '/accessibility',
  insurance: '/insurance',
} as const;

/** Second routes of some screens, which some links use. */
export const aliases = {
  aboutUs: '/aboutus',
  shopForTest: '/shop-test',
} as const;

/** Routes with a parameter, for the router. */
export const pathPatterns = {
  locationDetail: '/location-detail/:id',
  article: '/blog-inside/:id',
  confirmation: '/appointment-confirmation/:confirmationNumber',
  reschedule: '/reschedule/:confirmationNumber',
  notMine: '/not-mine/:confirmationNumber',
  receipt: '/receipt/:id',
  estimate: '/estimate/:confirmationNumber',
  waitlist: '/waitlist/:id',
} as const;

export function confirmationPath(confirmationNumber: string): string {
  return `/appointment-confirmation/${encodeURIComponent(confirmationNumber)}`;
}

export function reschedulePath(confirmationNumber: string): string {
  return `/reschedule/${encodeURIComponent(confirmationNumber)}`;
}

export function notMinePath(confirmationNumber: string): string {
  return `/not-mine/${encodeURIComponent(confirmationNumber)}`;
}

export function receiptPath(id: string): string {
  return `/receipt/${encodeURIComponent(id)}`;
}

export function estimatePath(confirmationNumber: string): string {
  return `/estimate/${encodeURIComponent(confirmationNumber)}`;
}

export function waitlistPath(id: string): string {
  return `/waitlist/${encodeURIComponent(id)}`;
}

export function locationDetailPath(clinicId: string): string {
  return `/location-detail/${encodeURIComponent(clinicId)}`;
}

export function articlePath(articleId: string): string {
  return `/blog-inside/${encodeURIComponent(articleId)}`;
}
