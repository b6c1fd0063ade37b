import { describe, expect, test } from 'vitest';
import type { LedgerEntry } from '#functions/books/ledger/ledger-entry.ts';
import type { DisputeRecord } from '#functions/payments/history/dispute-record.ts';
import type { MoneyFacts } from '#functions/payments/history/money-facts.ts';
import type { RefundRecord } from '#functions/payments/history/refund-record.ts';
import { ownCentsOf, unbookedMovements } from './own-movements.ts';

const id = 'pi_12345678';
const paidAt = '2026-11-23T17:00:00.000Z';

function refund(changes: Partial<RefundRecord>): RefundRecord {
  return {
    id: 're_1',
    cents: 500,
    status: 'succeeded',
    reason: '',
    actor: 'x',
    createdAt: paidAt,
    ...changes,
  };
}

function dispute(changes: Partial<DisputeRecord>): DisputeRecord {
  const fixed = { id: 'dp_1', cents: 900, feeCents: 1500, reason: 'fraudulent', createdAt: paidAt };
  return { ...fixed, withdrawnCents: 900, status: 'under-review', ...changes };
}

function facts(changes: Partial<MoneyFacts> = {}): MoneyFacts {
  return { amountCents: 1000, refundedCents: 0, currency: 'usd', livemode: false, paidAt, ...changes };
}

function entry(kind: LedgerEntry['kind'], source: string, cents: number): LedgerEntry {
  const entry = `txn ${kind} ${source}`;
  return { book: id, entry, kind, source, cents, feeCents: 0, bookedAt: paidAt, date: '2026-11-23' };
}

/** What a dispute has moved, one booking after the other, and the ledger's entries for it. */
function movedBy(...amounts: number[]) {
  const movements = amounts.map((cents, index) => ({ transaction: `txn_${index}`, cents, movedAt: paidAt }));
  const entries = movements.map(({ transaction, cents }) => ({
    ...entry(cents < 0 ? 'dispute' : 'dispute-reversal', 'dp_1', cents),
    entry: transaction,
  }));
  return { movements, entries };
}

const charge = entry('payment', 'ch_1', 1000);
const taken = entry('refund', 're_1', -500);
const scope = { since: '2026-11-01T00:00:00.000Z', settledBefore: '2026-11-24T00:00:00.000Z' };

const unbooked = (record: MoneyFacts, entries: LedgerEntry[], changes = {}) =>
  unbookedMovements(id, record, entries, { ...scope, ...changes }).map(
    ({ movement, oursCents, isWaiting }) => [movement, oursCents, isWaiting],
  );

describe('what our record says about a movement of Stripe’s', () => {
  test.each<[string, LedgerEntry, MoneyFacts | undefined, number]>([
    ['a payment', charge, facts(), 1000],
    ['a payment without a record', charge, undefined, 0],
    [
      'a payment that our record does not know as paid',
      charge,
      { ...facts(), paidAt: undefined } as never,
      0,
    ],
    ['a refund', taken, facts({ refunds: [refund({})] }), -500],
    ['another refund', taken, facts({ refunds: [refund({ id: 're_2' })] }), 0],
    [
      'a refund that came back',
      entry('refund-failure', 're_1', 500),
      facts({ refunds: [refund({ status: 'failed' })] }),
      500,
    ],
    ['one that we think was made', entry('refund-failure', 're_1', 500), facts({ refunds: [refund({})] }), 0],
    ['a dispute', entry('dispute', 'dp_1', -900), facts({ disputes: [dispute({})] }), -900],
    [
      'a dispute that we think takes nothing',
      entry('dispute', 'dp_1', -900),
      facts({ disputes: [dispute({ withdrawnCents: 0 })] }),
      0,
    ],
    [
      'a won dispute’s money',
      entry('dispute-reversal', 'dp_1', 900),
      facts({
        disputes: [dispute({ withdrawnCents: 0, outcome: 'won', movements: movedBy(-900).movements })],
      }),
      900,
    ],
    [
      'a reversal of what we think is still away',
      entry('dispute-reversal', 'dp_1', 900),
      facts({ disputes: [dispute({})] }),
      0,
    ],
  ])('about %s', (_, given, record, cents) => {
    expect(ownCentsOf(given, record)).toBe(cents);
  });
});

describe('a dispute that is won, and lost on appeal', () => {
  const { movements, entries } = movedBy(-900, 900, -900);
  const record = facts({ disputes: [dispute({ outcome: 'lost', movements })] });

  test('is matched with every movement of Stripe’s', () => {
    expect(entries.map((moved) => ownCentsOf(moved, record))).toEqual([-900, 900, -900]);
    expect(unbooked(record, [charge, ...entries])).toEqual([]);
  });

  test('is not taken for booked when the last movement is missing', () => {
    const [first, second] = entries as [LedgerEntry, LedgerEntry];
    expect(unbooked(record, [charge, first, second])).toEqual([['dispute', -900, undefined]]);
    const unbookedYet = facts({ disputes: [dispute({ movements: movements.slice(0, 2) })] });
    expect(unbooked(unbookedYet, [charge, first, second])).toEqual([['dispute', -900, undefined]]);
  });
});

describe('what Stripe has not booked', () => {
  test.each<[string, MoneyFacts, LedgerEntry[], unknown[]]>([
    ['nothing of a booked payment', facts(), [charge], []],
    ['a payment', facts(), [], [['payment', 1000, undefined]]],
    ['a refund', facts({ refunds: [refund({})] }), [charge], [['refund', -500, undefined]]],
    ['nothing of a pending refund', facts({ refunds: [refund({ status: 'pending' })] }), [charge], []],
    [
      'nothing of a refund that ended before it took money',
      facts({ refunds: [refund({ status: 'cancelled' })] }),
      [charge],
      [],
    ],
    [
      'the return of a refund that took money',
      facts({ refunds: [refund({ status: 'failed' })] }),
      [charge, taken],
      [['refund-failure', 500, undefined]],
    ],
    ['a dispute', facts({ disputes: [dispute({})] }), [charge], [['dispute', -900, undefined]]],
    [
      'nothing of an inquiry',
      facts({ disputes: [dispute({ withdrawnCents: 0, status: 'inquiry' })] }),
      [charge],
      [],
    ],
  ])('is %s', (_, record, entries, expected) => {
    expect(unbooked(record, entries)).toEqual(expected);
  });

  test('only waits while Stripe may be late, and is not looked for before the ledger began', () => {
    expect(unbooked(facts(), [], { settledBefore: '2026-11-23T00:00:00.000Z' })).toEqual([
      ['payment', 1000, true],
    ]);
    expect(unbooked(facts(), [], { since: '2026-11-24T00:00:00.000Z' })).toEqual([]);
  });
});
