import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { focusedText } from './booking-steps.ts';
import { mailsTo, nthMail, type SentMail } from './mails.ts';
import type { PageOptions } from './page.ts';
import { goTo, isAlive } from './screen-steps.ts';
import { openSite } from './site.ts';
import { startOfTime } from './system.ts';

const site = openSite();

const offlineErrors = { expectedErrors: [/ERR_INTERNET_DISCONNECTED/] };
const day = '2026-12-01';

/** A visitor whose clock matches the system's, since the preferred day is checked against both. */
async function visitToday(route: string, options?: PageOptions): Promise<Page> {
  const page = await site.roam('/services', options);
  await page.clock.setFixedTime(startOfTime);
  await goTo(page, route);
  return page;
}

const someone = () => `visitor-${randomUUID().slice(0, 8)}@example.com`;

type Typed = Record<string, string>;

/** A visitor's input by form label; the message identifies their mail. */
function newMessage(): Typed & { Message: string } {
  return {
    'First Name': 'Maya',
    'Last Name': 'Torres',
    'Email Address': someone(),
    'Phone Number': '(702) 555-0199',
    'Preferred Contact Date': day,
    Message: `Do you have\nan evening slot? ${randomUUID()}`,
  };
}

const field = (form: Locator, label: string) => form.getByLabel(label, { exact: false });

async function fill(form: Locator, typed: Typed): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await field(form, label).fill(value);
}

async function typedIn(form: Locator, typed: Typed): Promise<Typed> {
  const values: Typed = {};
  for (const label of Object.keys(typed)) values[label] = await field(form, label).inputValue();
  return values;
}

const contactForm = (page: Page) => page.getByRole('form', { name: 'Contact Us' });
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });
const thanks = (page: Page) => page.getByText('Thank you, Maya. Your message has been sent.');

/** The mails with this message in the clinics' inbox. */
async function contactMails({ Message: message }: { Message: string }): Promise<SentMail[]> {
  const id = message.slice(-36);
  return (await mailsTo(site.system.origin, brand.email)).filter(({ text }) => text.includes(id));
}

/** Counts the page's requests to this path from now on. */
function countRequests(page: Page, path: string): { sent: number } {
  const count = { sent: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count.sent += 1;
  });
  return count;
}

test('a message of the contact form reaches the clinics by mail, once however often the button is pressed', async () => {
  const page = await visitToday('/contact');
  const requests = countRequests(page, '/api/appoinment/add');
  const message = newMessage();
  await fill(contactForm(page), message);
  await send(page).dblclick();
  await thanks(page).waitFor();
  await expect.poll(async () => (await contactMails(message)).length).toBe(1);
  const [mail] = await contactMails(message);
  expect(mail?.subject).toBe('New message from the website');
  for (const part of ['Maya Torres', message['Email Address'] ?? '', '(702) 555-0199', 'an evening slot?']) {
    expect(mail?.text).toContain(part);
  }
  expect(requests.sent).toBe(1);

  // The sent draft doesn't come back.
  await page.reload();
  await contactForm(page).waitFor();
  // Wait for the app: the form shows before the app could put a draft into it.
  await isAlive(page);
  expect(new Set(Object.values(await typedIn(contactForm(page), message)))).toEqual(new Set(['']));
});

test('without network a message stays as typed, all but its text after a reload, and goes out once there is one', async () => {
  const page = await visitToday('/contact', offlineErrors);
  const message = newMessage();
  await fill(contactForm(page), message);
  await page.context().setOffline(true);
  await send(page).click();
  await page.getByRole('alert').getByText('We couldn’t send your message.').waitFor();
  await page.getByRole('alert').getByText(brand.phone).waitFor();
  expect(await typedIn(contactForm(page), message)).toEqual(message);

  await page.context().setOffline(false);
  await page.reload();
  await contactForm(page).waitFor();
  // The form shows before the app puts in what was typed. The message itself is never stored, since it may mention an
  // illness.
  await expect.poll(() => typedIn(contactForm(page), message)).toEqual({ ...message, Message: '' });
  await fill(contactForm(page), message);
  await send(page).click();
  await thanks(page).waitFor();
  await expect.poll(async () => (await contactMails(message)).length).toBe(1);
});

test('when the answer is lost, sending again brings the clinics no second mail', async () => {
  const page = await visitToday('/contact');
  const message = newMessage();
  await fill(contactForm(page), message);
  // Let the browser send the request itself: from another IP address, the same text would be another message.
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = async (...request) => {
      window.fetch = fetch;
      await fetch(...request);
      throw new TypeError('The answer is lost.');
    };
  });
  await send(page).click();
  await page.getByRole('alert').getByText('We couldn’t send your message.').waitFor();
  await expect.poll(async () => (await contactMails(message)).length).toBe(1);
  await send(page).click();
  await thanks(page).waitFor();
  // Wait for a later mail to someone else: a second mail would have arrived by then.
  const next = newMessage();
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await fill(contactForm(page), next);
  await send(page).click();
  await expect.poll(async () => (await contactMails(next)).length).toBe(1);
  expect((await contactMails(message)).length).toBe(1);
});

test('an incomplete contact form says what is missing, leads there and sends nothing', async () => {
  const page = await visitToday('/contact');
  const requests = countRequests(page, '/api/appoinment/add');
  await contactForm(page).getByLabel('Email Address').fill('maya@');
  await send(page).click();
  const summary = page.getByRole('alert', { name: 'Please check the following' });
  await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
  for (const missing of [
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Phone number is required',
    'Date is required',
  ]) {
    await summary.getByRole('button', { name: missing }).waitFor();
    await contactForm(page).getByText(`Error: ${missing}`).waitFor();
  }
  await summary.getByRole('button', { name: 'Phone number is required' }).click();
  expect(await focusedText(page)).toContain('Phone Number');
  expect(await page.title()).toMatch(/^Error: /);
  expect(requests.sent).toBe(0);
});

async function openConsultation(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Virtual Visit' }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Virtual Consultation' });
  await dialog.waitFor();
  return dialog;
}

const newRequest = () => ({ Name: 'Maya Torres', Email: someone(), 'Preferred date': day });

test('the Virtual Consultation dialog mails the link to the visitor and a notice to the clinics', async () => {
  const page = await visitToday('/blog');
  const requests = countRequests(page, '/api/consultations');
  const dialog = await openConsultation(page);
  const confirm = dialog.getByRole('button', { name: 'Confirm' });
  expect(await confirm.isDisabled()).toBe(true);
  const request = newRequest();
  await fill(dialog, request);
  await confirm.dblclick();
  await dialog.getByText('Email sent successfully!').waitFor();
  const mail = await nthMail(site.system.origin, request.Email, 1);
  expect(mail.subject).toMatch(/^Your virtual visit request for .*December 1/);
  expect(mail.text).toContain(brand.links.video);
  const notices = async () =>
    (await mailsTo(site.system.origin, brand.email)).filter(({ text }) => text.includes(request.Email));
  await expect.poll(async () => (await notices()).map(({ subject }) => subject)).toHaveLength(1);
  expect(requests.sent).toBe(1);

  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.waitFor({ state: 'hidden' });
});

test('the dialog says what is wrong in the words of the specification', async () => {
  const page = await visitToday('/blog');
  const dialog = await openConsultation(page);
  for (const [label, message] of [
    ['Name', 'Name is required.'],
    ['Email', 'Valid email is required.'],
    ['Preferred date', 'Date is required.'],
  ] as const) {
    await field(dialog, label).focus();
    await field(dialog, label).blur();
    await dialog.getByText(message).waitFor();
  }
});

test('a failed consultation request shows an error, keeps what was typed, and can be sent again', async () => {
  const page = await visitToday('/blog', offlineErrors);
  const request = newRequest();
  const dialog = await openConsultation(page);
  await fill(dialog, request);
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByRole('alert').getByText('Failed to send email.').waitFor();
  expect(await typedIn(dialog, request)).toEqual(request);
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByText('Email sent successfully!').waitFor();
  await nthMail(site.system.origin, request.Email, 1);
});

test('the lab page asks for a consultation too, and is empty again afterwards', async () => {
  const page = await visitToday('/lab');
  const request = newRequest();
  const form = page.locator('form').filter({ hasText: 'Preferred date' });
  await fill(form, request);
  await form.getByRole('button', { name: 'Request a consultation' }).click();
  await page.getByText('Thank you! We will contact you soon to schedule your consultation.').waitFor();
  expect(Object.values(await typedIn(form, request))).toEqual(['', '', '']);
  await nthMail(site.system.origin, request.Email, 1);
});
