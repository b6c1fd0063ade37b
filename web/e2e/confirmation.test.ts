import { beforeAll, expect, test } from 'vitest';
import { bookedVisitor, confirmationNumber, type Slot } from './booking-steps.ts';
import { goTo, pagesPrinted } from './screen-steps.ts';
import { openSite } from './site.ts';

const site = openSite();
const slot: Slot = { clinic: 'Spring Mountain / Rainbow', time: '9:00' };

let storageState: Awaited<ReturnType<typeof bookedVisitor>>['storageState'];
let number: string;

beforeAll(async () => {
  ({ number, storageState } = await bookedVisitor(site.system, slot));
});

test('it shows the booking and how to prepare for it, after a reload too; its four ways on go where they should', async () => {
  const page = await site.visit(`/appointment-confirmation/${number}`, { storageState });
  expect(await confirmationNumber(page)).toBe(number);
  await page.reload();
  const main = page.getByRole('main');
  expect(await confirmationNumber(page)).toBe(number);
  for (const text of [slot.clinic, 'Maya Torres', '9:00 AM', 'Monday, November 23, 2026', 'Confirmed']) {
    await main.getByText(text).first().waitFor();
  }
  for (const advice of [/15 minutes early/, /bring .*ID/i, /insurance card/]) {
    await main.getByText(advice).first().waitFor();
  }
  // Date of birth and insurance number are never shown, not even in print.
  expect(await main.textContent()).not.toMatch(/1984|XK-99122/);

  expect(await pagesPrinted(page)).toBe(1);
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
  await page.waitForURL(/#\/book-appointment\?clinic=\d+$/);
  await page.goBack();
  await main.getByRole('link', { name: /back home|home/i }).click();
  await page.waitForURL(/#\/home$/);
});

test('opened directly, it paints nothing of home first', async () => {
  const page = await site.newPage({ storageState });
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
  expect(painted).toHaveLength(1);
  await goTo(page, '/home');
  expect(painted).not.toContain(await page.getByRole('heading', { level: 1 }).textContent());
});

test('without its token, an appointment is not found, like an unknown number; without a number, home opens', async () => {
  const page = await site.visit('/appointment-confirmation/UC123456ABCDEF');
  for (const notMine of ['UC123456ABCDEF', number, '%3Cb%3Enone']) {
    await page.goto(`/#/appointment-confirmation/${notMine}`);
    await page.getByRole('heading', { level: 1, name: 'Booking Not Found', exact: true }).waitFor();
    await page
      .getByText(
        'The requested booking could not be found. Please check your confirmation number or contact support.',
        { exact: true },
      )
      .waitFor();
    expect(await page.getByRole('main').textContent()).not.toContain('Maya');
    await goTo(page, '/x-ray');
  }
  for (const numberless of ['/appointment-confirmation', '/appointment-confirmation/']) {
    await page.goto(`/#${numberless}`);
    await page.waitForURL(/#\/home$/);
    await goTo(page, '/x-ray');
  }
});
