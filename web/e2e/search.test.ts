import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { slotTimes } from '#shared/appointments/slots.ts';
import type { Availability } from '#shared/availability/routes.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { distanceMiles, formatMiles } from '#shared/clinics/distance.ts';
import { placeTexts } from '#web/domain/clinics/place-texts.ts';
import { searchTexts } from '#web/features/booking/search/search-texts.ts';
import { slotTexts } from '#web/features/booking/slots/slot-texts.ts';
import {
  clinicCard,
  clinicCards,
  clinicNames,
  expectCount,
  focusedText,
  waitForTimes,
} from './booking-steps.ts';
import { openSite } from './site.ts';

const site = openSite();

const listedNames = clinics.map(({ name }) => name);

async function search(page: Page, text: string): Promise<void> {
  await page.getByLabel('Location', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

async function openList(): Promise<Page> {
  const page = await site.roam('/book-appointment');
  await waitForTimes(page);
  return page;
}

const slotButtons = (page: Page, clinic: string) =>
  clinicCard(page, clinic).getByRole('button', { name: / (AM|PM)\b.*, / });

test('searching asks for a place, lists all clinics from it or those it names, the first one selected, and never none', async () => {
  const page = await openList();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByText(searchTexts.form.locationMissing).waitFor();
  expect(await page.getByLabel('Location', { exact: true }).getAttribute('placeholder')).toBe(
    'Enter city, address or zip',
  );
  await expectCount(clinicCards(page), 10);

  for (const [text, first, count] of [
    ['89117', 'Spring Mountain / Rainbow', 10],
    ['Henderson, NV', 'Volunteer Blvd & Raiders Way', 10],
    ['cactus ave', 'Cactus', 1],
    [' Rainbow / Rob ', 'Rainbow / Robindale', 1],
    ['Reno', 'Craig / Ferrell', 10],
    ['asdf', 'Craig / Ferrell', 10],
  ] as const) {
    await search(page, text);
    await expect.poll(async () => (await clinicNames(page))[0], { message: text }).toBe(first);
    await expectCount(clinicCards(page), count);
    expect(await clinicCards(page).nth(0).getAttribute('aria-current'), text).toBe('true');
  }
});

test('by keyboard, the first available time is at most three presses of the Tab key after a search', async () => {
  const page = await openList();
  await page.getByLabel('Location', { exact: true }).fill('Summerlin');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('nearest to Summerlin').waitFor();
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toMatch(
    /^Skip to the first available time: Spring Mountain \/ Rainbow, today, /,
  );
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('Spring Mountain / Rainbow').first().waitFor();
});

test('another date shows the times of that day, a weekend that the clinics are closed, and the next open day', async () => {
  const page = await openList();
  await page.getByLabel('Date', { exact: true }).fill('2026-12-01');
  await page.getByRole('heading', { level: 2, name: 'Tuesday, December 1' }).waitFor();
  await page
    .getByRole('button', { name: '9:30 AM, Tuesday, December 1, Eastern / Flamingo', exact: true })
    .waitFor();

  await page.getByLabel('Date', { exact: true }).fill('2026-11-28');
  await page.getByText(searchTexts.noOpenings.weekend.title()).waitFor();
  expect(
    await page
      .getByRole('link', { name: /Call \(\d{3}\) \d{3}-\d{4}/ })
      .last()
      .isVisible(),
  ).toBe(true);
  await page.getByRole('button', { name: searchTexts.noOpenings.nextDay('2026-11-30') }).click();
  await page.getByRole('heading', { level: 2, name: 'Monday, November 30' }).waitFor();
  await waitForTimes(page);
});

test('where the visitor is known, the nearest clinic comes first, with miles or feet', async () => {
  const here = { lat: 36.0, lng: -115.165 };
  const page = await site.visit('/book-appointment', {
    permissions: ['geolocation'],
    geolocation: { latitude: here.lat, longitude: here.lng },
  });
  const nearest = clinics.toSorted((a, b) => distanceMiles(here, a) - distanceMiles(here, b));
  await expect.poll(() => clinicNames(page)).toEqual(nearest.map(({ name }) => name));
  for (const clinic of nearest) {
    await clinicCard(page, clinic.name)
      .getByText(formatMiles(distanceMiles(here, clinic)))
      .waitFor();
  }
  expect(await clinicCard(page, 'Cactus').textContent()).toMatch(/\d+ ft/);
});

test('a visitor who does not tell where they are still has the whole list, with four times a clinic and the others when asked, and no alarm', async () => {
  const page = await site.visit('/book-appointment');
  await waitForTimes(page);
  await page.getByRole('button', { name: placeTexts.useMyLocation }).click();
  await page.getByRole('status').getByText(placeTexts.noLocation).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect((await clinicNames(page)).toSorted()).toEqual(listedNames.toSorted());
  expect(await page.getByRole('main').textContent()).not.toMatch(/\d miles/);

  const clinic = 'Eastern / Serene';
  expect(await slotButtons(page, clinic).count()).toBe(4);
  await clinicCard(page, clinic).getByRole('button', { name: 'view 4 more' }).click();
  await expectCount(slotButtons(page, clinic), 8);
  await clinicCard(page, clinic).getByRole('button', { name: 'view less' }).click();
  await expectCount(slotButtons(page, clinic), 4);
});

test('sorted by the earliest time, the clinic that is free first comes first', async () => {
  const page = await openList();
  const response = await fetch(`${site.system.origin}/api/availability?date=2026-11-23`);
  const { locations } = (await response.json()) as Availability;
  const firstFree = new Map(
    locations.map(({ id, slots }) => [id, slots.find(({ isAvailable }) => isAvailable)?.startsAt ?? '~']),
  );
  await page.getByLabel('Sort by').selectOption({ label: 'Earliest available' });
  const instants = async () =>
    (await clinicNames(page)).map(
      (name) => firstFree.get(clinics.find((clinic) => clinic.name === name)?.id ?? '1') ?? '',
    );
  await expect.poll(instants).toEqual([...firstFree.values()].toSorted());
  expect(await clinicCards(page).nth(0).getAttribute('aria-current')).toBe('true');
});

test('a clinic with nothing left offers the phone, one nearby that has times, and the next day', async () => {
  const date = '2026-11-24';
  for (const time of slotTimes('3', date)) await site.system.book({ location: { id: '3' }, date, time });
  const page = await openList();
  await page.getByLabel('Date', { exact: true }).fill(date);
  const card = clinicCard(page, 'Craig / Ferrell');
  await card.getByText(slotTexts.alternatives.text).waitFor();
  expect(await card.getByRole('link', { name: /call/i }).first().getAttribute('href')).toMatch(/^tel:/);

  const nearby = 'Las Vegas Blvd / Belmont';
  await card.getByRole('button', { name: nearby }).click();
  await expect.poll(() => clinicCard(page, nearby).getAttribute('aria-current')).toBe('true');
  expect(await focusedText(page)).toBe(nearby);

  await card.getByRole('button', { name: /Wednesday, November 25/ }).click();
  await page.getByRole('heading', { level: 2, name: 'Wednesday, November 25' }).waitFor();
});
