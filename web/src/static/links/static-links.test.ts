import { expect, test } from 'vitest';
import { staticHref } from './static-links.ts';

test.each([
  ['/home', '/'],
  ['/location-detail/10', '/clinics/cactus'],
  ['/urgentCare', '/services/urgent-care'],
  [{ pathname: '/shop-for-test', search: '?test=cbc' }, '/lab-tests/cbc'],
  ['/privacy', '/privacy'],
])('a link to %j leads from a static page to the one that says the same: %s', (to, href) => {
  expect(staticHref(to)).toBe(href);
});

test.each([
  ['/book-appointment?clinic=10', '/#/book-appointment?clinic=10'],
  ['/my-bookings', '/#/my-bookings'],
])('a link to %s, which has no static page, leads into the app', (to, href) => {
  expect(staticHref(to)).toBe(href);
});
