// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { slotStart } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import type { AffectedAppointment } from '#shared/closures/closure.ts';
import type { StaffRole } from '#shared/sign-in.ts';
import { now } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { answers, asked, changes, later, problem } from '#web/lib/api/server.harness.ts';
import { toastTexts } from '#web/ui/toasts/toasts.harness.ts';
import {
  affected,
  ana,
  button,
  closure,
  closureReply,
  dialog,
  maya,
  serveClosure,
  server,
  setUpClosures,
} from './closures.harness.tsx';
import { Closures } from './closures.tsx';

setUpAdmin();
setUpClosures();

const closed = closure();
const callRoute = (visit: Appointment) =>
  `PUT /api/closures/${closed.id}/patients/${visit.confirmationNumber}`;
const calling = (visit: AffectedAppointment): AffectedAppointment => ({ ...visit, toCall: true });

/** Has the server store whether the visit's patient was called, and the note about it. */
function serveCalls(visit: Appointment) {
  answers.set(callRoute(visit), ({ body }) => {
    const { called, note } = body as { called: boolean; note?: string };
    server.affected = server.affected.map((one) => {
      if (one.id !== visit.id) return one;
      const { called: _, toCall: _toCall, ...rest } = { ...one, version: one.version + 1 };
      return called ? { ...rest, called: { at: now, ...(note && { note }) } } : calling(rest);
    });
    return closureReply(closed);
  });
}

async function openList(visits: AffectedAppointment[] = [ana, maya], role: StaffRole = 'admin') {
  serveClosure(closed);
  server.affected = visits.map(calling);
  renderView(<Closures />, '/admin-bookings?view=closures', role);
  await screen.findByText('Ana Reyes');
}

const called = () => changes().map(({ body }) => body);
const isOff = (name: string) => waitFor(() => expect(screen.queryByText(name)).toBeNull());

const row = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
const inRow = (name: string) => within(row(name));

describe('the call list', () => {
  test('has everyone to call about any closure, with phone, clinic, time and why', async () => {
    const mailedAt = '2026-11-23T17:02:00Z';
    const cara = affected({ firstName: 'Cara', location: clinicById('3'), email: '', phone: '' });
    serveClosure(closure({ locationId: '3' }));
    const waiting = affected({ firstName: 'Will' });
    await openList([{ ...ana, mailedAt }, { ...maya, emailUndeliverable: 'bounced' }, cara]);
    server.affected.push(waiting);
    await screen.findByText('Maya Torres');
    expect(screen.getByRole('heading', { name: 'Call list (3)' })).toBeTruthy();
    expect(row('Maya Torres').textContent).toContain('Tuesday, November 24, 1:45 PM, Eastern / Flamingo');
    expect(row('Maya Torres').textContent).toContain('To call. No email reached them.');
    expect(
      inRow('Maya Torres')
        .getByRole('link', { name: /555-0199/ })
        .getAttribute('href'),
    ).toBe('tel:+17025550199;ext=12');
    expect(row('Cara Torres').textContent).toContain('Craig / Ferrell');
    expect(row('Cara Torres').textContent).toContain('No phone number');
  });

  test('says who was emailed and hasn’t answered', async () => {
    await openList([{ ...ana, mailedAt: '2026-11-23T17:02:00Z' }]);
    expect(row('Ana Reyes').textContent).toContain('To call. Emailed Nov 23, 2026, 9:02 AM. No answer yet.');
  });

  test('isn’t asked for while no one is to be called', async () => {
    server.affected = [ana];
    serveClosure();
    renderView(<Closures />);
    await screen.findByText('1 waiting');
    expect(screen.getByRole('heading', { name: 'Call list (0)' })).toBeTruthy();
    expect(asked.filter(({ route }) => route.startsWith('GET /api/closures/'))).toEqual([]);
  });

  test('has the buttons of a patient who is in an opened closure, too', async () => {
    await openList();
    await user.click(button(/^Affected visits/));
    await waitFor(() => expect(screen.getAllByText('Ana Reyes')).toHaveLength(2));
    expect(screen.getAllByRole('button', { name: 'Called: Ana Reyes' })).toHaveLength(1);
  });

  test.each<StaffRole>(['admin', 'front-desk'])(
    'loses a patient whom %s called, by one press',
    async (role) => {
      await openList([ana, maya], role);
      serveCalls(ana);
      await user.click(button('Called: Ana Reyes'));
      await isOff('Ana Reyes');
      expect(called()).toEqual([{ called: true }]);
      expect(row('Maya Torres').contains(document.activeElement)).toBe(true);
      expect(await screen.findByRole('heading', { name: 'Call list (1)' })).toBeTruthy();
      await user.click(button(/^Affected visits/));
      expect((await screen.findByText('Ana Reyes')).closest('li')?.textContent).toContain('Called Nov 23');
    },
  );

  test('sends the note that was typed, once for a double press', async () => {
    await openList();
    serveCalls(maya);
    await user.type(inRow('Maya Torres').getByLabelText(/^Call note/), 'Left word');
    const press = button('Called: Maya Torres');
    press.click();
    press.click();
    await isOff('Maya Torres');
    expect(called()).toEqual([{ called: true, note: 'Left word' }]);
  });

  test('has the patient again after Undo', async () => {
    await openList([ana]);
    serveCalls(ana);
    await user.click(button('Called: Ana Reyes'));
    await isOff('Ana Reyes');
    await user.click(await screen.findByRole('button', { name: /^Undo/ }));
    await screen.findByText('Ana Reyes');
    expect(called().at(-1)).toEqual({ called: false });
    expect(screen.getByText('Undone. Ana Reyes needs a call.')).toBeTruthy();
  });

  test.each([
    [
      'the server refuses',
      () => problem(404, 'not-found', { detail: 'It may have been moved.' }),
      'It may have been moved.',
    ],
    ['no answer comes', () => undefined, 'try again'],
  ])('keeps the patient and the note when %s', async (_, answer, words) => {
    await openList();
    answers.set(callRoute(maya), answer);
    const field = inRow('Maya Torres').getByLabelText<HTMLInputElement>(/^Call note/);
    await user.type(field, 'Left word');
    await user.click(button('Called: Maya Torres'));
    expect((await inRow('Maya Torres').findByRole('alert')).textContent).toContain(words);
    expect(field.value).toBe('Left word');
  });

  test('says that it can’t be read, and is read at Retry', async () => {
    serveClosure(closed);
    server.affected = [calling(ana)];
    answers.set(`GET /api/closures/${closed.id}`, () => problem(403, 'forbidden'));
    renderView(<Closures />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We couldn’t load this list');
    answers.set(`GET /api/closures/${closed.id}`, () => closureReply(closed));
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await screen.findByText('Ana Reyes');
  });

  test('shares one notice with the closures, whose Retry reads all of them again', async () => {
    await openList();
    const served = answers.get('GET /api/closures');
    answers.set('GET /api/closures', () => problem(403, 'forbidden'));
    answers.set(`GET /api/closures/${closed.id}`, () => problem(403, 'forbidden'));
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await waitFor(() => expect(asked.filter(({ route }) => route.endsWith(closed.id))).toHaveLength(2));
    expect(screen.getAllByText(/It may be out of date/)).toHaveLength(1);
    if (served) answers.set('GET /api/closures', served);
    server.affected = [calling(maya)];
    answers.set(`GET /api/closures/${closed.id}`, () => closureReply(closed));
    await user.click(retry);
    await isOff('Ana Reyes');
    expect(screen.queryByText(/It may be out of date/)).toBeNull();
  });
});

describe('a patient who waits', () => {
  async function openCard() {
    serveClosure(closed);
    server.affected = [ana, maya];
    renderView(<Closures />);
    await user.click(await screen.findByRole('button', { name: /^Affected visits/ }));
    await screen.findByText('Ana Reyes');
  }

  test('can be called before, and the note follows', async () => {
    await openCard();
    serveCalls(maya);
    await user.click(button('Called: Maya Torres'));
    await waitFor(() => expect(row('Maya Torres').textContent).toContain('Called Nov 23, 2026'));
    expect(document.activeElement).toBe(button('Save note: Maya Torres'));
    const field = inRow('Maya Torres').getByLabelText<HTMLInputElement>(/^Call note/);
    await user.type(field, 'Comes on Friday{Enter}');
    await waitFor(() => expect(row('Maya Torres').textContent).toContain('Comes on Friday'));
    expect(called().at(-1)).toEqual({ called: true, note: 'Comes on Friday' });
    expect([field.value, document.activeElement]).toEqual(['', field]);
  });

  test('keeps the note that is typed while the call is being saved', async () => {
    await openCard();
    const { answer, give } = later();
    answers.set(callRoute(maya), () => answer);
    await user.click(button('Called: Maya Torres'));
    const field = inRow('Maya Torres').getByLabelText<HTMLInputElement>(/^Call note/);
    await user.type(field, 'Left word');
    server.affected = [ana, { ...maya, called: { at: now } }];
    give(closureReply(closed));
    await screen.findByRole('button', { name: 'Save note: Maya Torres' });
    expect(field.value).toBe('Left word');
  });
});

describe('a visit in the call list', () => {
  test('moves to another time and leaves the list, and the focus goes to the next patient', async () => {
    await openList();
    const route = `POST /api/admin/appointments/${ana.confirmationNumber}/reschedule`;
    answers.set('GET /api/availability', () => {
      const slot = {
        time: '9:30',
        startsAt: slotStart('2026-11-25', '9:30'),
        isAvailable: true,
        duration: 30,
      };
      const locations = [{ id: '1', slots: [slot] }];
      return Response.json({ now, date: '2026-11-25', closed: false, nextOpenDate: null, locations });
    });
    const startsAt = slotStart('2026-11-25', '9:30').toISOString();
    answers.set(route, () => {
      const moved = { ...ana, date: '2026-11-25', startsAt, version: 2 };
      server.affected = [{ ...moved, outcome: 'moved' }, calling(maya)];
      return Response.json({ appointment: moved });
    });
    await user.click(button('Move Ana Reyes’s visit'));
    fireEvent.change(dialog().getByLabelText('Date'), { target: { value: '2026-11-25' } });
    await dialog().findByRole('option', { name: '9:30 AM' });
    await user.selectOptions(dialog().getByLabelText('Open time'), '9:30 AM');
    await user.click(dialog().getByRole('button', { name: 'Move visit' }));
    await screen.findByText('1 moved · 1 waiting · 1 to call');
    await isOff('Ana Reyes');
    expect(row('Maya Torres').contains(document.activeElement)).toBe(true);
  });

  function serveCancel() {
    answers.set(`PUT /api/appointments/${ana.confirmationNumber}/status`, () => {
      const canceled = { ...ana, status: 'cancelled', version: 2 } as const;
      server.affected = [{ ...canceled, outcome: 'cancelled' }, ...server.affected.slice(1)];
      return Response.json({ appointment: canceled });
    });
  }

  test.each<StaffRole>(['admin', 'front-desk'])(
    'is canceled by %s after a question, for good',
    async (role) => {
      await openList([ana, maya], role);
      serveCancel();
      await user.click(button('Cancel visit: Ana Reyes'));
      const question = dialog().getByText(/can’t undo this while the clinic is closed/);
      expect(question.textContent).toContain('Tuesday, November 24, 9:30 AM, Eastern / Flamingo');
      expect(question.textContent).toContain('We’ll email the patient.');
      expect(changes()).toEqual([]);
      await user.click(dialog().getByRole('button', { name: 'Cancel visit' }));
      await screen.findByText('1 canceled · 1 waiting · 1 to call');
      expect(called()).toEqual([{ status: 'cancelled', version: 1 }]);
      expect(toastTexts()).toEqual(['Ana Reyes’s visit is canceled.']);
      expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
      expect(row('Maya Torres').contains(document.activeElement)).toBe(true);
    },
  );

  test('promises no email where none arrives', async () => {
    await openList([{ ...ana, email: '' }]);
    await user.click(button('Cancel visit: Ana Reyes'));
    expect(dialog().getByText(/They won’t get an email: please tell them\./)).toBeTruthy();
  });

  test.each([
    ['refuses', () => problem(429, 'too-many'), 'We couldn’t cancel the visit'],
    ['doesn’t answer', () => undefined, 'We’re not sure the visit was canceled.'],
  ])('stays when the server %s', async (_, answer, words) => {
    await openList();
    answers.set(`PUT /api/appointments/${ana.confirmationNumber}/status`, answer);
    await user.click(button('Cancel visit: Ana Reyes'));
    await user.click(dialog().getByRole('button', { name: 'Cancel visit' }));
    expect((await dialog().findByRole('alert')).textContent).toContain(words);
    await user.click(dialog().getByRole('button', { name: 'Keep the visit' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Called: Ana Reyes')).toBeTruthy();
  });

  test('that was the last leaves the focus on the list', async () => {
    await openList([ana]);
    serveCancel();
    await user.click(button('Cancel visit: Ana Reyes'));
    await user.click(dialog().getByRole('button', { name: 'Cancel visit' }));
    await screen.findByRole('heading', { name: 'Call list (0)' });
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Call list' })),
    );
  });
});
