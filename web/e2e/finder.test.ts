import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { openSite } from './site.ts';

const site = openSite();

// spec §9: the earth's radius for home and the finder.
const earthKm = 6371;

interface Place {
  lat: number;
  lng: number;
}

/** The haversine distance, computed independently. */
function kmBetween(a: Place, b: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const across = Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return 2 * earthKm * Math.asin(Math.sqrt(half(a.lat, b.lat) + across));
}

const status = (page: Page) => page.getByRole('search').getByRole('status');
const zip = (page: Page) => page.getByLabel('ZIP code');
const highlighted = (page: Page) => page.getByRole('listitem').and(page.locator('[aria-current="true"]'));

async function search(page: Page, code: string): Promise<void> {
  await zip(page).fill(code);
  await page.getByRole('button', { name: 'Search' }).click();
}

/** The field shows and announces the error, and keeps what was typed. */
async function toldAtTheField(page: Page, words: RegExp): Promise<void> {
  await expect
    .poll(() =>
      zip(page).evaluate((input) => {
        const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
        return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
      }),
    )
    .toMatch(words);
  expect(await zip(page).getAttribute('aria-invalid')).toBe('true');
  expect(await status(page).textContent()).toMatch(words);
  const call = page.getByRole('search').getByRole('link', { name: /^Call/ });
  expect(await call.getAttribute('href')).toBe(brand.phoneHref);
  expect(await highlighted(page).count()).toBe(0);
}

const nearestTo = [
  ['89123', 'Eastern / Serene'],
  ['89032', 'Craig / Ferrell'],
  ['89146', 'Spring Mountain / Rainbow'],
] as const;

test('the clinic nearest to a ZIP code is highlighted, in view, with its distance', async () => {
  const page = await site.roam('/locations');
  for (const [code, name] of nearestTo) {
    const response = await fetch(`${site.system.origin}/api/geocode?postalcode=${code}`);
    const [found] = (await response.json()) as { lat: string; lon: string }[];
    const place = { lat: Number(found?.lat), lng: Number(found?.lon) };
    const byDistance = clinics.toSorted((a, b) => kmBetween(place, a) - kmBetween(place, b));
    const nearest = byDistance[0] ?? expect.fail();
    expect(nearest.name).toBe(name);

    await search(page, code);
    const distance = `${kmBetween(place, nearest).toFixed(2)} km`;
    await status(page).getByText(`Nearest: ${name}, ${distance}`).waitFor();
    const card = highlighted(page);
    expect(await card.count()).toBe(1);
    expect(await card.getByRole('heading').textContent()).toBe(name);
    await card.getByText(distance).waitFor();
    await expect
      .poll(() =>
        card.getByRole('heading').evaluate((heading) => {
          const { top, bottom } = heading.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }),
      )
      .toBe(true);
  }
});

test('an unknown ZIP code, a geocoder that does not answer and a lost network show an error; the next search works', async () => {
  const page = await site.roam('/locations', { expectedErrors: [/502/, /ERR_INTERNET_DISCONNECTED/] });
  await page.route('**/api/geocode?*', (route) => route.fulfill({ json: [] }), { times: 1 });
  await search(page, '00501');
  await toldAtTheField(page, /“00501”.*\(702\) 555-0142/);
  expect(await zip(page).inputValue()).toBe('00501');
  await search(page, '89123');
  await status(page).getByText('Nearest').waitFor();

  // Not in our table, so the system has to ask the geocoder.
  await search(page, '99950');
  await toldAtTheField(page, /not answering.*\(702\) 555-0142/);

  await page.context().setOffline(true);
  await search(page, '89032');
  await toldAtTheField(page, /no connection.*\(702\) 555-0142/);
  expect(await zip(page).inputValue()).toBe('89032');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Search' }).click();
  await status(page).getByText('Nearest: Craig / Ferrell').waitFor();
});
