import { afterEach, describe, expect, test, vi } from 'vitest';
import { hoursReply } from '#functions/chatbot/hours/ask-hours.harness.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import type { ClosedTime } from '#shared/closures/closure.ts';

const [today, tomorrow, monday] = ['2026-11-24', '2026-11-25', '2026-11-30'];

/** A closure of clinic 3, Craig / Ferrell. */
const craig = (date: string, hours: Pick<ClosedTime, 'from' | 'to'> = {}): ClosedTime => ({
  locationId: '3',
  date,
  ...hours,
});
const eastern: ClosedTime = { locationId: '4', date: today, from: '1:30' };
const all: ClosedTime[] = clinicIds.map((locationId) => ({ locationId, date: today }));

const open = 'Yes. We’re open from 8:00 AM to 5:00 PM today.';
const mayDiffer = 'Some clinics may have different hours: check the clinic’s page before you come.';
const closed =
  'No. We’re closed at Craig / Ferrell right now. We’ll be open again from 8:00 AM to 5:00 PM on';

test.each<[string, ClosedTime[], string]>([
  [
    'is craig open now',
    [craig(today, { from: '12:00', to: '2:00' })],
    'Yes. We’re open at Craig / Ferrell from 8:00 AM to 12:00 PM and from 2:00 PM to 5:00 PM today.',
  ],
  ['is craig open now', [craig(today)], `${closed} Wednesday, November 25.`],
  ['is craig open', [craig(today, { from: '9:30' }), craig(tomorrow)], `${closed} Monday, November 30.`],
  [
    'is craig open',
    [craig(today, { to: '1:30' })],
    'No. We’re open at Craig / Ferrell from 1:30 PM to 5:00 PM today.',
  ],
  [
    'can I come to craig at 2',
    [craig(today, { from: '1:30' })],
    'No. We’re open at Craig / Ferrell from 8:00 AM to 1:30 PM today.',
  ],
  [
    'is craig open tomorrow',
    [craig(tomorrow), craig(monday, { from: '1:30' })],
    'No. We’re closed at Craig / Ferrell on Wednesday, November 25. We’ll be open again from 8:00 AM to 1:30 PM on Monday, November 30.',
  ],
  [
    'is spring mountain open now',
    [craig(today)],
    'Yes. We’re open at Spring Mountain / Rainbow from 8:00 AM to 5:00 PM today.',
  ],
  ['are you open now', [craig(today), eastern], `${open} ${mayDiffer}`],
  ['can I come at 2', [craig(today)], `${open} ${mayDiffer}`],
  [
    'are you open now',
    all,
    'No. We’re closed right now. We’ll be open again from 8:00 AM to 5:00 PM on Wednesday, November 25. If it can’t wait, go to an emergency room or call 911.',
  ],
])('closures by staff are told: “%s”', async (question, closures, says) => {
  expect(await hoursReply(question, { closed: closures })).toBe(says);
});

test.each<[string, ClosedTime[], string]>([
  [
    '¿Está abierta Craig?',
    [craig(today, { to: '1:30' })],
    'No. Estamos abiertos en Craig / Ferrell de 1:30 PM a 5:00 PM hoy.',
  ],
  [
    '¿Está abierta Craig el lunes?',
    [craig(monday)],
    'No. Estamos cerrados en Craig / Ferrell el lunes 30 de noviembre. Volvemos a abrir de 8:00 AM a 5:00 PM el martes 1 de diciembre.',
  ],
  [
    '¿Están abiertos?',
    [craig(today), eastern],
    'Sí. Estamos abiertos de 8:00 AM a 5:00 PM hoy. Algunas clínicas pueden tener otro horario: vea la página de la clínica antes de venir.',
  ],
])('in Spanish too: “%s”', async (question, closures, says) => {
  expect(await hoursReply(question, { closed: closures, language: 'es' })).toBe(says);
});

test('a clinic that stays closed for weeks doesn’t say when it reopens', async () => {
  const read = async (date: string) => [craig(date)];
  expect(await hoursReply('is craig open tomorrow', { read })).toBe(
    'No. We’re closed at Craig / Ferrell on Wednesday, November 25.',
  );
});

describe('while closures can’t be read', () => {
  const withoutThem = `from 8:00 AM to 5:00 PM today. ${mayDiffer}`;
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true);

  afterEach(() => {
    vi.useRealTimers();
    log.mockClear();
  });

  test('the answer goes by the calendar, and a log line says why', async () => {
    const read = vi.fn(() => Promise.reject(new Error('no table')));
    expect(await hoursReply('are you open now', { read })).toContain(withoutThem);
    expect(read).toHaveBeenCalledTimes(1);
    expect(log.mock.calls.join()).toContain('closures-read-failed');
    expect(log.mock.calls.join()).not.toContain('no table');
  });

  test('the answer waits for a second and no longer', async () => {
    vi.useFakeTimers();
    const answering = hoursReply('is craig open now', { read: () => new Promise(() => {}) });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await answering).toContain(withoutThem);
    expect(log.mock.calls.join()).toContain('TimeUp');
  });
});

test('only closures of the days that an answer tells are read', async () => {
  const read = vi.fn(async () => []);
  await hoursReply('are you open now', { read });
  expect(read.mock.calls).toEqual([[today]]);
  await hoursReply('are you open on sunday', { read });
  expect(read.mock.calls).toEqual([[today], [monday]]);
});
