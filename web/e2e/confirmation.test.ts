import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { bookAppointment, confirmationNumber, type Slot } from './booking-steps.ts';
import { openSite } from './site.ts';

const site = openSite();
const slot: Slot = { clinic: 'Spring Mountain / Rainbow', time: '9:00' };

/** The storage of the browser that booked, to continue as the same visitor in a new profile. */
let storage: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
let number: string;

beforeAll(async () => {
  const page = await site.visit('/book-appointment');
  number = await bookAppointment(page, slot);
  storage = await page.context().storageState();
});

function openConfirmation(): Promise<Page> {
  return site.visit(`/appointment-confirmation/${number}`, { storageState: storage });
}

test('it shows the booking, and how to prepare for it', async () => {
  const page = await openConfirmation();
  const main = page.getByRole('main');
  await confirmationNumber(page);
  for (const text of [slot.clinic, 'Maya Torres', '9:00 AM', 'Monday, November 23, 2026', 'Confirmed']) {
    await main.getByText(text).first().waitFor();
  }
  for (const advice of [/15 minutes early/, /bring .*ID/i, /insurance card/]) {
    await main.getByText(advice).first().waitFor();
  }
  // Never shown, not even in print.
  expect(await main.textContent()).not.toMatch(/1984|XK-99122/);
});

test('its four ways on go where they should', async () => {
  const page = await openConfirmation();
  await confirmationNumber(page);
  const main = page.getByRole('main');

  await page.evaluate(() => {
    const counted = window as unknown as { printed: number };
    counted.printed = 0;
    window.print = () => {
      counted.printed += 1;
    };
  });
  await main.getByRole('button', { name: /^print/i }).click();
  expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1);

  const viewBookings = main.getByRole('link', { name: /view bookings/i });
  expect(await viewBookings.getAttribute('href')).toBe('#/my-bookings');

  await main.getByRole('link', { name: /book another/i }).click();
  await page.waitForURL(/#\/book-appointment$/);
  await page.goBack();
  await main.getByRole('link', { name: /back home|home/i }).click();
  await page.waitForURL(/#\/home$/);
});

test('the link survives a reload', async () => {
  const page = await openConfirmation();
  await confirmationNumber(page);
  await page.reload();
  expect(await confirmationNumber(page)).toBe(number);
});

test('opened directly, it paints nothing of home first', async () => {
  const home = await site.visit('/home');
  const homeHeading = await home.getByRole('heading', { level: 1 }).textContent();

  const page = await site.newPage({ storageState: storage });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    (window as unknown as { headingsPainted: Set<string> }).headingsPainted = seen;
    const look = () => {
      for (const heading of document.querySelectorAll('h1')) {
        if (heading.checkVisibility()) seen.add(heading.textContent);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(`/#/appointment-confirmation/${number}`);
  await confirmationNumber(page);
  const painted = await page.evaluate(() => [
    ...(window as unknown as { headingsPainted: Set<string> }).headingsPainted,
  ]);
  expect(painted).not.toContain(homeHeading);
  expect(painted).toHaveLength(1);
});

test.each([
  ['an unknown number', () => 'UC123456ABCDEF'],
  ['the number of an appointment booked in another browser', () => number],
  ['something that is not a number', () => '%3Cb%3Enone'],
])('%s shows the Booking Not Found panel', async (_, someNumber) => {
  const page = await site.visit(`/appointment-confirmation/${someNumber()}`);
  await page.getByRole('heading', { level: 1, name: 'Booking Not Found', exact: true }).waitFor();
  await page
    .getByText(
      'The requested booking could not be found. Please check your confirmation number or contact support.',
      { exact: true },
    )
    .waitFor();
  expect(await page.getByRole('main').textContent()).not.toContain('Maya');
});

test.each(['/appointment-confirmation', '/appointment-confirmation/'])('%s goes home', async (route) => {
  const page = await site.visit(route);
  await page.waitForURL(/#\/home$/);
});
