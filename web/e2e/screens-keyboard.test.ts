import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { focusedText } from './booking-steps.ts';
import { focusIsVisible, tabTo } from './keyboard-steps.ts';
import { arrive, beginAtTop, goTo, leave, openScreen, routeOf } from './screen-steps.ts';
import { openSite } from './site.ts';

const site = openSite();

/** Presses a key on the focused link and waits for its screen. */
async function follow(page: Page, key = 'Enter'): Promise<void> {
  expect(await focusIsVisible(page)).toBe(true);
  await leave(page);
  await page.keyboard.press(key);
  await arrive(page);
}

test('the first stop of the Tab key skips to the content of a screen', async () => {
  const page = await openScreen(site, '/home');
  const skips = async (route: string) => {
    await page.keyboard.press('Tab');
    expect(await focusedText(page), route).toBe('Skip to main content');
    await expect.poll(() => focusIsVisible(page)).toBe(true);
    await page.keyboard.press('Enter');
    // A press in a first view takes effect only once the app has loaded.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: route })
      .toBe('H1');
    expect(routeOf(page)).toBe(route);
  };
  await skips('/home');
  // Leave the page first: if only the hash changed, the focus would be on the heading already.
  await page.goto('about:blank');
  await page.goto('/#/services');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await skips('/services');
  for (const route of ['/shop-for-test', '/locations', '/blog-inside/2', '/book-appointment']) {
    await goTo(page, route);
    await beginAtTop(page);
    await skips(route);
  }
});

test('a service is found through the menu, and left again by Back', async () => {
  const page = await site.roam('/contact');
  await tabTo(page, 'Our Services');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Ultrasound');
  await follow(page);
  expect(routeOf(page)).toBe('/ultrasound');
  // The emergency numbers come before the heading, and Back before the numbers.
  for (const text of [/Poison Control/, /988/, /911/, /^Back$/]) {
    await page.keyboard.press('Shift+Tab');
    expect(await focusedText(page)).toMatch(text);
  }
  await follow(page, 'Space');
  expect(routeOf(page)).toBe('/contact');
});

test('on a phone the menu leads to a service', async () => {
  const page = await site.roam('/contact');
  await page.setViewportSize({ width: 360, height: 640 });
  await tabTo(page, 'Open menu');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Our Services');
  await page.keyboard.press('Space');
  await tabTo(page, 'Emergency');
  await follow(page);
  expect(routeOf(page)).toBe('/emergency');
  expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false);
});

test('the Virtual Consultation dialog keeps the focus, keeps what was typed, and gives the focus back', async () => {
  const page = await site.roam('/about-us');
  await tabTo(page, 'Virtual Visit');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Virtual Consultation' });
  await dialog.waitFor();
  expect(await focusedText(page)).toBe('Virtual Consultation');
  await tabTo(page, 'Name');
  await page.keyboard.type('Maya Torres');
  await page.keyboard.press('Tab');
  await page.keyboard.type('maya@');
  await page.keyboard.press('Tab');
  await dialog.getByText('Valid email is required.').waitFor();
  const inside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
  // Two rounds of Tab: nothing behind the dialog takes focus.
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    const element = await page.evaluate(() => document.activeElement?.tagName);
    // The browser's own stops, such as its address bar, appear as the body.
    if (element !== 'BODY') expect(await inside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await focusedText(page)).toContain('Virtual Visit');
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Maya Torres');
});

test('a question opens and closes', async () => {
  const page = await site.roam('/iv-therapy');
  const answer = page.getByText('IV sessions take 30 to 60 minutes');
  expect(await answer.isVisible()).toBe(false);
  await page.getByRole('heading', { name: 'Common questions' }).evaluate((heading: HTMLElement) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  await page.keyboard.press('Tab');
  expect(await focusIsVisible(page)).toBe(true);
  await page.keyboard.press('Enter');
  await answer.waitFor();
  await page.keyboard.press('Space');
  await answer.waitFor({ state: 'hidden' });
});

test('the blog turns its pages, and Back from an article finds the page again', async () => {
  const page = await site.roam('/blog');
  await tabTo(page, 'Read More: Managing');
  await tabTo(page, '>> Next page');
  expect(await focusIsVisible(page)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText('Page 2 of 2').waitFor();
  await expect.poll(() => focusedText(page)).toBe('Blog');
  await tabTo(page, 'Read More: Nutrition Basics');
  await follow(page);
  expect(routeOf(page)).toBe('/blog-inside/11');
  await page.keyboard.press('Shift+Tab');
  expect(await focusIsVisible(page)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText('Page 2 of 2').waitFor();
  await expect.poll(() => focusedText(page)).toContain('Read More: Nutrition Basics');
  await tabTo(page, '<< Previous page');
  await page.keyboard.press('Space');
  await page.getByText('Page 1 of 2').waitFor();
});

describe('the shop', () => {
  test('is searched, tells about a test and puts it into the cart', async () => {
    const page = await site.roam('/shop-for-test');
    await tabTo(page, 'Search by name');
    await page.keyboard.type('zebra');
    await page.getByText('No tests found').waitFor();
    await page.getByText('Try adjusting your search terms or browse all available tests.').waitFor();
    await tabTo(page, 'View All Tests');
    await page.keyboard.press('Enter');
    await page.getByText('16 tests available').waitFor();
    expect(await focusedText(page)).toMatch(/^Search/);
    await page.keyboard.type('  LIPID ');
    // The two are the lipid profile and the panel that includes it.
    await page.getByText('2 tests available').waitFor();

    await tabTo(page, 'Details Lipid Profile');
    await page.keyboard.press('Enter');
    const details = page.getByRole('dialog', { name: 'Test Details' });
    await details.getByText('$50.00').waitFor();
    expect(await focusedText(page)).toBe('Test Details');
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'hidden' });
    expect(await focusedText(page)).toContain('Details');

    await page.keyboard.press('Shift+Tab');
    expect(await focusedText(page)).toContain('Add to Cart');
    await page.keyboard.press('Enter');
    const added = page.getByRole('dialog', { name: 'Item Added to Cart' });
    await added.getByText('Lipid Profile has been added to the cart.').waitFor();
    await added.getByText('Your cart now contains: 1 item(s)').waitFor();
    await tabTo(page, 'Continue Shopping');
    await page.keyboard.press('Enter');
    await added.waitFor({ state: 'hidden' });
    await page.getByText('Added to cart successfully!').waitFor();
    const button = page.getByRole('listitem').getByRole('button', { name: 'Added to Cart' });
    expect(await button.isDisabled()).toBe(true);

    // Follow a link to another test, which the search has filtered out.
    await page.evaluate(() => {
      location.hash = '#/shop-for-test?test=hiv';
    });
    await expect.poll(() => focusedText(page)).toBe('HIV');
    await tabTo(page, 'Add to Cart HIV');
    expect(await focusIsVisible(page)).toBe(true);
  });

  test('leads to the cart, where the test can be left out, deleted and had back', async () => {
    const page = await site.roam('/shop-for-test');
    await tabTo(page, 'Add to Cart Complete Physical with EKG');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, 'Go to Cart');
    await follow(page);
    expect(routeOf(page)).toBe('/cart');
    expect(await focusedText(page)).toBe('Shopping Cart');
    const main = page.getByRole('main');
    for (const text of ['1 item', 'Lab Test', 'In Stock', 'Free', '$225.00']) {
      await main.getByText(text, { exact: true }).first().waitFor();
    }
    const checkout = main.getByRole('button', { name: 'Proceed to Checkout' });
    expect(await checkout.isEnabled()).toBe(true);

    await tabTo(page, 'Select Complete Physical with EKG');
    await page.keyboard.press('Space');
    await expect.poll(() => main.getByText('$0.00').count()).toBeGreaterThan(0);
    await tabTo(page, 'Delete');
    await page.keyboard.press('Enter');
    await main.getByText('Your cart is empty').waitFor();
    await tabTo(page, 'Undo');
    await page.keyboard.press('Enter');
    await main.getByRole('heading', { name: 'Complete Physical with EKG' }).waitFor();
  });
});

test('the finder finds, and the way goes on from the card it found', async () => {
  const page = await site.roam('/locations');
  await tabTo(page, 'ZIP code');
  await page.keyboard.type('89123');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Nearest: Eastern / Serene').waitFor();
  await expect.poll(() => focusedText(page)).toContain('Eastern / Serene');
  await tabTo(page, 'Book an Appointment at Eastern / Serene');
  await follow(page);
  expect(routeOf(page)).toBe('/book-appointment?clinic=4');
});

test('the rating is chosen with the arrow keys, and remembered', async () => {
  const page = await site.roam('/contact');
  await tabTo(page, '5 stars');
  expect(await focusIsVisible(page)).toBe(true);
  expect(await page.getByRole('radio', { name: '5 stars' }).isChecked()).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.getByText('Your rating: 3 of 5').waitFor();
  await page.reload();
  // The footer gets its script when it comes into view.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const three = page.getByRole('radio', { name: '3 stars' });
  await expect.poll(() => three.isChecked()).toBe(true);
});

test('the chat opens, answers, stays open on the next screen, and gives the focus back', async () => {
  const page = await site.roam('/primaryCare');
  await tabTo(page, 'Chat with us');
  expect(await focusIsVisible(page)).toBe(true);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Chat with us' });
  await panel.waitFor();
  await expect.poll(() => focusedText(page)).toContain('Your question');
  await page.keyboard.type('How much is a flu vaccine?');
  await page.keyboard.press('Enter');
  const log = panel.getByRole('log');
  await log.getByText('$30').waitFor();
  await page.keyboard.type('I have chest pain');
  await page.keyboard.press('Enter');
  await log.getByText('This may be an emergency').waitFor();
  const call = log.getByRole('link', { name: /911/ });
  expect(await call.getAttribute('href')).toBe('tel:911');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  expect(await focusedText(page)).toBe('Chat with us');
  await page.keyboard.press('Enter');
  await log.getByText('How much is a flu vaccine?').waitFor();
});
