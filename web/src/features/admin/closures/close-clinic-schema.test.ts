import { describe, expect, test } from 'vitest';
import { fieldMessages } from '#shared/api/problem.ts';
import { slotStart } from '#shared/appointments/slots.ts';
import { type ClosureForm, closureFormSchema, closureRequests } from './close-clinic.tsx';

const schema = closureFormSchema(slotStart('2026-11-23', '8:00'));
const filled: ClosureForm = {
  locationIds: ['1'],
  date: '2026-11-24',
  lastDate: '',
  from: '09:00',
  to: '13:30',
  reason: ' Holiday ',
};

function messagesFor(changes: Partial<ClosureForm>) {
  const parsed = schema.safeParse({ ...filled, ...changes });
  return parsed.success ? {} : fieldMessages(parsed.error);
}

describe('the form that closes clinics', () => {
  test('makes the request of the contract, with times as slots write them', () => {
    expect(messagesFor({})).toEqual({});
    expect(closureRequests(filled)).toEqual([
      { locationIds: ['1'], dates: ['2026-11-24'], from: '9:00', to: '1:30', reason: 'Holiday' },
    ]);
  });

  test('closes all day without hours', () => {
    expect(closureRequests({ ...filled, from: '', to: '' })).toEqual([
      { locationIds: ['1'], dates: ['2026-11-24'], reason: 'Holiday' },
    ]);
    expect(messagesFor({ from: '', to: '' })).toEqual({});
  });

  test('makes a request for each clinic, with the days on which it would be open', () => {
    const several: ClosureForm = {
      ...filled,
      locationIds: ['1', '4'],
      lastDate: '2026-11-30',
      from: '',
      to: '',
    };
    // The dates leave out Thanksgiving, the day after it, and the weekend.
    const dates = ['2026-11-24', '2026-11-25', '2026-11-30'];
    expect(closureRequests(several)).toEqual([
      { locationIds: ['1'], dates, reason: 'Holiday' },
      { locationIds: ['4'], dates, reason: 'Holiday' },
    ]);
    expect(messagesFor(several)).toEqual({});
  });

  test('is quick while a year is being typed', () => {
    expect(closureRequests({ ...filled, lastDate: '9999-01-01' })[0]?.dates).toHaveLength(32);
  });

  test.each<[string, Partial<ClosureForm>, string, string]>([
    ['no clinic', { locationIds: [] }, 'locationIds', 'Choose a clinic'],
    ['a reason of 101 characters', { reason: 'a'.repeat(101) }, 'reason', 'Use 100 characters or fewer'],
    ['an end before the beginning', { to: '08:30' }, 'to', 'Choose an end time after the start time'],
    ['a Saturday', { date: '2026-11-28' }, 'date', 'Our clinics are open Monday through Friday'],
    ['days that go backwards', { lastDate: '2026-11-23' }, 'lastDate', 'Choose a later day'],
    [
      'hours in the evening',
      { from: '17:30', to: '' },
      'from',
      'There are no visit times during these hours',
    ],
  ])('refuses %s', (_, changes, field, message) => {
    expect(messagesFor(changes)).toEqual({ [field]: message });
  });
});
