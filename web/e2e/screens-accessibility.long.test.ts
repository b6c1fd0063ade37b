import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOf, scrollsSideways } from './accessibility-steps.ts';
import { switchColorScheme, violations } from './axe.ts';
import { goTo, openScreen } from './screen-steps.ts';
import { openSite } from './site.ts';

const site = openSite();

const phone = 360;
const desktop = 1280;

const menu = (page: Page) => page.getByRole('button', { name: 'Open menu' });

async function openServices(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Our Services' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'X-Ray' }).waitFor();
}

const openStates: [name: string, route: string, width: number, open: (page: Page) => Promise<void>][] = [
  ['the open services menu', '/contact', desktop, openServices],
  [
    'the open list of more screens',
    '/contact',
    desktop,
    (page) => page.getByRole('button', { name: 'More' }).click(),
  ],
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
    'the cart with tests in it',
    '/shop-for-test',
    phone,
    async (page) => {
      await page.getByRole('button', { name: 'Add to Cart Lipid Profile' }).click();
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
    phone,
    async (page) => {
      await page.getByRole('button', { name: 'Chat with us' }).click();
      const panel = page.getByRole('dialog', { name: 'Chat with us' });
      await panel.getByLabel('Your question').fill('I have chest pain');
      await page.keyboard.press('Enter');
      await panel.getByText('This may be an emergency').waitFor();
    },
  ],
];

// screens.test.ts tests the screens themselves. All states share one page: a new visit takes longer than a check.
test('nothing that opens or appears on a screen has a fault that axe knows, or scrolls sideways', async () => {
  const page = await openScreen(site, '/reschedule/UC123456ABCDEF');
  const faults: string[] = [];
  for (const [name, route, width, open] of openStates) {
    await page.setViewportSize({ width, height: 800 });
    // Go to another screen first, since two states in a row may begin on the same screen.
    await goTo(page, '/services');
    await goTo(page, route);
    await open(page);
    const found = await violations(page, 'page');
    await switchColorScheme(page);
    found.push(...(await violations(page, 'page')));
    faults.push(...found.map((fault) => `${name}: ${fault}`));
    if (await scrollsSideways(page)) faults.push(`${name}: scrolls sideways`);
    await page.keyboard.press('Escape');
  }
  expect(faults).toEqual([]);
});

test('faults of every kind are found, also those that only dark mode or a phone has', async () => {
  const page = await openScreen(site, '/contact');
  await page.getByRole('button', { name: 'Open menu', includeHidden: true }).evaluate((button) => {
    button.replaceChildren();
    button.removeAttribute('aria-label');
  });
  await page.getByRole('main').evaluate((main) => {
    const add = (tag: string, style: string, text = '') => {
      const element = document.createElement(tag);
      element.style.cssText = style;
      element.textContent = text;
      main.append(element);
    };
    add('h6', '', 'Out of order');
    add('input', '');
    add('p', 'color: light-dark(#000, #444); background: light-dark(#fff, #333)', 'Dark on dark');
    for (const text of ['Tiny', 'Small'])
      add('button', 'all: unset; width: 8px; height: 8px; overflow: hidden', text);
    add('p', 'width: 340px', 'Wider than the narrowest phone');
  });
  const kinds = (await faultsOf(page, 'contact', 'page')).map(
    (fault) => fault.match(/\d+ px[^<]*(?=: )/)?.[0],
  );
  expect([...new Set(kinds)]).toEqual([
    '1280 px, light, heading-order',
    '1280 px, light, label',
    '1280 px, light, target-size',
    '320 px',
    '360 px, light, button-name',
    '360 px, light, heading-order',
    '360 px, light, label',
    '360 px, light, target-size',
    '360 px, dark, color-contrast',
    '1280 px, dark, color-contrast',
  ]);
});
