import { aliases, pathPatterns, paths } from '#web/lib/paths.ts';

/**
 * The modules of each screen except home: the screen's component and, for a content page, its content. Each is
 * named by the end of its file's path. screens.tsx imports them, and the build reads them to find the files that a
 * link to the screen needs first.
 */
export const screenTable = [
  [paths.aboutUs, 'about-screen'],
  [aliases.aboutUs, 'about-screen'],
  [paths.services, 'services-screen'],
  [paths.urgentCare, 'service-screen', 'urgent-care'],
  [paths.primaryCare, 'service-screen', 'primary-care'],
  [paths.womensHealth, 'service-screen', 'womens-health'],
  [paths.annualWellnessCheck, 'service-screen', 'annual-wellness-check'],
  [paths.emergency, 'service-screen', 'emergency'],
  [paths.ultrasound, 'service-screen', 'ultrasound'],
  [paths.xRay, 'service-screen', 'x-ray'],
  [paths.ivTherapy, 'service-screen', 'iv-therapy'],
  [paths.weightLoss, 'service-screen', 'weight-loss'],
  [paths.lab, 'composed-screens/lab-screen'],
  [paths.shopForTest, 'shop-screen'],
  [aliases.shopForTest, 'shop-screen'],
  [paths.billPay, 'bill-pay-screen'],
  [paths.cart, 'composed-screens/cart-screen'],
  [paths.locations, 'finder-screen'],
  [pathPatterns.locationDetail, 'composed-screens/location-screen'],
  [paths.contact, 'contact-screen'],
  [paths.blog, 'blog-screen'],
  [pathPatterns.article, 'article-screen'],
  [paths.bookAppointment, 'composed-screens/booking-screen'],
  [pathPatterns.confirmation, 'confirmation-screen'],
  [pathPatterns.reschedule, 'reschedule-screen'],
  [pathPatterns.notMine, 'not-mine-screen'],
  [paths.openBookings, 'open-bookings-screen'],
  [paths.myBookings, 'my-bookings-screen'],
  [pathPatterns.receipt, 'receipt-screen'],
  [pathPatterns.estimate, 'estimate-screen'],
  [pathPatterns.waitlist, 'waitlist-screen'],
  [paths.adminBookings, 'admin-screen'],
  [paths.privacy, 'legal-screen', 'privacy'],
  [paths.privacyPractices, 'legal-screen', 'privacy-practices'],
  [paths.nondiscrimination, 'legal-screen', 'nondiscrimination'],
  [paths.terms, 'legal-screen', 'terms'],
  [paths.accessibility, 'legal-screen', 'accessibility'],
  [paths.insurance, 'legal-screen', 'insurance'],
] as const;

/** Screens that render their own bar and `<main>`, without the site's header, Back button, footer and chat. */
export const screensWithOwnBar: readonly string[] = [paths.adminBookings];
