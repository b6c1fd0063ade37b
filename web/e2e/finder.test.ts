import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { pagesPrinted } from './screen-steps.ts';
import { openSite } from './site.ts';

const site = openSite();

const status = (page: Page) => page.getByRole('search').getByRole('status');
const zip = (page: Page) => page.getByLabel('ZIP code');
const highlighted = (page: Page) => page.getByRole('listitem').and(page.locator('[aria-current="true"]'));

async function search(page: Page, text: string): Promise<void> {
  await zip(page).fill(text);
  await page.getByRole('button', { name: 'Search' }).click();
}

/** Expects that the field shows the error, the status announces it, a link calls us, and no clinic is highlighted. */
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

test('the clinic nearest to a ZIP code or a neighborhood, or in a town, comes first, is highlighted and in view, with its distance', async () => {
  const page = await site.roam('/locations');
  for (const [text, label, name, miles] of [
    ['89123', 'Nearest', 'Eastern / Serene', '1.9 miles'],
    ['89032', 'Nearest', 'Craig / Ferrell', '1.3 miles'],
    ['sumerlin', 'Nearest', 'Spring Mountain / Rainbow', '5.7 miles'],
    ['Henderson', 'Nearest in Henderson', 'Volunteer Blvd & Raiders Way', '10.1 miles'],
  ] as const) {
    await search(page, text);
    await status(page).getByText(`${label}: ${name}, ${miles}`).waitFor();
    const card = highlighted(page);
    expect(await card.count()).toBe(1);
    expect(await card.getByRole('heading').textContent()).toBe(name);
    expect(await page.getByRole('heading', { level: 3 }).first().textContent()).toBe(name);
    await card.getByText(miles).waitFor();
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

test.each([
  [390, 600],
  [1280, 700],
])('at %i px, the first clinic’s name begins above y %i', async (width, bound) => {
  const page = await site.roam('/locations', { width, height: 844 });
  const name = await page.getByRole('heading', { level: 3 }).first().boundingBox();
  expect(name?.y).toBeLessThan(bound);
});

test('an unknown ZIP code, a geocoder that does not answer and a lost network show an error; the next search works', async () => {
  const page = await site.roam('/locations', {
    expectedErrors: [/status of 502/, /ERR_INTERNET_DISCONNECTED/],
  });
  await page.route('**/api/geocode?*', (route) => route.fulfill({ json: [] }), { times: 1 });
  await search(page, '00501');
  await toldAtTheField(page, /“00501”.*\(\d{3}\) \d{3}-\d{4}/);
  expect(await zip(page).inputValue()).toBe('00501');

  // 99950 isn't in our table, so the system has to ask the geocoder.
  await search(page, '99950');
  await toldAtTheField(page, /couldn’t look up “99950” right now.*\(\d{3}\) \d{3}-\d{4}/);

  await page.context().setOffline(true);
  await search(page, '89501');
  await toldAtTheField(page, /seem to be offline.*\(\d{3}\) \d{3}-\d{4}/);
  expect(await zip(page).inputValue()).toBe('89501');
  await search(page, '89032');
  await status(page).getByText('Nearest: Craig / Ferrell').waitFor();
  await page.context().setOffline(false);
});

test.each(['/#/location-detail/3', '/clinics/craig-ferrell'])(
  '%s is printed on one sheet, with the streets of the way and no button',
  async (address) => {
    const page = await site.newPage();
    await page.goto(address);
    await page.getByRole('heading', { name: 'Find Us Here' }).waitFor();
    expect(await pagesPrinted(page, '0.4in')).toBe(1);
    await page.emulateMedia({ media: 'print' });
    for (const text of ['2215 W Craig Rd', 'Mon-Fri 8:00am - 5:00pm', 'Craig Rd', 'Ferrell St']) {
      expect(
        await page
          .getByText(text, { exact: text.length < 11 })
          .first()
          .isVisible(),
      ).toBe(true);
    }
    const main = page.getByRole('main');
    expect(await main.getByRole('button').count()).toBe(0);
    const links = await main.getByRole('link').all();
    expect(await Promise.all(links.map((link) => link.textContent()))).toEqual([brand.phone]);
  },
);
