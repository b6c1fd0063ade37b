import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mapTexts } from '#web/features/booking/map/map-texts.ts';
import { searchTexts } from '#web/features/booking/search/search-texts.ts';
import {
  clinicCard,
  clinicCards,
  clinicNames,
  expectCount,
  freeSlot,
  waitForTimes,
} from './booking-steps.ts';
import type { PageOptions } from './page.ts';
import { openSite } from './site.ts';

const site = openSite();

const mapOf = (page: Page) => page.getByRole('region', { name: mapTexts.name });
const pin = (page: Page, clinic: string) => mapOf(page).getByRole('button', { name: clinic });

/** The list with the map and its ten pins. */
async function openMap(options?: PageOptions): Promise<Page> {
  const page = await (options ? site.visit : site.roam)('/book-appointment', options);
  await waitForTimes(page);
  await pin(page, 'Cactus').waitFor();
  return page;
}

async function centerOf(box: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/** Distance of a clinic's pin from the center of the map, in pixels. */
async function pixelsOffCenter(page: Page, clinic: string): Promise<number> {
  const [middle, at] = await Promise.all([
    centerOf(mapOf(page).getByRole('application')),
    centerOf(pin(page, clinic)),
  ]);
  return Math.hypot(at.x - middle.x, at.y - middle.y);
}

test('a pin selects its card, also by keyboard, and brings it into view, a card selects its pin and moves the map there', async () => {
  const page = await openMap();
  const [first] = await clinicNames(page);
  expect(await pin(page, first ?? '').getAttribute('aria-pressed')).toBe('true');

  await pin(page, 'Cactus').click();
  const card = clinicCard(page, 'Cactus');
  await expect.poll(() => card.getAttribute('aria-current')).toBe('true');
  await expectCount(clinicCards(page).and(page.locator('[aria-current]')), 1);
  await expect
    .poll(() =>
      card.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top < innerHeight && bottom > 0;
      }),
    )
    .toBe(true);

  await pin(page, 'Craig / Ferrell').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => clinicCard(page, 'Craig / Ferrell').getAttribute('aria-current')).toBe('true');

  expect(await pixelsOffCenter(page, 'Washington / Lamb')).toBeGreaterThan(60);
  await clinicCard(page, 'Washington / Lamb').getByRole('heading').click();
  await expect.poll(() => pin(page, 'Washington / Lamb').getAttribute('aria-pressed')).toBe('true');
  expect(await mapOf(page).locator('[aria-pressed=true]').count()).toBe(1);
  await expect.poll(() => pixelsOffCenter(page, 'Washington / Lamb')).toBeLessThan(60);
});

/** The results of writing text where the browser turns it into HTML or scripts. */
function writeIntoSinks(): string[] {
  const script = document.createElement('script');
  const writes = [
    () => Object.assign(document.createElement('div'), { innerHTML: '<img src="x" onerror="alert(1)">' }),
    () => document.body.insertAdjacentHTML('beforeend', '<svg/><form action="/"></form>'),
    () => Object.assign(script, { src: 'https://evil.example/x.js' }),
    () => Object.assign(script, { src: 'https://js.stripe.com.evil.example/x.js' }),
    () => Object.assign(script, { text: 'alert(1)' }),
    () => Object.assign(script, { src: 'https://js.stripe.com/v3/fingerprinted/js/x.js' }),
    () => new DOMParser().parseFromString('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'),
  ];
  return writes.map((write) => {
    try {
      write();
      return 'accepted';
    } catch (error) {
      return (error as Error).name;
    }
  });
}

test('with tiles, nothing is said about missing streets, their source is credited, and no other text becomes HTML or a script', async () => {
  const page = await openMap({
    hasTiles: true,
    expectedErrors: [/trusted-types-sink/, /'Trusted(HTML|Script|ScriptURL)'/],
  });
  await mapOf(page).getByRole('link', { name: 'OpenStreetMap' }).waitFor();
  await expect.poll(() => page.locator('img[src*="tile.openstreetmap.org"]').count()).toBeGreaterThan(0);
  expect(await page.getByText(mapTexts.noStreets).count()).toBe(0);

  // The last two writes are allowed, because Stripe.js makes them.
  expect(await page.evaluate(writeIntoSinks)).toEqual([
    ...Array(5).fill('TypeError'),
    'accepted',
    'accepted',
  ]);
});

test('without tiles the map says so and still works, and so does booking', async () => {
  const page = await openMap();
  await page.getByText(mapTexts.noStreets).waitFor();
  await pin(page, 'Cactus').click();
  await expect.poll(() => clinicCard(page, 'Cactus').getAttribute('aria-current')).toBe('true');
  await mapOf(page).getByRole('button', { name: mapTexts.zoomIn }).click();
  await freeSlot(page, { clinic: 'Cactus', time: '9:00' }).click();
  await page.getByRole('dialog').waitFor();
});

test('when the map itself cannot be loaded, the list does not suffer', async () => {
  const page = await site.newPage({ expectedErrors: [/ERR_FAILED/] });
  await page.route(/\/assets\/clinic-map-.*\.js$/, (route) => route.abort());
  await page.goto('/#/book-appointment');
  await waitForTimes(page);
  await page.getByText(mapTexts.failed).waitFor();
  await expectCount(clinicCards(page), 10);
  await freeSlot(page, { clinic: 'Eastern / Flamingo', time: '9:30' }).click();
  await page.getByRole('dialog').waitFor();
});

test('on a phone the list comes first, and the map on request', async () => {
  const page = await site.visit('/book-appointment', { width: 360, height: 740 });
  await waitForTimes(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  expect(await mapOf(page).count()).toBe(0);
  await clinicCard(page, 'Cactus').getByRole('button', { name: searchTexts.card.showOnMap }).click();
  await expect.poll(() => pin(page, 'Cactus').getAttribute('aria-pressed')).toBe('true');
  expect(requested.some((url) => url.includes('clinic-map'))).toBe(true);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await clinicCard(page, 'Cactus').waitFor();
});

test('no other screen loads the map', async () => {
  const page = await site.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/#/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/#/appointment-confirmation/UC123456ABCDEF');
  await page.getByRole('heading', { name: 'Booking Not Found' }).waitFor();
  expect(scripts.filter((url) => /clinic-map|leaflet|openstreetmap/.test(url))).toEqual([]);
});
