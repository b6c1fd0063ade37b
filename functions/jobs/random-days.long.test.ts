import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Client } from '#functions/platform/http/client.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { dayMs, hourMs } from '#shared/time/durations.ts';

// Low limits, so that the acts of a random day reach each of them.
const most = { proven: 1, others: 2, other: 1, waiting: 1, coming: 3, bookings: 4, ofAddress: 2, ofDay: 1 };
const ofClinicDay = [3, 4, 6];

await openTestSystem({
  limits: {
    LIMIT_MAILS_OF_RECIPIENT: most.proven,
    LIMIT_MAILS_OF_OTHERS: most.others,
    LIMIT_MAILS_OF_OTHER_CLIENT: most.other,
    LIMIT_WAITING_ADDRESSES: most.waiting,
    LIMIT_COMING_VISITS: most.coming,
    LIMIT_BOOKINGS_PER_DAY: most.bookings,
    LIMIT_BOOKINGS_OF_ADDRESS: most.ofAddress,
    LIMIT_VISITS_OF_DAY: most.ofDay,
  },
});
const { budgetOf } = await import('#functions/mail/budget.ts');
const { countsOfBooking, countsUntilOpened } = await import('#functions/appointments/limits/counts.ts');
const { count, uncount } = await import('#functions/platform/dynamo/tally.ts');

const days = 2_000;

/** What someone does: books, opens the mail of a booking, or has a mail sent. */
interface Act {
  verb: 'book' | 'open' | 'mail';
  /** Hours since the act before. */
  after: number;
  /** Index of the client. Client 0 has an IPv4 address. Clients 1 to 4 share a /56, and 5 is in the same /48. */
  client: number;
  address: number;
  isProven: boolean;
  /** Index of the day of the visit. All visits are at one clinic. */
  visitDay: number;
  /** Which of the bookings so far the act is about. */
  which: number;
}

const act = {
  verb: fc.constantFrom('book', 'book', 'book', 'open', 'mail', 'mail'),
  after: fc.constantFrom(0, 0, 0, 1, 13),
  client: fc.constantFrom(0, 1, 1, 1, 5),
  address: fc.constantFrom(0, 0, 1, 2),
  isProven: fc.constantFrom(false, false, true),
  visitDay: fc.constantFrom(0, 0, 1),
  which: fc.nat(20),
} as const;

const ordinaryDay = fc.array(fc.record<Act>(act), { minLength: 3, maxLength: 3 });

/** Someone with many networks books as much as they can. */
const hostileDay = fc.array(
  fc.record<Act>({
    ...act,
    verb: fc.constantFrom('book', 'book', 'book', 'book', 'book', 'open'),
    after: fc.constant(0),
    client: fc.constantFrom(1, 2, 3, 4, 5, 5),
    address: fc.constant(0),
    isProven: fc.constant(false),
    visitDay: fc.constantFrom(0, 0, 1, 2, 3),
  }),
  { minLength: 30, maxLength: 30 },
);

const anyDay = fc.oneof({ arbitrary: ordinaryDay, weight: 12 }, { arbitrary: hostileDay, weight: 1 });

const addresses = ['ana+one@example.com', 'Ana+two@example.com', 'ben@example.com'].map((one) =>
  one.toLowerCase(),
);
const mailboxes = ['ana', 'ana', 'ben'];

/** The names of a client's networks, the narrowest first. */
const networks: readonly string[][] = [
  ['ipv4'],
  ['a64', 'a56', 'a48'],
  ['b64', 'a56', 'a48'],
  ['c64', 'a56', 'a48'],
  ['d64', 'a56', 'a48'],
  ['e64', 'e56', 'a48'],
];
const times = [1, 3, 10];

function clientOf(day: number, index: number): Client {
  const widths = (networks[index] ?? []).map((name, width) => ({ key: `${name} ${day}`, width, clients: 1 }));
  return widths as unknown as Client;
}

/** The simple model: a list of what counts, until when, in memory. */
function createModel() {
  let counted: { what: string; id: string; until: number }[] = [];
  type Limit = [what: string, id: string, most: number, lastsMs: number];
  const ofNetworks = (
    index: number,
    what: string,
    id: string,
    limit: number | number[],
    lastsMs: number,
  ): Limit[] =>
    (networks[index] ?? []).map((name, width) => {
      const highest = typeof limit === 'number' ? limit * (times[width] ?? 0) : (limit[width] ?? 0);
      return [`${what} ${name}`, id, highest, lastsMs];
    });
  return {
    ofNetworks,
    allow(now: number, limits: readonly Limit[]): boolean {
      const live = counted.filter(({ until }) => until > now);
      const isFull = limits.some(([what, id, limit]) => {
        const ids = new Set(live.filter((one) => one.what === what).map((one) => one.id));
        return !ids.has(id) && ids.size >= limit;
      });
      if (isFull) return false;
      for (const [what, id, , lastsMs] of limits) {
        counted = counted.filter((one) => one.what !== what || one.id !== id);
        counted.push({ what, id, until: now + lastsMs });
      }
      return true;
    },
    forget(limits: readonly Limit[]): void {
      counted = counted.filter((one) => !limits.some(([what, id]) => one.what === what && one.id === id));
    },
  };
}

/** Plays a day on the system and on the model. Returns what each allowed. */
async function play(day: number, acts: readonly Act[]) {
  const model = createModel();
  const booked: { item: Parameters<typeof countsUntilOpened>[0]; act: Act }[] = [];
  const allowed = { system: [] as boolean[], model: [] as boolean[] };
  const start = Date.now() + day * 100 * dayMs;
  let now = start;
  const unproven = ({ client, address, visitDay }: Act, id: string, untilVisit: number) => [
    ...model.ofNetworks(client, `visits ${visitDay}`, id, ofClinicDay, untilVisit),
    ...model.ofNetworks(client, 'coming', id, most.coming, untilVisit),
    ...model.ofNetworks(client, 'waiting', addresses[address] ?? '', most.waiting, dayMs),
  ];
  for (const [index, act] of acts.entries()) {
    now += act.after * hourMs;
    const { verb, client, address, isProven, visitDay } = act;
    const actor = isProven ? 'proven' : clientOf(day, client);
    const emailKey = `${day}.${addresses[address]}`;
    const mailbox = mailboxes[address] ?? '';
    const id = `${day} ${index}`;
    if (verb === 'mail') {
      const counts = await budgetOf({ id, to: emailKey, cause: actor }, new Date(now));
      allowed.system.push(!(await count(...counts)));
      const limits = isProven
        ? ([[`mails ${mailbox}`, id, most.proven, dayMs]] as const)
        : ([
            [`other mails ${mailbox}`, id, most.others, dayMs],
            [`mails ${mailbox} ${networks[client]?.[0]}`, id, most.other, dayMs],
          ] as const);
      allowed.model.push(model.allow(now, limits as never));
    } else if (verb === 'book') {
      const startsAt = start + (2 + visitDay) * dayMs;
      const item = {
        confirmationNumber: id,
        emailKey,
        locationId: '1',
        date: `${day} ${visitDay}`,
        startsAt: new Date(startsAt).toISOString(),
        client: clientOf(day, client),
      };
      const counts = await countsOfBooking(item, item.client, actor, new Date(now));
      const isAllowed = !(await count(...counts.map((one) => ({ ...one, now }))));
      allowed.system.push(isAllowed);
      if (isAllowed) booked.push({ item, act });
      const untilVisit = Math.max(1, startsAt - now);
      allowed.model.push(
        model.allow(now, [
          ...model.ofNetworks(client, 'bookings', id, most.bookings, dayMs),
          ...(isProven
            ? ([
                [`bookings ${mailbox}`, id, most.ofAddress, dayMs],
                [`visits ${mailbox} ${visitDay}`, id, most.ofDay, untilVisit],
              ] as never[])
            : unproven(act, id, untilVisit)),
        ]),
      );
    } else {
      const { item, act: booking } = booked[act.which % booked.length] ?? {};
      if (!item || !booking || booking.isProven) continue;
      await uncount(await countsUntilOpened(item, new Date(now)));
      model.forget(unproven(booking, item.confirmationNumber, 0));
    }
  }
  return allowed;
}

test(`${days} random days of honest and hostile clients go as a simple model says`, async () => {
  const acts = fc.sample(anyDay, { numRuns: days, seed: 31 });
  let refused = 0;
  for (let day = 0; day < days; day += 100) {
    const played = await Promise.all(acts.slice(day, day + 100).map((one, index) => play(day + index, one)));
    for (const [index, { system, model }] of played.entries()) {
      expect(system, `day ${day + index}`).toEqual(model);
      refused += model.filter((isAllowed) => !isAllowed).length;
    }
  }
  expect(refused).toBeGreaterThan(days);
}, 600_000);
