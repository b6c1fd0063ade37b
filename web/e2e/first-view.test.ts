import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { searchTexts } from '#web/features/booking/search/search-texts.ts';
import {
  confirmationNumber,
  confirmButton,
  countBookings,
  fillForm,
  newPatient,
  openDialog,
} from './booking-steps.ts';
import { mailsTo } from './mails.ts';
import { openWithoutApp } from './screen-steps.ts';
import { openSite } from './site.ts';
import { startOfTime } from './system.ts';

const site = openSite();
const phone = { width: 360, height: 740 };

const scriptsOf = (page: Page) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
};

const isHome = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Urgent and primary care, close to home' }).waitFor();

describe('the first view of home', () => {
  test('asks for the app and its question, for the rest when the visitor goes on, and stores the clinics', async () => {
    const page = await site.newPage(phone);
    const scripts = scriptsOf(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await isHome(page);
    const names = scripts.map((path) => path.replace(/-.{8}\.js$/, '').replace('/assets/', ''));
    expect(names[0]).toBe('index');
    expect(names).toContain('home-question');
    expect(names).not.toContain('home-details');

    await page.getByRole('heading', { name: 'Popular Lab Tests' }).scrollIntoViewIfNeeded();
    await expect.poll(() => scripts.some((path) => path.includes('home-details'))).toBe(true);

    const stored = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('locationsData') ?? '[]') as { id: string }[]);
    await expect
      .poll(async () => (await stored()).map(({ id }) => id))
      .toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  });

  test('tells how many tests are in the cart once it is alive, here and from another tab', async () => {
    const page = await site.newPage();
    const stored = [{ title: 'CBC', price: '$30.00', selected: true }];
    await page.addInitScript((items) => localStorage.setItem('cartItems', items), JSON.stringify(stored));
    await page.goto('/');
    await page.getByRole('link', { name: 'Cart, 1 item', exact: true }).waitFor();

    const other = await page.context().newPage();
    await other.goto('/#/shop-for-test');
    await other
      .getByRole('button', { name: /Add to Cart/ })
      .first()
      .click();
    await other.getByRole('link', { name: 'Cart, 2 items', includeHidden: true }).waitFor();
    await page.getByRole('link', { name: 'Cart, 2 items', exact: true }).waitFor();
  });

  test('does not lose a button pressed before its script is there', async () => {
    const page = await site.newPage(phone);
    await page.route(/home-details-.*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await page.goto('/');
    await isHome(page);
    const add = page.getByRole('button', { name: /Add to Cart/ }).first();
    await add.dispatchEvent('click');
    await page.getByText('Complete Physical with EKG has been added to your cart!').waitFor();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cartItems') ?? '[]').length)).toBe(1);

    // After the app has started, too, a button that is pressed once acts once.
    await page
      .getByRole('button', { name: /Add to Cart/ })
      .nth(1)
      .click();
    await page.getByText('Complete Blood Work has been added to your cart!').waitFor();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cartItems') ?? '[]').length)).toBe(2);
  });

  test('opens the menu that was pressed before the app was there', async () => {
    const page = await site.newPage(phone);
    await page.route(/index-.*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await page.getByRole('button', { name: 'Close menu', expanded: true }).waitFor();
  });

  test('gives way to a screen that is gone to in the moment before React looks at it', async () => {
    const page = await site.newPage(phone);
    await page.addInitScript(() => {
      // React's scheduler starts work with a message to itself. Change the hash just before the first such message.
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function send(this: MessagePort, ...message: [unknown]) {
        MessagePort.prototype.postMessage = postMessage;
        location.hash = '#/blog';
        postMessage.apply(this, message);
      };
    });
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
    await page.goBack();
    await isHome(page);
  });

  test('goes on to other screens before the rest of it is there, and comes back', async () => {
    const page = await site.newPage(phone);
    await page.route(/(home-details|footer)-.*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await page.goto('/');
    await isHome(page);
    await page.evaluate(() => {
      window.location.hash = '#/blog';
    });
    await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
    await page.goBack();
    await isHome(page);
    await page.getByRole('heading', { name: 'Popular Lab Tests' }).waitFor();
    await page.getByRole('contentinfo').waitFor();
  });
});

describe('what is done twice before the app is there happens once', () => {
  test('a message is sent, with what was typed', async () => {
    const page = await site.newPage(phone);
    await page.clock.setFixedTime(startOfTime);
    const release = await openWithoutApp(page, '/#/contact?utm_source=newsletter');
    const form = page.getByRole('form', { name: 'Contact Us' });
    const email = newPatient()['Email address'];
    const typed = {
      'First Name': 'Maya',
      'Last Name': 'Torres',
      'Email Address': email,
      'Phone Number': '(702) 555-0199',
      'Preferred Contact Date': '2026-12-01',
      Message: `Do you have an evening slot? ${email}`,
    };
    for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text);
    await page.getByRole('button', { name: 'Send Message' }).dblclick();
    release();
    await page.getByText('Thank you, Maya. Your message has been sent.').waitFor();
    const sent = async () =>
      (await mailsTo(site.system.origin, brand.email)).filter(({ text }) => text.includes(typed.Message));
    await expect.poll(async () => (await sent()).length).toBe(1);
    expect((await sent())[0]?.text).toContain(typed['Phone Number']);
  });

  test('times are searched for, and the one found is booked', async () => {
    const page = await site.newPage(phone);
    const bookings = countBookings(page);
    const release = await openWithoutApp(page, '/#/book-appointment/?utm_source=newsletter');
    await page.getByLabel(searchTexts.form.location).fill('89119');
    await page.getByRole('button', { name: searchTexts.form.submit, exact: true }).dblclick();
    // Before the app has loaded, nothing on the page can book.
    expect(await page.getByRole('button', { name: / (AM|PM)\b/ }).count()).toBe(0);
    release();
    await page.getByText(searchTexts.results.nearest(10, '89119')).waitFor();

    const patient = newPatient();
    await openDialog(page, { clinic: 'Maryland Pkwy / Tropicana', time: '1:45' });
    await fillForm(page, patient);
    await confirmButton(page).dblclick();
    const number = await confirmationNumber(page);
    expect(bookings.sent).toBe(1);
    expect(await site.system.appointmentsOf(patient['Email address'])).toMatchObject([
      { confirmationNumber: number },
    ]);
  });

  test('a lab test is put into the cart', async () => {
    const page = await site.newPage(phone);
    const release = await openWithoutApp(page, '/#/shop-test/?fbclid=1');
    await page.getByRole('button', { name: /Add to Cart TSH/ }).dblclick();
    release();
    await page.getByRole('link', { name: 'Go to Cart' }).click();
    await page.getByRole('heading', { name: 'TSH' }).waitFor();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cartItems') ?? '[]').length)).toBe(1);
  });
});

test('a screen whose footer does not load does without', async () => {
  const page = await site.newPage({
    expectedErrors: [/Failed to load resource/, /Failed to fetch dynamically imported module/],
  });
  await page.route(/footer-.*\.js/, (route) => route.abort());
  await page.goto('/#/contact');
  await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  // A missing file may mean a new deployment, so the page reloads, but only once.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('screenReloadedAt'))).not.toBeNull();
  await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
});
