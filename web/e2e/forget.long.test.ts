import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { required } from '#shared/required.ts';
import { contentPages } from '#shared/services/content/pages.ts';
import { myBookingsTexts } from '#web/features/my-bookings/list/my-bookings-texts.ts';
import { lookupTexts } from '#web/features/my-bookings/lookup/lookup-texts.ts';
import {
  bookedVisitor,
  bookingDialog,
  confirmationNumber,
  confirmButton,
  openDialog,
  waitForTimes,
} from './booking-steps.ts';
import { mailedCode } from './mails.ts';
import { Markers, storedKeysOf, unregisteredIn } from './markers.ts';
import { goTo, openScreen, routeOf, settle } from './screen-steps.ts';
import { openSite } from './site.ts';
import { specScreens } from './spec-texts.ts';

const site = openSite();

const { forget } = myBookingsTexts;

interface Visit {
  page: Page;
  otherTab: Page;
  markers: Markers;
  /** The email address of the booking. */
  email: string;
  /** The time of a second booking, which was filled in but not sent. */
  alsoTyped: string;
}

/** Closes the open dialog in the way that keeps what was typed. */
function close(page: Page): Promise<void> {
  return page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).first().click();
}

async function typeIntoHeaderAndChat(page: Page, markers: Markers): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Virtual Visit' }).first().click();
  await markers.typeInto(dialog);
  await close(page);
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await markers.typeInto(dialog);
  await page.keyboard.press('Enter');
  await dialog.getByText('General information, not medical advice').waitFor();
  await markers.typeInto(dialog);
  await close(page);
}

async function typeIntoBooking(page: Page, time: string, markers: Markers): Promise<string[]> {
  await openDialog(page, { clinic: 'Eastern / Flamingo', time });
  return markers.typeInto(bookingDialog(page));
}

/** Types into every form of the site, puts a test into the cart, rates, and books. */
async function leaveTraces(bookedAt: string, alsoTyped: string): Promise<Visit> {
  const markers = new Markers();
  const page = await openScreen(site, '/contact', {
    serviceWorkers: 'allow',
    expectedErrors: [/status of 40[14]/],
  });
  await markers.typeInto(page.getByRole('main'));
  await goTo(page, '/bill-pay');
  await page.getByLabel('Account Number').waitFor();
  await markers.typeInto(page.getByRole('main'));
  await page.reload();
  await page.getByLabel('Account Number').waitFor();
  // What was typed before the reload is in the drafts, and what must not be stored is typed again below.
  for (const route of ['/contact', '/locations', '/lab', '/shop-for-test']) {
    await goTo(page, route);
    await markers.typeInto(page.getByRole('main'));
  }
  await goTo(page, '/bill-pay');
  await page.getByLabel('Account Number').waitFor();
  await markers.typeInto(page.getByRole('main'));

  await goTo(page, '/shop-for-test');
  await page
    .getByRole('button', { name: /Add to Cart/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Go to Cart' }).click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.getByLabel('First Name').waitFor();
  await markers.typeInto(page.getByRole('dialog'));
  await close(page);
  await page.getByRole('radio', { name: '2 stars' }).check({ force: true });
  await typeIntoHeaderAndChat(page, markers);

  await goTo(page, '/book-appointment');
  await waitForTimes(page);
  await markers.typeInto(page.getByRole('main'));
  const email = required(
    (await typeIntoBooking(page, bookedAt, markers)).find((text) => text.includes('@')),
    'email',
  );
  await confirmButton(page).click();
  await confirmationNumber(page);
  await goTo(page, '/book-appointment');
  await waitForTimes(page);
  await typeIntoBooking(page, alsoTyped, markers);
  await close(page);

  const otherTab = await page.context().newPage();
  await otherTab.goto('/#/contact');
  await otherTab.getByLabel('Message').waitFor();
  await markers.typeInto(otherTab.getByRole('main'));

  await goTo(page, '/my-bookings');
  await page.getByRole('main').getByText(email).waitFor();
  await markers.typeInto(page.getByRole('main'));
  return { page, otherTab, markers, email, alsoTyped };
}

/** Waits for late content, such as the bill-pay form, which shows only once Stripe has loaded. */
async function hasSettled(page: Page): Promise<void> {
  if (routeOf(page) === '/bill-pay') await page.getByLabel('Account Number').waitFor();
  await settle(page);
}

/** The traces in the dialogs that keep what was typed even while they are closed. */
async function tracesInDialogs({ page, markers }: Visit, time: string): Promise<string[]> {
  const traces: string[] = [];
  await page.getByRole('button', { name: 'Virtual Visit' }).first().click();
  traces.push(...(await markers.tracesIn(page)));
  await close(page);
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await page.getByRole('dialog').waitFor();
  traces.push(...(await markers.tracesIn(page)));
  await close(page);
  await goTo(page, '/book-appointment');
  await waitForTimes(page);
  await openDialog(page, { clinic: 'Eastern / Flamingo', time });
  traces.push(...(await markers.tracesIn(page)));
  await close(page);
  return traces;
}

/** The places at which the tab has traces, on its current screen and on the screens of these routes. */
async function tracesEverywhere(
  { page, markers }: Pick<Visit, 'page' | 'markers'>,
  routes: readonly string[],
): Promise<string[]> {
  const traces = await markers.tracesIn(page);
  for (const route of routes) {
    await goTo(page, route);
    await hasSettled(page);
    traces.push(...(await markers.tracesIn(page)));
  }
  return traces;
}

async function tracesOnTheWayBack({ page, markers }: Visit): Promise<string[]> {
  const traces: string[] = [];
  for (let steps = 0; steps < 12; steps++) {
    await page.goBack();
    await hasSettled(page);
    traces.push(...(await markers.tracesIn(page)));
  }
  return traces;
}

/** Content pages are rendered alike, so the X-ray page represents all but the lab page, the only one with a field. */
const isLikeAnother = (route: string) =>
  route !== '/lab' && route !== '/x-ray' && contentPages.some(({ path }) => path === route);

/** Expects that nothing typed is left: on this screen, in the other tab, on the way back, or on any screen. */
async function expectNoTraces(visit: Visit): Promise<void> {
  const { page, otherTab, markers, alsoTyped } = visit;
  const traces = [
    ...(await markers.tracesIn(page)),
    ...(await tracesOnTheWayBack(visit)),
    ...(await tracesInDialogs(visit, alsoTyped)),
    ...(await tracesEverywhere(
      visit,
      specScreens.map(({ route }) => route).filter((route) => !isLikeAnother(route)),
    )),
  ];
  expect(traces).toEqual([]);
  expect(await markers.tracesInCaches(page)).toEqual([]);
  await expect.poll(() => markers.tracesIn(otherTab)).toEqual([]);
  expect((await storedKeysOf(page)).toSorted()).toEqual(['forgotten', 'locationsData']);
  await goTo(page, '/my-bookings');
  await page.getByText('No appointments have been booked yet.').waitFor();
  expect(await page.getByRole('button', { name: forget.all }).count()).toBe(0);
  await goTo(page, '/cart');
  await page.getByText('Your cart is empty').waitFor();
  expect(await page.getByRole('radio', { name: '5 stars' }).isChecked()).toBe(true);
  await page.reload();
  await page.getByText('Your cart is empty').waitFor();
  expect(await markers.tracesIn(page)).toEqual([]);
}

test('Done leaves nothing of what was typed on any screen, nor a lookup; one that forgets only the bookings would', async () => {
  const visit = await leaveTraces('9:30', '10:45');
  const { page, otherTab, markers, email } = visit;
  const stored = [...(await storedKeysOf(page)), ...(await storedKeysOf(otherTab))];
  expect([...(await unregisteredIn(page)), ...(await unregisteredIn(otherTab))]).toEqual([]);
  const drafts = ['appointments', 'billPayDraft', 'cartItems', 'contactDraft', 'locationsData', 'starRating'];
  expect([...new Set(stored)].toSorted()).toEqual(drafts);

  const forgotten = await page.evaluate(() => {
    const bookings = localStorage.getItem('appointments') ?? '';
    localStorage.removeItem('appointments');
    return bookings;
  });
  const naive = (await tracesEverywhere(visit, ['/contact', '/bill-pay', '/my-bookings'])).join('\n');
  for (const place of ['contactDraft', 'billPayDraft', 'fields of #/contact', 'fields of #/bill-pay']) {
    expect(naive).toContain(place);
  }
  expect(await markers.tracesIn(otherTab)).not.toEqual([]);

  await page.evaluate((bookings) => localStorage.setItem('appointments', bookings), forgotten);
  await goTo(page, '/home');
  await goTo(page, '/my-bookings');
  await markers.typeInto(page.getByRole('main'));
  await page.getByLabel(myBookingsTexts.search.email).fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: lookupTexts.email.submit }).click();
  await page.getByLabel(lookupTexts.code.label).fill(await mailedCode(site.system.origin, email));
  await page.getByRole('button', { name: lookupTexts.code.submit }).click();
  await page.getByRole('button', { name: lookupTexts.banner.done }).click();
  await page.getByRole('button', { name: forget.confirm, exact: true }).click();
  await page.getByText(forget.done(1)).waitFor();
  await expectNoTraces(visit);
});

test('Forget leaves nothing either', async () => {
  const { storageState } = await bookedVisitor(site.system, { clinic: 'Eastern / Flamingo', time: '1:45' });
  const page = await openScreen(site, '/contact', { storageState });
  const markers = new Markers();
  await markers.typeInto(page.getByRole('main'));
  await goTo(page, '/bill-pay');
  await page.getByLabel('Account Number').waitFor();
  await markers.typeInto(page.getByRole('main'));
  await goTo(page, '/my-bookings');
  await page.getByRole('button', { name: forget.all }).click();
  await page.getByRole('button', { name: forget.confirm, exact: true }).click();
  await page.getByText(forget.done(1)).waitFor();
  expect(await tracesEverywhere({ page, markers }, ['/contact', '/bill-pay', '/my-bookings'])).toEqual([]);
  expect(await storedKeysOf(page)).toEqual(['forgotten']);
});
