/** Every screen's route (spec §2), as the router matches it and as links name it. */
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
  shopForTest: '/shop-for-test',
  cart: '/cart',
  locations: '/locations',
  contact: '/contact',
  blog: '/blog',
  bookAppointment: '/book-appointment',
  myBookings: '/my-bookings',
  adminBookings: '/admin-bookings',
  billPay: '/bill-pay',
} as const;

/** Routes with a parameter, as the router matches them. */
export const pathPatterns = {
  confirmation: '/appointment-confirmation/:confirmationNumber',
  reschedule: '/reschedule/:confirmationNumber',
} as const;

export function confirmationPath(confirmationNumber: string): string {
  return `/appointment-confirmation/${encodeURIComponent(confirmationNumber)}`;
}

export function reschedulePath(confirmationNumber: string): string {
  return `/reschedule/${encodeURIComponent(confirmationNumber)}`;
}
