import { describe, expect, test } from 'vitest';
import { fieldMessages } from '#shared/api/problem.ts';
import { slotStart } from '#shared/appointments/slots.ts';
import { type ClosureForm, closureFormSchema, closureRequest } from './close-clinic.tsx';

const schema = closureFormSchema(slotStart('2026-11-23', '8:00'));
const filled: ClosureForm = {
  locationId: '1',
  date: '2026-11-24',
  from: '09:00',
  to: '13:30',
  reason: ' Holiday ',
};

function messagesFor(changes: Partial<ClosureForm>) {
  const parsed = schema.safeParse({ ...filled, ...changes });
  return parsed.success ? {} : fieldMessages(parsed.error);
}

describe('the form that closes a clinic', () => {
  test('makes the request of the contract, with times as slots write them', () => {
    expect(messagesFor({})).toEqual({});
    expect(closureRequest(filled)).toEqual({
      locationId: '1',
      date: '2026-11-24',
      from: '9:00',
      to: '1:30',
      reason: 'Holiday',
    });
  });

  test('closes all day without hours', () => {
    expect(closureRequest({ ...filled, from: '', to: '' })).toEqual({
      locationId: '1',
      date: '2026-11-24',
      reason: 'Holiday',
    });
    expect(messagesFor({ from: '', to: '' })).toEqual({});
  });

  test.each<[string, Partial<ClosureForm>, string, string]>([
    [
      'a time before the clinics open',
      { from: '07:30' },
      'from',
      'Choose a time between 8:00 AM and 5:00 PM',
    ],
    ['a time after they close', { to: '17:30' }, 'to', 'Choose a time between 8:00 AM and 5:00 PM'],
    ['a reason of 101 characters', { reason: 'a'.repeat(101) }, 'reason', 'Use 100 characters or fewer'],
    ['an end before the beginning', { to: '08:30' }, 'to', 'Choose an end time after the start time'],
    ['a Saturday', { date: '2026-11-28' }, 'date', 'Our clinics are open Monday through Friday'],
  ])('refuses %s', (_, changes, field, message) => {
    expect(messagesFor(changes)).toEqual({ [field]: message });
  });
});
