import { afterEach, describe, expect, test, vi } from 'vitest';
import { clinicIds } from '#shared/clinics/clinics.ts';
import type { ClosedTime } from '#shared/closures/closure.ts';
import { hoursReply } from './ask-hours.harness.ts';

const [today, tomorrow, monday] = ['2026-11-24', '2026-11-25', '2026-11-30'];

/** A closure of clinic 3, Craig / Ferrell. */
const craig = (date: string, hours: Pick<ClosedTime, 'from' | 'to'> = {}): ClosedTime => ({
  locationId: '3',
  date,
  ...hours,
});
const eastern: ClosedTime = { locationId: '4', date: today, from: '1:30' };
const all: ClosedTime[] = clinicIds.map((locationId) => ({ locationId, date: today }));

const others = 'Our other clinics are open until 5:00 PM today.';
const open = 'Yes, we’re open today from 8:00 AM to 5:00 PM.';

test.each<[string, ClosedTime[], string]>([
  [
    'is craig open now',
    [craig(today, { from: '12:00', to: '2:00' })],
    'Yes, Craig / Ferrell is open today from 8:00 AM to 12:00 PM and from 2:00 PM to 5:00 PM.',
  ],
  [
    'is craig open now',
    [craig(today)],
    `No. Craig / Ferrell is closed right now. It reopens tomorrow at 8:00 AM. ${others}`,
  ],
  [
    'is craig open',
    [craig(today, { from: '9:30' }), craig(tomorrow)],
    `No. Craig / Ferrell is closed right now. It reopens Monday at 8:00 AM. ${others}`,
  ],
  [
    'is craig open',
    [craig(today, { to: '1:30' })],
    `No. Craig / Ferrell is closed right now. It reopens today at 1:30 PM. ${others}`,
  ],
  [
    'can I come to craig at 2',
    [craig(today, { from: '1:30' })],
    'No. Craig / Ferrell is open today from 8:00 AM to 1:30 PM.',
  ],
  [
    'is craig open tomorrow and monday',
    [craig(tomorrow), craig(monday, { from: '1:30' })],
    'Craig / Ferrell is closed tomorrow. It reopens Monday at 8:00 AM. Craig / Ferrell is open on Monday from 8:00 AM to 1:30 PM.',
  ],
  [
    'is spring mountain open now',
    [craig(today)],
    'Yes, Spring Mountain / Rainbow is open today from 8:00 AM to 5:00 PM.',
  ],
  [
    'are you open now',
    [craig(today), eastern],
    `${open} Craig / Ferrell is closed today. Eastern / Serene is open today from 8:00 AM to 1:30 PM.`,
  ],
  ['can I come at 2', [craig(today)], `${open} Craig / Ferrell is closed today.`],
  [
    'are you open now',
    all,
    'No. We’re closed right now. We reopen tomorrow at 8:00 AM. If it can’t wait, go to an emergency room or call 911.',
  ],
])('closures by staff are told: “%s”', async (question, closed, says) => {
  expect(await hoursReply(question, { closed })).toBe(says);
});

test.each<[string, ClosedTime[], string]>([
  [
    '¿Está abierta Craig?',
    [craig(today, { to: '1:30' })],
    'No. La clínica Craig / Ferrell está cerrada ahora. Vuelve a abrir hoy a la 1:30 PM. Nuestras otras clínicas están abiertas hoy hasta las 5:00 PM.',
  ],
  [
    '¿Está abierta Craig el lunes?',
    [craig(monday)],
    'No. La clínica Craig / Ferrell está cerrada el lunes 30 de noviembre. Vuelve a abrir el martes 1 de diciembre a las 8:00 AM.',
  ],
  [
    '¿Están abiertos?',
    [craig(today), eastern],
    'Sí, estamos abiertos hoy de 8:00 AM a 5:00 PM. La clínica Craig / Ferrell está cerrada hoy. La clínica Eastern / Serene está abierta hoy de 8:00 AM a 1:30 PM.',
  ],
])('in Spanish too: “%s”', async (question, closed, says) => {
  expect(await hoursReply(question, { closed, language: 'es' })).toBe(says);
});

test('a clinic that stays closed for weeks doesn’t say when it reopens', async () => {
  const read = async (date: string) => [craig(date)];
  expect(await hoursReply('is craig open tomorrow', { read })).toBe(
    'No. Craig / Ferrell is closed tomorrow.',
  );
});

describe('while closures can’t be read', () => {
  const withoutThem = 'from 8:00 AM to 5:00 PM. If a clinic closes early, its page will say so.';
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
    expect(log.mock.calls.join()).toContain('closures-read-timed-out');
  });
});

test('only closures of the days that an answer tells are read', async () => {
  const read = vi.fn(async () => []);
  await hoursReply('are you open now', { read });
  expect(read.mock.calls).toEqual([[today]]);
  await hoursReply('are you open on sunday or today', { read });
  expect(read.mock.calls.toSorted()).toEqual([[today], [today], [monday]]);
});
