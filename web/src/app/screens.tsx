import type { LegalPage } from '#shared/legal/legal-page.ts';
import type { ContentPage } from '#shared/site/content.ts';
import type { LoadScreen as Load } from './screen/lazy-screen.ts';
import { screenTable } from './screen-table.ts';

type Row = (typeof screenTable)[number];
type ServiceRow = Extract<Row, { 1: 'service-screen' }>;
type LegalRow = Extract<Row, { 1: 'legal-screen' }>;

const screenImports: Record<Exclude<Row, ServiceRow | LegalRow>[1], Load> = {
  'about-screen': () => import('#web/features/about/about-screen.tsx').then((module) => module.AboutScreen),
  'services-screen': () =>
    import('#web/features/services/services-screen.tsx').then((module) => module.ServicesScreen),
  'composed-screens/lab-screen': () =>
    import('./composed-screens/lab-screen.tsx').then((module) => module.LabScreen),
  'shop-screen': () =>
    import('#web/features/lab-tests/shop/shop-screen.tsx').then((module) => module.ShopScreen),
  'bill-pay-screen': () =>
    import('#web/features/payments/bill-pay/bill-pay-screen.tsx').then((module) => module.BillPayScreen),
  'composed-screens/cart-screen': () =>
    import('./composed-screens/cart-screen.tsx').then((module) => module.CartScreen),
  'finder-screen': () =>
    import('#web/features/clinics/finder/finder-screen.tsx').then((module) => module.FinderScreen),
  'composed-screens/location-screen': () =>
    import('./composed-screens/location-screen.tsx').then((module) => module.LocationScreen),
  'contact-screen': () =>
    import('#web/features/contact/contact-screen.tsx').then((module) => module.ContactScreen),
  'blog-screen': () => import('#web/features/blog/blog-screen.tsx').then((module) => module.BlogScreen),
  'article-screen': async ({ id } = {}) => {
    const { ArticleScreen, preloadArticle } = await import('#web/features/blog/article-screen.tsx');
    await preloadArticle(id);
    return ArticleScreen;
  },
  'composed-screens/booking-screen': () =>
    import('./composed-screens/booking-screen.tsx').then((module) => module.BookingScreen),
  'confirmation-screen': () =>
    import('#web/features/my-bookings/confirmation/confirmation-screen.tsx').then(
      (module) => module.ConfirmationScreen,
    ),
  'reschedule-screen': () =>
    import('#web/features/booking/reschedule/reschedule-screen.tsx').then(
      (module) => module.RescheduleScreen,
    ),
  'not-mine-screen': () =>
    import('#web/features/my-bookings/not-mine/not-mine-screen.tsx').then((module) => module.NotMineScreen),
  'open-bookings-screen': () =>
    import('#web/features/my-bookings/open-bookings/open-bookings-screen.tsx').then(
      (module) => module.OpenBookingsScreen,
    ),
  'my-bookings-screen': () =>
    import('#web/features/my-bookings/list/my-bookings-screen.tsx').then((module) => module.MyBookingsScreen),
  'receipt-screen': () =>
    import('#web/features/payments/receipt/receipt-screen.tsx').then((module) => module.ReceiptScreen),
  'estimate-screen': () =>
    import('#web/features/my-bookings/estimate/estimate-screen.tsx').then((module) => module.EstimateScreen),
  'waitlist-screen': () =>
    import('#web/features/my-bookings/waitlist/waitlist-screen.tsx').then((module) => module.WaitlistScreen),
  'admin-screen': () =>
    import('#web/features/admin/dashboard/admin-screen.tsx').then((module) => module.AdminScreen),
};

const services: Record<ServiceRow[2], () => Promise<{ page: ContentPage }>> = {
  'urgent-care': () => import('#shared/services/content/urgent-care.md'),
  'primary-care': () => import('#shared/services/content/primary-care.md'),
  'womens-health': () => import('#shared/services/content/womens-health.md'),
  'annual-wellness-check': () => import('#shared/services/content/annual-wellness-check.md'),
  emergency: () => import('#shared/services/content/emergency.md'),
  ultrasound: () => import('#shared/services/content/ultrasound.md'),
  'x-ray': () => import('#shared/services/content/x-ray.md'),
  'iv-therapy': () => import('#shared/services/content/iv-therapy.md'),
  'weight-loss': () => import('#shared/services/content/weight-loss.md'),
};

const legalPages: Record<LegalRow[2], () => Promise<LegalPage>> = {
  privacy: () => import('#shared/legal/content/privacy.ts').then((module) => module.privacy),
  'privacy-practices': () =>
    import('#shared/legal/content/privacy-practices.ts').then((module) => module.privacyPractices),
  nondiscrimination: () =>
    import('#shared/legal/content/nondiscrimination.ts').then((module) => module.nondiscrimination),
  terms: () => import('#shared/legal/content/terms.ts').then((module) => module.terms),
  accessibility: () =>
    import('#shared/legal/content/accessibility.ts').then((module) => module.accessibility),
  insurance: () => import('#shared/legal/content/insurance.ts').then((module) => module.insurance),
};

/** Loads a service's content in parallel with the screen that all services share. */
async function loadService(content: ServiceRow[2]) {
  const [{ ServiceScreen }, { page }] = await Promise.all([
    import('#web/features/services/service-screen.tsx'),
    services[content](),
  ]);
  return () => <ServiceScreen page={page} />;
}

/** Loads a legal page's content in parallel with the screen that all legal pages share. */
async function loadLegal(content: LegalRow[2]) {
  const [{ LegalScreen }, page] = await Promise.all([
    import('#web/features/legal/legal-screen.tsx'),
    legalPages[content](),
  ]);
  return () => <LegalScreen page={page} />;
}

function loaderOf(row: Row): Load {
  switch (row[1]) {
    case 'service-screen':
      return () => loadService(row[2]);
    case 'legal-screen':
      return () => loadLegal(row[2]);
    default:
      return screenImports[row[1]];
  }
}

/** The screen of each route except home, loaded when first shown or prefetched. */
export const screens = screenTable.map((row): readonly [path: string, load: Load] => [row[0], loaderOf(row)]);
