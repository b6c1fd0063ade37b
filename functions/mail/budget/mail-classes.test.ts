import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alwaysRoomBelow, hasRoom, type MailClass, mailClasses, type Sent } from './mail-classes.ts';

const limits = { mails: 12, codes: 8 };

const few = (count: number, mailClass: MailClass) => Array.from({ length: count }, () => mailClass);

/** The mails of these that are sent, one after another. */
function sentOf(mails: readonly MailClass[], remindersAhead = 0): MailClass[] {
  const sent: MailClass[] = [];
  for (const one of mails) {
    const counts = Object.groupBy(sent, (mailClass) => mailClass);
    const soFar = Object.fromEntries(Object.entries(counts).map(([name, { length }]) => [name, length]));
    if (hasRoom(one, soFar as Sent, limits, remindersAhead)) sent.push(one);
  }
  return sent;
}

test('an ordinary family gets all of its mails of an afternoon, in any order', () => {
  const bookingsAndMoves = few(7 + 2, 'confirmation');
  const family = [...bookingsAndMoves, ...few(1, 'cancellation'), ...few(2, 'own-code')];
  fc.assert(
    fc.property(fc.shuffledSubarray(family, { minLength: family.length }), (mails) => {
      expect(sentOf(mails)).toEqual(mails);
    }),
    { numRuns: 2_000 },
  );
});

test('no recipient gets more than twelve mails a day, nor more than eight codes', () => {
  const anyMails = fc.array(fc.constantFrom(...mailClasses), { minLength: 12, maxLength: 60 });
  fc.assert(
    fc.property(anyMails, fc.nat(12), (mails, ahead) => {
      const sent = sentOf(mails, ahead);
      expect(sent.length).toBeLessThanOrEqual(12);
      expect(sent.filter((one) => one.endsWith('code')).length).toBeLessThanOrEqual(8);
    }),
    { numRuns: 2_000 },
  );
});

describe('when a stranger floods an address', () => {
  test.each<[string, MailClass]>([
    ['bookings', 'confirmation'],
    ['payments', 'receipt'],
    ['codes', 'code'],
  ])('with %s, a closure or cancellation is still told, and the patient gets two codes', (_, flood) => {
    const rest: MailClass[] = ['own-code', 'own-code', 'closure', 'cancellation'];
    const sent = sentOf([...few(600, flood), ...rest]);
    expect(sent.filter((one) => one !== flood)).toEqual(rest.slice(0, flood === 'code' ? 4 : 3));
  });

  test('with codes, six are sent and the patient’s own two more', () => {
    expect(sentOf([...few(50, 'code'), ...few(50, 'own-code')])).toEqual([
      ...few(6, 'code'),
      ...few(2, 'own-code'),
    ]);
  });
});

describe('when few are left', () => {
  test.each<[MailClass, number, number]>([
    ['confirmation', 0, 9],
    ['confirmation', 1, 9],
    ['confirmation', 4, 6],
    ['receipt', 4, 6],
    ['own-code', 6, 6],
    ['code', 6, 4],
    ['confirmation', 12, 0],
    ['cancellation', 0, 10],
    ['cancellation', 4, 6],
    ['closure', 4, 12],
    ['reminder', 0, 10],
    ['reminder', 4, 6],
    ['own-code', 12, 2],
  ])(
    'mails that are a %s leave room for %i reminders still ahead: %i are sent',
    (mailClass, ahead, count) => {
      expect(sentOf(few(20, mailClass), ahead)).toHaveLength(count);
    },
  );

  test('urgent mails take the last ones, but only a closure those that are kept for the patient’s own codes', () => {
    const sent = sentOf([
      ...few(11, 'cancellation'),
      'receipt',
      'confirmation',
      'own-code',
      'code',
      'reminder',
    ]);
    expect(sent.slice(10)).toEqual(['own-code']);
    expect(sentOf([...few(12, 'closure'), ...mailClasses])).toEqual(few(12, 'closure'));
  });
});

test('below half of the day’s mails nothing is refused, unless it leaves the kept codes no room', () => {
  for (const mailClass of mailClasses) {
    const below = alwaysRoomBelow(mailClass, limits);
    expect(below).toBe(6);
    for (const other of mailClasses) {
      expect(hasRoom(mailClass, { [other]: below - 1 }, limits, 0), `${mailClass} after ${other}`).toBe(true);
    }
  }
});
