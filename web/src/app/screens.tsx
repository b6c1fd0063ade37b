import type { ComponentType } from 'react';
import type { ContentPage } from '#shared/site/content.ts';
import { aliases, pathPatterns, paths } from '#web/lib/paths.ts';

type Load = () => Promise<ComponentType>;

const about: Load = () => import('#web/features/about/about-screen.tsx').then((all) => all.AboutScreen);
const shop: Load = () => import('#web/features/lab-tests/shop/shop-screen.tsx').then((all) => all.ShopScreen);

/** A service's screen is its content, and what all services share: asked for together. */
function service(content: () => Promise<ContentPage>): Load {
  return async () => {
    const [{ ServiceScreen }, page] = await Promise.all([
      import('#web/features/services/service-screen.tsx'),
      content(),
    ]);
    return () => <ServiceScreen page={page} />;
  };
}

/** Which screen shows for which route (spec §2), but for home. Each is loaded on its first visit, or just before. */
export const screens: readonly (readonly [path: string, load: Load])[] = [
  [paths.aboutUs, about],
  [aliases.aboutUs, about],
  [
    paths.services,
    () => import('#web/features/services/services-screen.tsx').then((all) => all.ServicesScreen),
  ],
  [
    paths.urgentCare,
    service(() => import('#shared/services/content/urgent-care.ts').then((all) => all.urgentCare)),
  ],
  [
    paths.primaryCare,
    service(() => import('#shared/services/content/primary-care.ts').then((all) => all.primaryCare)),
  ],
  [
    paths.womensHealth,
    service(() => import('#shared/services/content/womens-health.ts').then((all) => all.womensHealth)),
  ],
  [
    paths.annualWellnessCheck,
    service(() =>
      import('#shared/services/content/annual-wellness-check.ts').then((all) => all.annualWellnessCheck),
    ),
  ],
  [
    paths.emergency,
    service(() => import('#shared/services/content/emergency.ts').then((all) => all.emergency)),
  ],
  [
    paths.ultrasound,
    service(() => import('#shared/services/content/ultrasound.ts').then((all) => all.ultrasound)),
  ],
  [paths.xRay, service(() => import('#shared/services/content/x-ray.ts').then((all) => all.xRay))],
  [
    paths.ivTherapy,
    service(() => import('#shared/services/content/iv-therapy.ts').then((all) => all.ivTherapy)),
  ],
  [
    paths.weightLoss,
    service(() => import('#shared/services/content/weight-loss.ts').then((all) => all.weightLoss)),
  ],
  [paths.lab, () => import('./composed-screens/lab-screen.tsx').then((all) => all.LabScreen)],
  [paths.shopForTest, shop],
  [aliases.shopForTest, shop],
  [
    paths.billPay,
    () => import('#web/features/payments/bill-pay/bill-pay-screen.tsx').then((all) => all.BillPayScreen),
  ],
  [paths.cart, () => import('./composed-screens/cart-screen.tsx').then((all) => all.CartScreen)],
  [
    paths.locations,
    () => import('#web/features/clinics/finder/finder-screen.tsx').then((all) => all.FinderScreen),
  ],
  [
    pathPatterns.locationDetail,
    () => import('./composed-screens/location-screen.tsx').then((all) => all.LocationScreen),
  ],
  [paths.contact, () => import('#web/features/contact/contact-screen.tsx').then((all) => all.ContactScreen)],
  [paths.blog, () => import('#web/features/blog/blog-screen.tsx').then((all) => all.BlogScreen)],
  [
    pathPatterns.article,
    () => import('#web/features/blog/article-screen.tsx').then((all) => all.ArticleScreen),
  ],
  [
    paths.bookAppointment,
    () => import('#web/features/booking/booking-screen.tsx').then((all) => all.BookingScreen),
  ],
  [
    pathPatterns.confirmation,
    () =>
      import('#web/features/my-bookings/confirmation/confirmation-screen.tsx').then(
        (all) => all.ConfirmationScreen,
      ),
  ],
  [
    pathPatterns.reschedule,
    () =>
      import('#web/features/booking/reschedule/reschedule-screen.tsx').then((all) => all.RescheduleScreen),
  ],
  [
    paths.myBookings,
    () => import('#web/features/my-bookings/list/my-bookings-screen.tsx').then((all) => all.MyBookingsScreen),
  ],
  [
    paths.adminBookings,
    () => import('#web/features/admin/dashboard/admin-screen.tsx').then((all) => all.AdminScreen),
  ],
];
