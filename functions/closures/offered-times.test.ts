import { afterAll, expect, test } from 'vitest';
import { book, later, mailsTo, sendMail, stop, system } from '#infra/testing/mail/mail-system.ts';
import { freshDay } from '#infra/testing/records/bookings.ts';
import { closuresOf } from '#infra/testing/records/closures.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { required } from '#shared/required.ts';
import { formatLongDate, formatShortDate } from '#shared/time/clinic-time.ts';

const { close, notify } = closuresOf(system);
afterAll(stop);

/** Closes clinic 1 for a day, and returns the mail about it to an address. */
async function mailOf(date: string, email: string) {
  const { id } = (await close({ date })).body.closure;
  await notify(id);
  const ids = (await system.all('Outbox')).map((mail) => String(mail.id));
  await sendMail(
    ids.filter((mail) => mail.startsWith(`closed#${id}#`)),
    later(60),
  );
  return required((await mailsTo(email))[0], 'mail');
}

/** What a mail's links offer: their texts, and the queries behind their tokens. */
function offersIn(text: string) {
  return [...text.matchAll(/^(\w{3}, .+):\n\S+#\/reschedule\/(\w+)\?token=[\w.-]+&(\S+)$/gm)].map(
    ([, label, number, query]) => ({ label, number, query }),
  );
}

test('the mail offers the nearest times as links, each with its clinic, and one link to all others', async () => {
  const date = freshDay();
  const { confirmationNumber, email } = await book({ date, time: '1:45' });
  const { text, html } = await mailOf(date, email);
  const offers = offersIn(text);
  expect(offers).toHaveLength(3);
  expect(offers[0]?.label).toMatch(/^Wed, Jan 6, 9:30 AM · Eastern \/ Flamingo$/);
  expect(offers[0]).toMatchObject({
    number: confirmationNumber,
    query: `clinic=1&date=2027-01-06&time=9:30&from=1_${date}_1:45&why=closed`,
  });
  for (const { label = '', query = '' } of offers.slice(1)) {
    expect(label).toMatch(`${formatShortDate(date)}, `);
    expect(label).toMatch(/ · (?!Eastern)/);
    expect(query).toMatch(`date=${date}`);
  }
  for (const { label = '', query = '' } of offers) {
    const shown = label.replace(' · ', '<br>\n<bdi[^>]*>');
    const link = new RegExp(`href="[^"]*${query.replaceAll('&', '&#38;')}"[^>]*>${shown}</bdi></a>`);
    expect(html).toMatch(link);
  }
  expect(text).toMatch(/Available when we sent this email:\n\nWed, Jan 6/);
  const other = new RegExp(`Choose another time or cancel:\\n\\S+/${confirmationNumber}\\?token=[\\w.-]+\\n`);
  expect(text).toMatch(other);
});

test('a family’s mail offers each visit its own times, and none twice', async () => {
  const date = freshDay();
  const email = 'family@example.com';
  const visits = [await book({ date, email }), await book({ date, time: '10:45', email })];
  const { text } = await mailOf(date, email);
  const offers = offersIn(text);
  for (const { confirmationNumber } of visits)
    expect(offers.filter(({ number }) => number === confirmationNumber)).toHaveLength(3);
  expect(new Set(offers.map(({ label }) => label)).size).toBe(6);
  const day = formatLongDate(date, { year: true });
  for (const time of ['9:30 AM', '10:45 AM']) {
    expect(text).toMatch(new RegExp(`Instead of ${day}, ${time}:\n\n\\w{3}, `));
    expect(text).toContain(`Choose another time or cancel the visit on ${day}, ${time}:`);
  }
});

test('without any times near, the mail still links to all others', async () => {
  // The last day that can be booked.
  const date = '2027-11-23';
  const { email, confirmationNumber } = await book({ date, time: '3:10' });
  for (const locationId of clinicIds.filter((id) => id !== '1')) await close({ locationId, date });
  const { text } = await mailOf(date, email);
  expect(offersIn(text)).toEqual([]);
  expect(text).not.toContain('Available when');
  expect(text).toContain('We don’t have an open time near yours right now.');
  expect(text).not.toMatch(/Choose a new time|next ones/);
  expect(text).toMatch(new RegExp(`Choose another time or cancel:\\n\\S+#/reschedule/${confirmationNumber}`));
});
