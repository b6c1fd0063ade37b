import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { type Careless, openWeeks } from '#infra/testing/weeks/open-weeks.ts';
import { mailboxOf, slotOf } from './random-weeks.harness.ts';

const { system, playWeek, allMails, sent, perhapsTwice, seen, stop } = await openWeeks();
const { offerFreedTime } = await import('./offer.ts');
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());
afterAll(stop);
quietLog();

const weeks = 3;

/** What the weeks have to contain, so that they test something. */
const rarest = [
  ...['close clinics: 201', 'call: 200', 'leave: 204', 'move: 409', 'book: 409', 'delete: 200'],
  ...['look: 0', 'look: 5', 'offer: sent', 'offer: superseded', 'weekend: 47 hours', 'weekend: 49 hours'],
  ...['moved mailedAt', 'cancelled mailedAt', 'waiting called mailedAt', 'waiting toCall mailedAt'].map(
    (one) => `visit: ${one}`,
  ),
];

test(`${weeks} random weeks of closures and of those who wait go as a simple model says`, async () => {
  for (let week = 0; week < weeks; week++) await playWeek();
  const offers = (await allMails()).filter(({ subject }) => subject.startsWith('A time opened'));
  const mails = offers.map(({ to, text }) => {
    const [, ...slot] = /clinic=(\d+)&date=([\d-]+)&time=([\d:]+)/.exec(text) ?? [];
    return `${mailboxOf(to)} ${slot}`;
  });
  expect(new Set(mails)).toEqual(sent);
  expect(mails.filter((mail, index) => mails.indexOf(mail) < index && !perhapsTwice.has(mail))).toEqual([]);
  expect(rarest.filter((one) => !seen.has(one))).toEqual([]);
});

const freedOf = (key: string, isReopened: boolean) => {
  const { clinic: locationId, date, time } = slotOf(key);
  return {
    kind: 'freed',
    locationId,
    date,
    time,
    createdAt: new Date().toISOString(),
    cause: 'waitlist',
    ...(isReopened && { isReopened }),
  } as const;
};

async function forgetOffers(key: string): Promise<void> {
  const told = (await system.all('Outbox')).filter(({ id }) => id.startsWith(`earlier-time#${key}#`));
  for (const { id } of told) {
    await system.dynamo.send(new DeleteCommand({ TableName: system.tableName('Outbox'), Key: { id } }));
  }
}

const forgetVisits = (id: string) =>
  system.dynamo.send(
    new UpdateCommand({
      TableName: system.tableName('Closures'),
      Key: { month: id.slice(0, 7), id },
      UpdateExpression: 'REMOVE visits',
    }),
  );

test.each<[string, RegExp, Careless]>([
  [
    'offers a time at its release',
    /^offers of/,
    {
      afterAct: ({ looks, reopened }) =>
        Promise.all(
          [...looks.keys()].map((key) => offerFreedTime(freedOf(key, reopened.has(key)), new Date())),
        ),
    },
  ],
  ['forgets who was told', /^offers of/, { beforeLook: forgetOffers }],
  ['lists only who still holds a slot', /^visits of/, { beforeList: forgetVisits }],
])('which catches a version that %s', async (_, what, careless) => {
  const caught = async () => {
    for (let week = 0; week < 3; week++) await playWeek(careless);
  };
  await expect(caught()).rejects.toThrow(what);
});
