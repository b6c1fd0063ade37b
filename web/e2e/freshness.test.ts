import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { searchTexts } from '#web/features/booking/search/search-texts.ts';
import {
  bookingDialog,
  clinicId,
  clinicNames,
  fillForm,
  formValues,
  freeSlot,
  newPatient,
  openDialog,
  pastSlot,
  type Slot,
  takenSlot,
  waitForTimes,
} from './booking-steps.ts';
import type { PageOptions } from './page.ts';
import { runClockUntilSeen } from './screen-steps.ts';
import { openSite } from './site.ts';

const site = openSite();

/** Another patient books the slot. */
async function bookElsewhere({ clinic, time }: Slot): Promise<void> {
  await site.system.book({ location: { id: clinicId(clinic) }, date: '2026-11-23', time });
}

/** Opens the list of slots. The test controls the browser's clock. */
async function openList(options?: PageOptions): Promise<{ page: Page; asked: { times: number } }> {
  const page = await site.newPage(options);
  await page.clock.install();
  await page.goto('/#/book-appointment');
  await waitForTimes(page);
  const asked = { times: 0 };
  page.on('request', (request) => {
    if (request.url().includes('/api/availability')) asked.times += 1;
  });
  return { page, asked };
}

/** Hides this tab, as when another tab comes to the front, or shows it again. */
async function turnTab(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}

test('after 30 seconds a slot another patient booked is shown as taken, with no other change; in the background, only once the tab is back; an open form loses nothing', async () => {
  const slot: Slot = { clinic: 'Eastern / Flamingo', time: '9:30' };
  const { page, asked } = await openList();
  const names = await clinicNames(page);
  await bookElsewhere(slot);
  await page.clock.runFor(25_000);
  expect(asked.times).toBe(0);
  await freeSlot(page, slot).waitFor();
  await page.clock.runFor(6_000);
  await takenSlot(page, slot).waitFor();
  expect(asked.times).toBe(1);
  expect(await clinicNames(page)).toEqual(names);

  const second: Slot = { clinic: 'Eastern / Flamingo', time: '10:45' };
  await turnTab(page, 'hidden');
  await bookElsewhere(second);
  await page.clock.runFor(120_000);
  expect(asked.times).toBe(1);
  await turnTab(page, 'visible');
  await takenSlot(page, second).waitFor();

  const patient = newPatient();
  await openDialog(page, { clinic: 'Eastern / Flamingo', time: '11:30' });
  await fillForm(page, patient);
  const before = asked.times;
  await page.clock.runFor(31_000);
  await expect.poll(() => asked.times).toBe(before + 1);
  expect(await bookingDialog(page).isVisible()).toBe(true);
  expect(await formValues(page)).toEqual(patient);
});

test('without network the list stays, says that it may be out of date, and slots become past by the clock of the clinics', async () => {
  const { page } = await openList({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });
  await page.getByRole('status').getByText('10 clinics').waitFor();
  await page.context().setOffline(true);
  // In this time, the list refreshes and retries twice.
  await page.clock.runFor(31_000);
  await runClockUntilSeen(page, page.getByText(searchTexts.results.stale));
  expect(await page.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(10);

  // The server said it was 8:00. The browser's own clock differs, so only the elapsed time shows that 9:30 is over.
  await page.clock.fastForward(95 * 60_000);
  await page.clock.runFor(11_000);
  await pastSlot(page, { clinic: 'Maryland Pkwy / Tropicana', time: '9:30' }).waitFor();
  await freeSlot(page, { clinic: 'Maryland Pkwy / Tropicana', time: '1:45' }).waitFor();
});
