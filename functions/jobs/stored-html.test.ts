import { Window } from 'happy-dom';
import { afterAll, describe, expect, test } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { hostileNames } from '#infra/testing/hostile-names.ts';
import { bookingBody, slotsOn } from '#infra/testing/records/bookings.ts';
import { billBody, openPaymentSystem } from '#infra/testing/records/payments.ts';
import { storePatientName, storePayerName } from '#infra/testing/store-names.ts';
import type { RouteId } from '#shared/contract/routes.ts';
import { required } from '#shared/required.ts';
import type { AnyMail } from './send-mail.ts';

const system = await openPaymentSystem();
const { stripe, begun } = system;
const { renderMail } = await import('./send-mail.ts');
const page = new Window();
afterAll(async () => {
  stripe.stop();
  await page.happyDOM.close();
});

const claims = adminClaims();
const free = ['2026-11-24', '2026-11-25', '2026-11-30'].flatMap(slotsOn);
const closedDay = slotsOn('2026-12-01').filter(({ locationId }) => locationId === '1');

async function done<Id extends RouteId>(id: Id, request: object) {
  const { status, body } = await system.call(id, request);
  expect(status).toBeLessThan(300);
  return body;
}

async function book(name: string, { locationId, date, time } = free.shift() ?? {}) {
  const insurance = { insuranceProvider: name, insuranceNumber: name, reason: name };
  const body = bookingBody({ ...insurance, location: { id: locationId }, date, time });
  const { manageToken } = await done('POST /api/appointments', { body });
  await storePatientName(system, body.confirmationNumber, name);
  const params = { confirmationNumber: body.confirmationNumber };
  return { params, headers: { authorization: `Bearer ${manageToken}` }, number: body.confirmationNumber };
}

const nameOf = new Map<string, string>();

/** Makes an appointment under this name for each kind of mail, and a payment. */
async function live(name: string, index: number): Promise<void> {
  const [booked, moved, cancelled] = [await book(name), await book(name), await book(name)];
  const { locationId, ...when } = free.shift() ?? {};
  await done('POST /api/appointments/{confirmationNumber}/reschedule', {
    ...moved,
    body: { location: { id: locationId }, ...when },
  });
  await done('POST /api/appointments/{confirmationNumber}/cancel', cancelled);
  const appointments = [booked, moved, cancelled];
  if (closedDay[index]) appointments.push(await book(name, closedDay[index]));
  for (const { number } of appointments) nameOf.set(number, name);
  const { id } = await begun(billBody({}, { description: name, accountNumber: name }));
  await storePayerName(system, id, name);
  nameOf.set(id, name);
  stripe.pay(id);
  await system.confirm(id);
}

for (const [index, name] of hostileNames.entries()) await live(name, index);
const closing = await done('POST /api/closures', {
  body: { locationId: '1', date: '2026-12-01', reason: hostileNames[0] },
  claims,
});
const closure = required(closing.closure, 'closure');
await done('POST /api/closures/{id}/notify', { params: { id: closure.id }, claims });

/** The mails that the job would send now, with the name of each one's patient. */
async function mails() {
  const items = (await system.all('Outbox')) as AnyMail[];
  const rendered = items.map(async (item) => {
    const of =
      'paymentId' in item
        ? item.paymentId
        : 'visits' in item
          ? item.visits[0]?.confirmationNumber
          : 'confirmationNumber' in item && item.confirmationNumber;
    const mail = await renderMail(item, new Date('2026-11-23T17:00:00Z'));
    return typeof mail === 'object'
      ? [{ kind: item.kind, name: nameOf.get(String(of)) ?? 'unknown', mail }]
      : [];
  });
  return (await Promise.all(rendered)).flat();
}

const ours = new Set([
  'HTML',
  'HEAD',
  'META',
  'TITLE',
  'STYLE',
  'BODY',
  'H1',
  'P',
  'DL',
  'DT',
  'DD',
  'A',
  'BDI',
  'BR',
  'TABLE',
  'TBODY',
  'TR',
  'TH',
  'TD',
]);

/** The elements of an HTML page that aren't our own, or could run a script. */
function foreignMarkup(html: string): string[] {
  const parsed = new page.DOMParser().parseFromString(html, 'text/html');
  return [...parsed.querySelectorAll('*')].flatMap((element) => {
    const handlers = [...element.attributes].filter(({ name }) => name.startsWith('on'));
    const isScript = element.getAttribute('href')?.startsWith('javascript:') ?? false;
    return ours.has(element.tagName) && handlers.length === 0 && !isScript ? [] : [element.outerHTML];
  });
}

function shownText(html: string): string {
  return new page.DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}

describe('markup in a name, a description or an account number', async () => {
  const all = await mails();

  test('comes into mails of every kind', () => {
    const kinds = [...new Set(all.map(({ kind }) => kind))].toSorted();
    expect(kinds).toEqual(['booked', 'cancelled', 'closed', 'receipt', 'rescheduled']);
    expect(new Set(all.map(({ name }) => name))).toEqual(new Set(hostileNames));
  });

  test.each(hostileNames)('is in no mail: %s', (name) => {
    const theirs = all.filter((one) => one.name === name);
    expect(theirs.length).toBeGreaterThanOrEqual(4);
    for (const { mail } of theirs) {
      expect(foreignMarkup(mail.html)).toEqual([]);
      for (const body of [shownText(mail.html), mail.text]) expect(body).toContain('Hello, ');
      for (const told of [mail.text, shownText(mail.html), mail.subject, mail.calendar?.content ?? '']) {
        expect(told).not.toContain(name);
      }
    }
  });

  test('would be found if a mail did not escape it', () => {
    const careless = hostileNames.filter((name) => foreignMarkup(`<p>Hello ${name}</p>`).length > 0);
    expect(careless.length).toBeGreaterThanOrEqual(5);
  });

  test('in the reason of a closure reaches no patient', () => {
    const closed = all.filter(({ kind }) => kind === 'closed');
    expect(closed.length).toBeGreaterThan(0);
    for (const { mail } of closed) expect(mail.text + mail.html).not.toContain('onerror=alert(1)');
  });
});
