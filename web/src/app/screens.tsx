import type { LegalPage } from '#shared/legal/legal-page.ts';
import type { ContentPage } from '#shared/site/content.ts';
import { aliases, pathPatterns, paths } from '#web/lib/paths.ts';
import type { LoadScreen as Load } from './screen/lazy-screen.ts';

const about: Load = () => import('#web/features/about/about-screen.tsx').then((module) => module.AboutScreen);
const shop: Load = () =>
  import('#web/features/lab-tests/shop/shop-screen.tsx').then((module) => module.ShopScreen);

/** Loads a legal page's content and the screen that all of them share in parallel. */
function legal(content: () => Promise<LegalPage>): Load {
  return async () => {
    const [{ LegalScreen }, page] = await Promise.all([
      import('#web/features/legal/legal-screen.tsx'),
      content(),
    ]);
    return () => <LegalScreen page={page} />;
  };
}

/** Loads a service's content and the screen that all services share in parallel. */
function service(content: () => Promise<ContentPage>): Load {
  return async () => {
    const [{ ServiceScreen }, page] = await Promise.all([
      import('#web/features/services/service-screen.tsx'),
      content(),
    ]);
    return () => <ServiceScreen page={page} />;
  };
}

/** The screen of each route except home. Each is loaded when first shown, or prefetched. */
export const screens: readonly (readonly [path: string, load: Load])[] = [
  [paths.aboutUs, about],
  [aliases.aboutUs, about],
  [
    paths.services,
    () => import('#web/features/services/services-screen.tsx').then((module) => module.ServicesScreen),
  ],
  [
    paths.urgentCare,
    service(() => import('#shared/services/content/urgent-care.ts').then((module) => module.urgentCare)),
  ],
  [
    paths.primaryCare,
    service(() => import('#shared/services/content/primary-care.ts').then((module) => module.primaryCare)),
  ],
  [
    paths.womensHealth,
    service(() => import('#shared/services/content/womens-health.ts').then((module) => module.womensHealth)),
  ],
  [
    paths.annualWellnessCheck,
    service(() =>
      import('#shared/services/content/annual-wellness-check.ts').then(
        (module) => module.annualWellnessCheck,
      ),
    ),
  ],
  [
    paths.emergency,
    service(() => import('#shared/services/content/emergency.ts').then((module) => module.emergency)),
  ],
  [
    paths.ultrasound,
    service(() => import('#shared/services/content/ultrasound.ts').then((module) => module.ultrasound)),
  ],
  [paths.xRay, service(() => import('#shared/services/content/x-ray.ts').then((module) => module.xRay))],
  [
    paths.ivTherapy,
    service(() => import('#shared/services/content/iv-therapy.ts').then((module) => module.ivTherapy)),
  ],
  [
    paths.weightLoss,
    service(() => import('#shared/services/content/weight-loss.ts').then((module) => module.weightLoss)),
  ],
  [paths.lab, () => import('./composed-screens/lab-screen.tsx').then((module) => module.LabScreen)],
  [paths.shopForTest, shop],
  [aliases.shopForTest, shop],
  [
    paths.billPay,
    () =>
      import('#web/features/payments/bill-pay/bill-pay-screen.tsx').then((module) => module.BillPayScreen),
  ],
  [paths.cart, () => import('./composed-screens/cart-screen.tsx').then((module) => module.CartScreen)],
  [
    paths.locations,
    () => import('#web/features/clinics/finder/finder-screen.tsx').then((module) => module.FinderScreen),
  ],
  [
    pathPatterns.locationDetail,
    () => import('./composed-screens/location-screen.tsx').then((module) => module.LocationScreen),
  ],
  [
    paths.contact,
    () => import('#web/features/contact/contact-screen.tsx').then((module) => module.ContactScreen),
  ],
  [paths.blog, () => import('#web/features/blog/blog-screen.tsx').then((module) => module.BlogScreen)],
  [
    pathPatterns.article,
    async ({ id } = {}) => {
      const { ArticleScreen, preloadArticle } = await import('#web/features/blog/article-screen.tsx');
      await preloadArticle(id);
      return ArticleScreen;
    },
  ],
  [
    paths.bookAppointment,
    () => import('#web/features/booking/booking-screen.tsx').then((module) => module.BookingScreen),
  ],
  [
    pathPatterns.confirmation,
    () =>
      import('#web/features/my-bookings/confirmation/confirmation-screen.tsx').then(
        (module) => module.ConfirmationScreen,
      ),
  ],
  [
    pathPatterns.reschedule,
    () =>
      import('#web/features/booking/reschedule/reschedule-screen.tsx').then(
        (module) => module.RescheduleScreen,
      ),
  ],
  [
    pathPatterns.notMine,
    () =>
      import('#web/features/my-bookings/not-mine/not-mine-screen.tsx').then((module) => module.NotMineScreen),
  ],
  [
    paths.openBookings,
    () =>
      import('#web/features/my-bookings/open-bookings/open-bookings-screen.tsx').then(
        (module) => module.OpenBookingsScreen,
      ),
  ],
  [
    paths.myBookings,
    () =>
      import('#web/features/my-bookings/list/my-bookings-screen.tsx').then(
        (module) => module.MyBookingsScreen,
      ),
  ],
  [
    pathPatterns.receipt,
    () => import('#web/features/payments/receipt/receipt-screen.tsx').then((module) => module.ReceiptScreen),
  ],
  [
    paths.adminBookings,
    () => import('#web/features/admin/dashboard/admin-screen.tsx').then((module) => module.AdminScreen),
  ],
  [paths.privacy, legal(() => import('#shared/legal/content/privacy.ts').then((module) => module.privacy))],
  [
    paths.privacyPractices,
    legal(() =>
      import('#shared/legal/content/privacy-practices.ts').then((module) => module.privacyPractices),
    ),
  ],
  [
    paths.nondiscrimination,
    legal(() =>
      import('#shared/legal/content/nondiscrimination.ts').then((module) => module.nondiscrimination),
    ),
  ],
  [paths.terms, legal(() => import('#shared/legal/content/terms.ts').then((module) => module.terms))],
  [
    paths.accessibility,
    legal(() => import('#shared/legal/content/accessibility.ts').then((module) => module.accessibility)),
  ],
  [
    paths.insurance,
    legal(() => import('#shared/legal/content/insurance.ts').then((module) => module.insurance)),
  ],
];
