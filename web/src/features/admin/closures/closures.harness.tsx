import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';
import type { Appointment } from '#shared/appointments/appointment.ts';
import type { AffectedAppointment, Closure } from '#shared/closures/closure.ts';
import { now, tuesday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { appointment, user } from '#web/features/admin/admin.harness.tsx';
import { answers, asked } from '#web/lib/api/server.harness.ts';

export function closure(changes: Partial<Closure> = {}): Closure {
  return {
    id: `${tuesday}_1_day`,
    locationId: '1',
    date: tuesday,
    reason: 'Holiday',
    createdAt: now,
    ...changes,
  };
}

export const affected = (changes: Partial<Appointment>): AffectedAppointment => ({
  ...appointment(changes),
  outcome: 'waiting',
});

export const maya = affected({ time: '1:45', phone: '(702) 555-0199 ext. 12' });
export const ana = affected({
  time: '9:30',
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'ana@example.com',
});

/** The closures on the server, and the appointments they affect. */
export const server: { closures: Closure[]; affected: AffectedAppointment[] } = {
  closures: [],
  affected: [],
};

/** Gives each test of the file a server without closures. */
export function setUpClosures() {
  beforeEach(() => {
    server.closures = [];
    server.affected = [];
    answers.set('GET /api/closures', () => Response.json({ closures: server.closures }));
    answers.set('GET /api/appointments', () =>
      Response.json({ appointments: server.affected, nextCursor: null, complete: true }),
    );
  });
}

/** Has the server create this closure when it is asked to. */
export function serveNewClosure(created = closure()) {
  const reply = () => ({ closure: created, affected: server.affected });
  answers.set('POST /api/closures', () => {
    server.closures = [created];
    return Response.json(reply(), { status: 201 });
  });
  answers.set(`GET /api/closures/${created.id}`, () => Response.json(reply()));
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const dialog = () => within(screen.getByRole('dialog'));
/** The requests that create a closure. */
export const closeRequests = () => asked.filter(({ route }) => route === 'POST /api/closures');

export async function openForm() {
  await user.click(await screen.findByRole('button', { name: 'Close a clinic' }));
}

export async function fillForm({ date = tuesday, reason = 'Holiday' } = {}) {
  await openForm();
  await user.selectOptions(screen.getByLabelText('Clinic'), 'Eastern / Flamingo');
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: date } });
  if (reason) await user.type(screen.getByLabelText('Reason'), reason);
}

export const submitForm = () => user.click(button('Close the clinic'));
