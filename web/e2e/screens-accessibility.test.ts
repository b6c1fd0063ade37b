import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sidewaysOverflow, violations } from './axe.ts';
import { goTo, openScreen, scrollThrough } from './screen-steps.ts';
import { openSite } from './site.ts';
import { specScreens } from './spec-texts.ts';

const site = openSite();

/** One clinic and two articles stand for all of them: with a picture, and without. */
const routes = [
  ...specScreens.map(({ route }) => route),
  '/blog?page=2',
  '/location-detail/4',
  '/blog-inside/1',
  '/blog-inside/9',
  '/blog-inside/99',
];

const phone = 360;
const desktop = 1280;

test.each([phone, desktop])('no screen has a fault that axe knows, %i px wide', async (width) => {
  // A screen of no importance here: every other one is gone to from it, in this one page.
  const page = await openScreen(site, '/reschedule/UC123456ABCDEF', { width, height: 800 });
  const found: string[] = [];
  for (const route of routes) {
    await goTo(page, route);
    await scrollThrough(page);
    for (const fault of await violations(page)) found.push(`${route}, ${fault}`);
    if ((await sidewaysOverflow(page)) > 0) found.push(`${route} scrolls sideways`);
  }
  expect(found).toEqual([]);
});

const menu = (page: Page) => page.getByRole('button', { name: 'Open menu' });

async function openServices(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Our Services' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'X-Ray' }).waitFor();
}

const openStates: [name: string, route: string, width: number, open: (page: Page) => Promise<void>][] = [
  ['the open services menu', '/contact', desktop, openServices],
  [
    'the open menu of a phone',
    '/contact',
    phone,
    async (page) => {
      await menu(page).click();
      await openServices(page);
    },
  ],
  [
    'the Virtual Consultation dialog with its messages',
    '/cart',
    phone,
    async (page) => {
      await menu(page).click();
      await page.getByRole('button', { name: 'Virtual Visit' }).filter({ visible: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Virtual Consultation' });
      for (const label of ['Name', 'Email', 'Preferred date']) await dialog.getByLabel(label).focus();
      await dialog.getByText('Valid email is required.').waitFor();
    },
  ],
  [
    "the shop's Test Details",
    '/shop-for-test',
    phone,
    async (page) => {
      await page.getByRole('button', { name: 'Details CBC' }).click();
      await page.getByRole('dialog', { name: 'Test Details' }).waitFor();
    },
  ],
  [
    "the shop's Item Added to Cart",
    '/shop-for-test',
    desktop,
    async (page) => {
      await page.getByRole('button', { name: 'Add to Cart CBC' }).click();
      await page.getByRole('dialog', { name: 'Item Added to Cart' }).waitFor();
    },
  ],
  [
    'the shop that finds nothing',
    '/shop-for-test',
    phone,
    async (page) => {
      await page.getByRole('searchbox').fill('zebra');
      await page.getByText('No tests found').waitFor();
    },
  ],
  [
    'the cart with a test in it',
    '/shop-for-test',
    phone,
    async (page) => {
      await page.getByRole('button', { name: 'Add to Cart CBC' }).click();
      await page.getByRole('link', { name: 'Go to Cart' }).click();
      await page.getByRole('button', { name: 'Proceed to Checkout' }).waitFor();
    },
  ],
  [
    'an opened question',
    '/iv-therapy',
    phone,
    async (page) => {
      await page.locator('summary').first().click();
      await page.locator('details[open]').waitFor();
    },
  ],
  [
    'the contact form with its errors',
    '/contact',
    phone,
    async (page) => {
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByText('Phone number is required').first().waitFor();
    },
  ],
  [
    'the finder without a ZIP code',
    '/locations',
    phone,
    async (page) => {
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByText('Enter a ZIP code').first().waitFor();
    },
  ],
  [
    'the finder with the nearest clinic',
    '/locations',
    desktop,
    async (page) => {
      await page.getByLabel('ZIP code').fill('89123');
      await page.keyboard.press('Enter');
      await page.getByRole('status').getByText('Nearest').waitFor();
    },
  ],
  [
    'the chat with an answer',
    '/x-ray',
    desktop,
    async (page) => {
      await page.getByRole('button', { name: 'Chat with us' }).click();
      const panel = page.getByRole('dialog', { name: 'Chat with us' });
      await panel.getByLabel('Your question').fill('I have chest pain');
      await page.keyboard.press('Enter');
      await panel.getByText('This may be an emergency').waitFor();
    },
  ],
];

test.each(openStates)('%s has no fault that axe knows', async (_, route, width, open) => {
  const page = await openScreen(site, route, { width, height: 800 });
  await open(page);
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
});
