// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { slotStart } from '#shared/appointments/slots.ts';
import type { AffectedAppointment } from '#shared/closures/closure.ts';
import type { StaffRole } from '#shared/sign-in.ts';
import { now } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { answers, changes, later, problem } from '#web/lib/api/server.harness.ts';
import { ana, button, closure, dialog, maya, server, setUpClosures } from './closures.harness.tsx';
import { Closures } from './closures.tsx';

setUpAdmin();
setUpClosures();

const closed = closure();
const callRoute = (visit: Appointment) =>
  `PUT /api/closures/${closed.id}/patients/${visit.confirmationNumber}`;
const reply = () => Response.json({ closure: closed, affected: server.affected });

/** Has the server store what is said about a call. */
function serveCalls(visit: Appointment) {
  answers.set(callRoute(visit), ({ body }) => {
    const { called, note } = body as { called: boolean; note?: string };
    server.affected = server.affected.map((one) =>
      one.id === visit.id
        ? { ...one, version: one.version + 1, called: called ? { at: now, note } : undefined }
        : one,
    );
    return reply();
  });
}

async function openList(affected: AffectedAppointment[] = [ana, maya], role: StaffRole = 'admin') {
  server.closures = [closed];
  server.affected = affected;
  answers.set(`GET /api/closures/${closed.id}`, reply);
  renderView(<Closures />, '/admin-bookings?view=closures', role);
  await user.click(await screen.findByRole('button', { name: 'Affected visits Eastern / Flamingo' }));
  await screen.findByText('Ana Reyes');
}

const row = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
const inRow = (name: string) => within(row(name));
const names = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('each affected patient', () => {
  test('was emailed, called or needs a call, with a phone number', async () => {
    const mailedAt = '2026-11-23T17:02:00Z';
    await openList([
      { ...ana, mailedAt },
      { ...maya, called: { at: mailedAt, note: 'Left word' } },
    ]);
    expect(row('Ana Reyes').textContent).toContain('Emailed Nov 23, 2026, 9:02 AM.');
    expect(row('Ana Reyes').textContent).not.toContain('Needs a call');
    expect(row('Maya Torres').textContent).toContain('Called Nov 23, 2026, 9:02 AM. Left word');
    const fields = screen.getAllByLabelText('Call note');
    expect(fields.map((field) => field.closest('li'))).toEqual([row('Ana Reyes'), row('Maya Torres')]);
    expect(inRow('Maya Torres').getByRole('link', { name: /555-0199/ })).toBeTruthy();
  });

  test.each<StaffRole>(['admin', 'front-desk'])('is marked as called by one press of %s', async (role) => {
    await openList([ana, maya], role);
    serveCalls(maya);
    expect(row('Maya Torres').textContent).toContain('Needs a call');
    await user.click(button('Called: Maya Torres'));
    await waitFor(() => expect(row('Maya Torres').textContent).toContain('Called Nov 23, 2026'));
    expect(row('Maya Torres').textContent).not.toContain('Needs a call');
    expect(row('Ana Reyes').textContent).toContain('Needs a call');
    expect(changes().map(({ body }) => body)).toEqual([{ called: true }]);
    // The press's own button stays, to save a note.
    expect(document.activeElement).toBe(button('Save note: Maya Torres'));
    const field = inRow('Maya Torres').getByLabelText<HTMLInputElement>('Call note');
    await user.type(field, 'Comes on Friday{Enter}');
    await waitFor(() => expect(row('Maya Torres').textContent).toContain('Comes on Friday'));
    expect(changes().at(-1)?.body).toEqual({ called: true, note: 'Comes on Friday' });
    expect([field.value, document.activeElement]).toEqual(['', field]);
  });

  test('is marked with the note that was typed before, once for a double press', async () => {
    await openList();
    serveCalls(maya);
    await user.type(inRow('Maya Torres').getByLabelText('Call note'), 'Left word');
    const called = button('Called: Maya Torres');
    called.click();
    called.click();
    await waitFor(() => expect(row('Maya Torres').textContent).toContain('Left word'));
    expect(changes().map(({ body }) => body)).toEqual([{ called: true, note: 'Left word' }]);
  });

  test('keeps the note that is typed while the call is being saved', async () => {
    await openList();
    const { answer, give } = later();
    answers.set(callRoute(maya), () => answer);
    await user.click(button('Called: Maya Torres'));
    const field = inRow('Maya Torres').getByLabelText<HTMLInputElement>('Call note');
    await user.type(field, 'Left word');
    server.affected = [ana, { ...maya, called: { at: now } }];
    give(reply());
    await screen.findByRole('button', { name: 'Save note: Maya Torres' });
    expect(field.value).toBe('Left word');
  });

  test('needs a call again after Undo', async () => {
    await openList();
    serveCalls(maya);
    await user.click(button('Called: Maya Torres'));
    await user.click(await screen.findByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(row('Maya Torres').textContent).toContain('Needs a call'));
    expect(changes().at(-1)?.body).toEqual({ called: false });
    expect(screen.getByText('Undone. Maya Torres needs a call.')).toBeTruthy();
  });

  test('still needs a call when the server refuses, and the note stays typed', async () => {
    await openList();
    answers.set(callRoute(maya), () => problem(404, 'not-found', { detail: 'It may have been moved.' }));
    const field = inRow('Maya Torres').getByLabelText<HTMLInputElement>('Call note');
    await user.type(field, 'Left word');
    await user.click(button('Called: Maya Torres'));
    expect((await inRow('Maya Torres').findByRole('alert')).textContent).toBe('It may have been moved.');
    expect(field.value).toBe('Left word');
    expect(row('Maya Torres').textContent).toContain('Needs a call');
  });

  test('is said to be unknown, and kept, when no answer comes', async () => {
    await openList();
    const field = inRow('Maya Torres').getByLabelText<HTMLInputElement>('Call note');
    await user.type(field, 'Left word');
    await user.click(button('Called: Maya Torres'));
    expect((await inRow('Maya Torres').findByRole('alert')).textContent).toContain('try again');
    expect(row('Maya Torres').textContent).toContain('Needs a call');
    expect(field.value).toBe('Left word');
  });
});

describe('an affected visit', () => {
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
      server.affected = [maya];
      return Response.json({ appointment: { ...ana, date: '2026-11-25', startsAt, version: 2 } });
    });
    await user.click(button('Move Ana Reyes’s visit'));
    fireEvent.change(dialog().getByLabelText('Date'), { target: { value: '2026-11-25' } });
    await dialog().findByRole('option', { name: '9:30 AM' });
    await user.selectOptions(dialog().getByLabelText('Open time'), '9:30 AM');
    await user.click(dialog().getByRole('button', { name: 'Move visit' }));
    await screen.findByText('1 visit affected');
    expect(screen.getByText(/^Rescheduled or canceled/).textContent).toContain('Ana Reyes');
    expect(row('Maya Torres').contains(document.activeElement)).toBe(true);
  });

  test.each<StaffRole>(['admin', 'front-desk'])(
    'is canceled by %s without Undo, as its time is closed',
    async (role) => {
      await openList([ana, maya], role);
      answers.set(`PUT /api/appointments/${ana.confirmationNumber}/status`, () => {
        server.affected = [maya];
        return Response.json({ appointment: { ...ana, status: 'cancelled', version: 2 } });
      });
      const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status for Ana Reyes' });
      expect(names([...select.options])).toEqual(['Confirmed', 'Cancelled']);
      await user.selectOptions(select, 'Cancelled');
      await screen.findByText('1 visit affected');
      expect(changes().map(({ body }) => body)).toEqual([{ status: 'cancelled', version: 1 }]);
      expect(screen.getByText(/^Booking for Ana Reyes set to Cancelled/)).toBeTruthy();
      expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
      expect(document.activeElement).toBe(row('Maya Torres'));
    },
  );

  test('that was the last leaves the focus on the list', async () => {
    await openList([ana]);
    answers.set(`PUT /api/appointments/${ana.confirmationNumber}/status`, () => {
      server.affected = [];
      return Response.json({ appointment: { ...ana, status: 'cancelled', version: 2 } });
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status for Ana Reyes' }), 'Cancelled');
    await screen.findByText('No visits affected.');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Affected patients' }));
  });

  test('can’t be loaded: the list says so', async () => {
    server.closures = [closed];
    answers.set(`GET /api/closures/${closed.id}`, () => problem(403, 'forbidden'));
    renderView(<Closures />);
    await user.click(await screen.findByRole('button', { name: 'Affected visits Eastern / Flamingo' }));
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load the affected visits');
  });
});
