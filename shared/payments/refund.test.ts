import { describe, expect, it } from 'vitest';
import { type Refund, type RefundStatus, unpaidRefunds } from './refund.ts';

type Made = Pick<Refund, 'id' | 'status' | 'createdAt' | 'failedAt' | 'amount'>;

function refund(id: string, status: RefundStatus, amount = 50): Made {
  return { id, status, amount, createdAt: `2026-11-0${id}T17:00:00.000Z` };
}

const unpaid = (...refunds: Made[]) =>
  unpaidRefunds(refunds, ({ amount }) => amount * 100).map(({ id }) => id);

describe('a refund that came back', () => {
  it('is unpaid until it is made again', () => {
    expect(unpaid(refund('1', 'failed'))).toEqual(['1']);
    expect(unpaid(refund('1', 'failed'), refund('2', 'pending'))).toEqual([]);
    expect(unpaid(refund('1', 'succeeded'), refund('2', 'failed'))).toEqual(['2']);
  });

  it('is unpaid although as much was refunded, for another reason, before it came back', () => {
    const late = { ...refund('1', 'failed'), failedAt: '2026-11-05T17:00:00.000Z' };
    expect(unpaid(late, refund('2', 'succeeded'))).toEqual(['1']);
    expect(unpaid(late, refund('2', 'succeeded'), refund('6', 'succeeded'))).toEqual([]);
  });

  it('is unpaid although less was refunded after it', () => {
    expect(unpaid(refund('1', 'failed'), refund('2', 'succeeded', 10))).toEqual(['1']);
  });

  it('is owed once, however often it was made again and came back', () => {
    expect(unpaid(refund('1', 'failed'), refund('2', 'failed'))).toEqual(['2']);
    expect(unpaid(refund('1', 'failed'), refund('2', 'failed'), refund('3', 'failed'))).toEqual(['3']);
    expect(unpaid(refund('1', 'failed'), refund('2', 'failed'), refund('3', 'succeeded'))).toEqual([]);
  });

  it('is unpaid beside one of another amount that came back later', () => {
    expect(unpaid(refund('1', 'failed'), refund('2', 'failed', 60))).toEqual(['1', '2']);
    expect(unpaid(refund('1', 'failed'), refund('2', 'failed', 20))).toEqual(['1', '2']);
  });

  it('is made again by its own money: one refund does not make up for two', () => {
    // The second was made before the first came back, so it isn't a retry.
    const first = { ...refund('1', 'failed'), failedAt: '2026-11-02T18:00:00.000Z' };
    const both = [first, refund('2', 'failed')];
    expect(unpaid(...both)).toEqual(['1', '2']);
    expect(unpaid(...both, refund('3', 'succeeded'))).toEqual(['2']);
    expect(unpaid(...both, refund('3', 'succeeded'), refund('4', 'succeeded'))).toEqual([]);
    expect(unpaid(...both, refund('3', 'succeeded', 100))).toEqual([]);
  });
});

it('a refund that was canceled is not unpaid', () => {
  expect(unpaid(refund('1', 'cancelled'))).toEqual([]);
});
