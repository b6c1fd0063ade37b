import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { headerTexts } from '#web/app/header/header-texts.ts';
import { bookingDialogTexts } from '#web/features/booking/dialog/booking-dialog-texts.ts';
import { rescheduleTexts } from '#web/features/booking/reschedule/reschedule-texts.ts';
import { searchTexts } from '#web/features/booking/search/search-texts.ts';
import { questionTexts } from '#web/features/home/question/question-texts.ts';
import { homeTexts } from '#web/features/home/texts.ts';
import { appointmentTexts } from '#web/features/my-bookings/appointment/appointment-texts.ts';
import { myBookingsTexts } from '#web/features/my-bookings/list/my-bookings-texts.ts';
import { lookupTexts } from '#web/features/my-bookings/lookup/lookup-texts.ts';
import { bookedVisitor, freeSlot } from './booking-steps.ts';
import { mailedCode, nthMail } from './mails.ts';
import { byKeyboard, byTouch, expectInView, type Person, phone } from './person.ts';
import { openSite } from './site.ts';

// On a phone, people get what they come for in no more presses and fields than promised. By touch, they needn't scroll
// to what `expectInView` checks. By keyboard, they reach everything with Tab.

const site = openSite();

const ways = [
  { way: 'by touch', using: byTouch, times: { moved: '10:45', cancelled: '11:30' } },
  { way: 'by keyboard', using: byKeyboard, times: { moved: '1:45', cancelled: '2:30' } },
] as const;

const { labels, ownLabels } = bookingDialogTexts;

async function atHome(using: (page: Page) => Person): Promise<Person> {
  const page = await site.roam('/x-ray', phone);
  // Reload the page, because home keeps the last search in memory.
  await page.evaluate(() => history.replaceState(null, '', '/'));
  await page.reload();
  await page.getByRole('heading', { name: 'Next available' }).waitFor();
  return using(page);
}

const firstTime = ({ page }: Person) =>
  page.getByRole('link', { name: /\d:\d\d [AP]M at Spring Mountain \/ Rainbow$/ }).first();

async function findNearest(person: Person): Promise<void> {
  const { page } = person;
  await person.fill([page.getByLabel(questionTexts.place), '89117']);
  await person.press(page.locator('#home-question').getByRole('button', { name: questionTexts.submit }));
}

async function enterPatient(person: Person, prefix: '' | 'second', name: string, born: string[]) {
  const dialog = person.page.getByRole('dialog');
  const [first, last, dob] = prefix
    ? [labels.secondFirstName, labels.secondLastName, labels.secondDob]
    : [ownLabels.firstName, ownLabels.lastName, ownLabels.dob];
  await person.fill([dialog.getByLabel(first, { exact: true }), name]);
  await person.fill([dialog.getByLabel(last, { exact: true }), 'Torres']);
  const date = dialog.getByRole('group', { name: dob });
  const [month = '', day = '', year = ''] = born;
  await person.fill(
    [date.getByLabel('Month'), month],
    [date.getByLabel('Day'), day],
    [date.getByLabel('Year'), year],
  );
}

async function confirmed(page: Page): Promise<void> {
  await page.waitForURL(/#\/appointment-confirmation\//);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
}

describe.each(ways)('$way', ({ using, times }) => {
  test('a parent near 89117 books the nearest clinic’s earliest time, the insurance card not at hand', async () => {
    const person = await atHome(using);
    const { page } = person;
    const email = `only-child-${using.name}@example.com`;
    await findNearest(person);
    await expectInView(firstTime(person));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await person.press(firstTime(person));
    const dialog = page.getByRole('dialog');
    await enterPatient(person, '', 'Mia', ['4', '12', '2019']);
    await person.fill([dialog.getByLabel(labels.email), email]);
    await person.press(dialog.getByLabel(bookingDialogTexts.insurance.choices['bring-card']));
    await person.press(dialog.getByRole('button', { name: bookingDialogTexts.actions.confirm }));
    await confirmed(page);
    expect(person.effort).toEqual({ presses: 4, fields: 5 });
    expect(await site.system.appointmentsOf(email)).toMatchObject([
      { location: { id: '7' }, insuranceProvider: 'Will bring card', insuranceNumber: 'Will bring card' },
    ]);
  });

  test('the same parent books a second child right after, for one more press and three fields', async () => {
    const person = await atHome(using);
    const { page } = person;
    const email = `twins-${using.name}@example.com`;
    await findNearest(person);
    await person.press(firstTime(person));
    const dialog = page.getByRole('dialog');
    await enterPatient(person, '', 'Mia', ['4', '12', '2019']);
    await person.press(dialog.getByRole('button', { name: bookingDialogTexts.second.add }));
    await enterPatient(person, 'second', 'Leo', ['11', '3', '2021']);
    await person.fill([dialog.getByLabel(labels.email), email]);
    await person.press(dialog.getByLabel(bookingDialogTexts.insurance.choices['bring-card']));
    await person.press(dialog.getByRole('button', { name: bookingDialogTexts.actions.confirm }));
    await confirmed(page);
    expect(person.effort).toEqual({ presses: 5, fields: 8 });
    const booked = await site.system.appointmentsOf(email);
    expect(booked.map(({ firstName }) => firstName).toSorted()).toEqual(['Leo', 'Mia']);
    expect(new Set(booked.map(({ date }) => date)).size).toBe(1);
    expect(new Set(booked.map(({ time }) => time)).size).toBe(2);
    const main = page.getByRole('main');
    await main.getByText('please show us your card at the clinic').waitFor();
    await person.press(main.getByRole('link', { name: 'See Leo’s visit' }));
    await main.getByText('Leo Torres').waitFor();
  });

  test('someone who has the email moves the visit to tomorrow', async () => {
    const { email } = await bookedVisitor(site.system, { clinic: 'Eastern / Flamingo', time: times.moved });
    const { text } = await nthMail(site.system.origin, email, 1);
    const link = text.match(/\S+#\/reschedule\/\S+/)?.[0] ?? expect.fail('The mail leads to no new time.');
    const page = await site.roam('/services', phone);
    const person = using(page);
    person.effort.presses += 1;
    await page.goto(link);
    await person.press(page.getByRole('button', { name: searchTexts.results.nextDay('2026-11-24') }));
    await person.press(freeSlot(page, { clinic: 'Eastern / Flamingo', time: times.moved }, '2026-11-24'));
    await person.press(
      page.getByRole('dialog').getByRole('button', { name: rescheduleTexts.dialog.confirm }),
    );
    await confirmed(page);
    expect(person.effort).toEqual({ presses: 4, fields: 0 });
    expect(await site.system.appointmentsOf(email)).toMatchObject([
      { date: '2026-11-24', time: times.moved, status: 'confirmed' },
    ]);
  });

  test('someone without it, on another device, cancels', async () => {
    const { email } = await bookedVisitor(site.system, {
      clinic: 'Eastern / Flamingo',
      time: times.cancelled,
    });
    const person = await atHome(using);
    const { page } = person;
    await person.press(page.getByRole('banner').getByRole('link', { name: headerTexts.myBookings }));
    await person.fill([page.getByLabel(myBookingsTexts.search.email), email]);
    await person.press(page.getByRole('button', { name: myBookingsTexts.search.submit, exact: true }));
    await person.press(page.getByRole('button', { name: lookupTexts.email.submit }));
    const code = page.getByLabel(lookupTexts.code.label);
    await code.waitFor();
    await person.fill([code, await mailedCode(site.system.origin, email)]);
    await person.press(page.getByRole('button', { name: lookupTexts.code.submit }));
    await person.press(page.getByRole('main').getByRole('button', { name: appointmentTexts.changes.cancel }));
    await person.press(
      page.getByRole('dialog').getByRole('button', { name: appointmentTexts.cancel.confirm }),
    );
    await page.getByText(appointmentTexts.cancel.done).waitFor();
    expect(person.effort).toEqual({ presses: 6, fields: 2 });
    expect(await site.system.appointmentsOf(email)).toMatchObject([{ status: 'cancelled' }]);
  });

  test('whether we take a plan takes one press', async () => {
    const person = await atHome(using);
    const { page } = person;
    const insurance = page.getByRole('main').getByRole('link', { name: homeTexts.hero.insurance });
    await expectInView(insurance);
    await person.press(insurance);
    await page.getByRole('heading', { level: 1, name: 'Insurance We Accept' }).waitFor();
    expect(person.effort).toEqual({ presses: 1, fields: 0 });
  });

  test('whether the clinic on Spring Mountain is open, and until when, takes one press', async () => {
    const person = await atHome(using);
    const { page } = person;
    await person.fill([page.getByLabel(questionTexts.place), 'spring mountain']);
    await person.press(page.locator('#home-question').getByRole('button', { name: questionTexts.submit }));
    const card = page.getByRole('listitem').filter({ hasText: 'Spring Mountain / Rainbow' }).first();
    await expectInView(card.getByText(/^Open now · closes 5:00 PM$/));
    expect(person.effort).toEqual({ presses: 1, fields: 1 });
  });
});
