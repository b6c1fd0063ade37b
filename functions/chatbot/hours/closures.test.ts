import { afterEach, describe, expect, test, vi } from 'vitest';
import { answer } from '#functions/chatbot/answers/answer.ts';
import { askedAt, replyTo } from '#functions/chatbot/ask.harness.ts';
import { questionGroups } from '#functions/chatbot/questions.harness.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import type { ClosedTime } from '#shared/closures/closure.ts';

const [today, tomorrow, monday] = ['2026-11-24', '2026-11-25', '2026-11-30'];

/** A closure of clinic 3, Craig / Ferrell. */
const craig = (date: string, hours: Pick<ClosedTime, 'from' | 'to'> = {}): ClosedTime => ({
  locationId: '3',
  date,
  ...hours,
});

describe('a clinic that staff have closed', () => {
  test.each<[string, ClosedTime[], string]>([
    [
      'is craig open now',
      [craig(today, { from: '1:30' })],
      'Yes, Craig / Ferrell is open until 1:30 PM today. Walk-ins are welcome. It’s closing early today.',
    ],
    [
      'is craig open now',
      [craig(today, { from: '12:00', to: '2:00' })],
      'until 12:00 PM today. Walk-ins are welcome. It will then be closed until 2:00 PM.',
    ],
    [
      'is craig open now',
      [craig(today)],
      'No. Craig / Ferrell is closed today. It opens tomorrow at 8:00 AM. Our other clinics are open until 5:00 PM today.',
    ],
    [
      'is craig open',
      [craig(today, { from: '9:30' }), craig(tomorrow)],
      'No. Craig / Ferrell closed early today. It opens Monday at 8:00 AM.',
    ],
    [
      'is craig open',
      [craig(today, { to: '1:30' })],
      'Not yet. Craig / Ferrell opens at 1:30 PM. Our other clinics',
    ],
    [
      'can I come to craig at 2',
      [craig(today, { from: '1:30' })],
      'No. Craig / Ferrell is open today from 8:00 AM to 1:30 PM.',
    ],
    [
      'is craig open tomorrow',
      [craig(tomorrow)],
      'No. Craig / Ferrell is closed tomorrow. It reopens Monday at',
    ],
    [
      'is craig open monday',
      [craig(monday, { from: '10:00', to: '1:00' })],
      'Yes, Craig / Ferrell is open on Monday from 8:00 AM to 10:00 AM and 1:00 PM to 5:00 PM.',
    ],
    [
      'craig hours',
      [craig(today, { from: '1:30' })],
      'Right now, it’s open until 1:30 PM. It’s closing early today.',
    ],
    [
      'is craig open tomorrow and monday',
      [craig(tomorrow), craig(monday, { from: '1:30' })],
      'Craig / Ferrell is closed tomorrow. It reopens Monday at 8:00 AM. Craig / Ferrell is open on Monday from 8:00 AM to 1:30 PM.',
    ],
    ['craig hours', [craig(today)], 'Right now, it’s closed. It reopens tomorrow at 8:00 AM.'],
    [
      'is spring mountain open now',
      [craig(today)],
      'Spring Mountain / Rainbow is open until 5:00 PM today. Walk-ins are welcome.',
    ],
  ])('is said to be: “%s”', async (question, closed, says) => {
    expect(await replyTo(question, { closed })).toContain(says);
  });
});

describe('the group', () => {
  const eastern: ClosedTime = { locationId: '4', date: today, from: '1:30' };

  test.each<[string, ClosedTime[], string]>([
    ['are you open now', [], 'Yes, all ten clinics are open until 5:00 PM today. Walk-ins are welcome.'],
    [
      'are you open now',
      [craig(today), eastern],
      'Yes, 9 of our clinics (all but Craig / Ferrell) are open until 5:00 PM today. Walk-ins are welcome. Eastern / Serene is only open 8:00 AM to 1:30 PM today.',
    ],
    [
      'are you open tomorrow',
      [craig(tomorrow)],
      '9 of our clinics (all but Craig / Ferrell) are open tomorrow from 8:00 AM to 5:00 PM.',
    ],
    [
      'can I come at 2',
      [craig(today)],
      'until 5:00 PM today, or book ahead to spend less time waiting. Craig / Ferrell is closed today.',
    ],
    [
      'are you open now',
      clinicIds.map((locationId) => ({ locationId, date: today })),
      'No. We’re closed today. We open tomorrow at 8:00 AM.',
    ],
    [
      'hours',
      [eastern],
      'Right now, we’re open until 5:00 PM. Eastern / Serene is only open 8:00 AM to 1:30 PM today.',
    ],
  ])('is said to be: “%s”', async (question, closed, says) => {
    expect(await replyTo(question, { closed })).toContain(says);
  });
});

describe('while closures can’t be read', () => {
  const withoutThem =
    'until 5:00 PM today. Walk-ins are welcome. If a clinic closes early, its page will say so.';
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true);

  afterEach(() => {
    vi.useRealTimers();
    log.mockClear();
  });

  test('the answer goes by the calendar, and a log line says why', async () => {
    const read = vi.fn(() => Promise.reject(new Error('no table')));
    const { reply } = await answer('hi, are you open now?', askedAt, read);
    expect(reply).toContain(withoutThem);
    expect(read).toHaveBeenCalledTimes(1);
    expect(log.mock.calls.join()).toContain('closures-read-failed');
    expect(log.mock.calls.join()).not.toContain('no table');
  });

  test('the answer waits for a second and no longer', async () => {
    vi.useFakeTimers();
    const answering = answer('is craig open now', askedAt, () => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await answering).reply).toContain(withoutThem);
    expect(log.mock.calls.join()).toContain('closures-read-timed-out');
  });
});

test('closures are read only for questions about the hours, each day once', async () => {
  const read = vi.fn(async () => []);
  for (const question of [
    'chest pain, are you open now',
    'price of cbc',
    'do you take aetna',
    'holiday hours',
    'hola',
  ])
    await answer(question, askedAt, read);
  expect(read).not.toHaveBeenCalled();
  await answer('hello! are you open now? and until when are you open', askedAt, read);
  expect(read.mock.calls).toEqual([[today]]);
});

test('no emergency waits for closures', async () => {
  const never = () => new Promise<never>(() => {});
  const emergencies = questionGroups.filter(({ emergency }) => emergency).flatMap(({ asked }) => asked);
  for (const message of emergencies) {
    expect((await answer(`${message}. are you open now`, askedAt, never)).emergency, message).toBe(true);
  }
});
