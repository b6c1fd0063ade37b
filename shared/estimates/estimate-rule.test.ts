import { expect, test } from 'vitest';
import { changeDueBy, estimateDueBy, requestDueBy } from './estimate-rule.ts';

test.each<[what: string, scheduledAt: string, visitDate: string, dueBy: string | undefined]>([
  ['two days ahead', '2026-03-02T09:00:00-08:00', '2026-03-04', undefined],
  ['Monday for Thursday', '2026-03-02T09:00:00-08:00', '2026-03-05', '2026-03-03T17:00:00-08:00'],
  ['late that evening', '2026-03-02T23:30:00-08:00', '2026-03-05', '2026-03-03T17:00:00-08:00'],
  ['after midnight', '2026-03-03T00:10:00-08:00', '2026-03-05', undefined],
  ['nine days ahead', '2026-03-02T09:00:00-08:00', '2026-03-13', '2026-03-03T17:00:00-08:00'],
  ['ten days ahead', '2026-03-02T09:00:00-08:00', '2026-03-16', '2026-03-05T17:00:00-08:00'],
  ['over a weekend, three days', '2026-03-19T09:00:00-07:00', '2026-03-24', '2026-03-20T17:00:00-07:00'],
  ['over a weekend, two days', '2026-03-20T09:00:00-07:00', '2026-03-24', undefined],
  ['on a Saturday for Tuesday', '2026-03-21T12:00:00-07:00', '2026-03-24', undefined],
  ['on a Saturday for Wednesday', '2026-03-21T12:00:00-07:00', '2026-03-25', '2026-03-23T17:00:00-07:00'],
  ['as clocks spring forward', '2026-03-06T09:00:00-08:00', '2026-03-11', '2026-03-09T17:00:00-07:00'],
  ['as clocks fall back', '2026-10-30T09:00:00-07:00', '2026-11-04', '2026-11-02T17:00:00-08:00'],
  ['ten days, clocks back', '2026-10-26T09:00:00-07:00', '2026-11-09', '2026-10-29T17:00:00-07:00'],
  ['over Thanksgiving, three', '2026-11-25T09:00:00-08:00', '2026-12-01', '2026-11-27T17:00:00-08:00'],
  ['over Thanksgiving, two', '2026-11-25T09:00:00-08:00', '2026-11-30', undefined],
  ['the day before it', '2026-11-24T09:00:00-08:00', '2026-12-01', '2026-11-25T17:00:00-08:00'],
  ['over Christmas', '2026-12-24T09:00:00-08:00', '2026-12-30', '2026-12-28T17:00:00-08:00'],
  ['an observed holiday', '2026-07-02T09:00:00-07:00', '2026-07-08', '2026-07-06T17:00:00-07:00'],
  ['Columbus Day counts', '2026-10-09T09:00:00-07:00', '2026-10-14', '2026-10-12T17:00:00-07:00'],
])('%s', (_, scheduledAt, visitDate, dueBy) => {
  const due = estimateDueBy({ scheduledAt: new Date(scheduledAt), visitDate });
  expect(due).toEqual(dueBy && new Date(dueBy));
});

test.each([
  ['2026-03-02T09:00:00-08:00', '2026-03-05T17:00:00-08:00'],
  ['2026-03-05T09:00:00-08:00', '2026-03-10T17:00:00-07:00'],
  ['2026-11-25T16:00:00-08:00', '2026-12-01T17:00:00-08:00'],
])('an estimate that a patient asks for on %s is due on %s', (askedAt, dueBy) => {
  expect(requestDueBy(new Date(askedAt))).toEqual(new Date(dueBy));
});

test('after a change close to the visit, it’s due on the next business day, and before the visit', () => {
  const changedAt = new Date('2026-03-02T09:00:00-08:00');
  const close = new Date('2026-03-03T17:00:00-08:00');
  expect(changeDueBy(changedAt, new Date('2026-03-04T09:30:00-08:00'))).toEqual(close);
  const morning = new Date('2026-03-03T09:30:00-08:00');
  expect(changeDueBy(changedAt, morning)).toEqual(morning);
});
