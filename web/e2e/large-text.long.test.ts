import { expect, test } from 'vitest';
import { bookedVisitor } from './booking-steps.ts';
import { lookAtTargets, phone, phoneFaultsOf, type SeenOnPhone } from './phone-steps.ts';
import { frames, goTo, openScreen } from './screen-steps.ts';
import { openSite } from './site.ts';

const site = openSite();

/** One static page of each kind. */
const staticPages = [
  '/clinics',
  '/clinics/cactus',
  '/services/lab',
  '/lab-tests/tsh',
  '/blog/uti-testing-what-to-expect',
];

// screens.test.ts tests the other screens.
test('no screen of a booking and no static page scrolls sideways with large text, or has targets too small for a thumb', async () => {
  const { number, appointments } = await bookedVisitor(site.system, {
    clinic: 'Eastern / Flamingo',
    time: '9:30',
  });
  const page = await openScreen(site, '/services', phone);
  await page.evaluate((stored) => localStorage.setItem('appointments', stored), appointments);
  const browser = await page.context().newCDPSession(page);
  const seen = new Map<string, SeenOnPhone>();
  for (const route of [`/appointment-confirmation/${number}`, `/reschedule/${number}`, '/my-bookings']) {
    await goTo(page, route);
    await frames(page, 2);
    seen.set(route, await lookAtTargets(page, browser));
  }
  for (const path of staticPages) {
    await page.goto(new URL(path, page.url()).href);
    seen.set(path, await lookAtTargets(page, browser));
  }
  expect(phoneFaultsOf(seen)).toEqual([]);
});
