import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';
import type { Appointment } from '#shared/appointments/appointment.ts';
import type { Closure } from '#shared/closures/closure.ts';
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

export const maya = appointment({ time: '1:45', phone: '(702) 555-0199 ext. 12' });
export const ana = appointment({
  time: '9:30',
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'ana@example.com',
});

/** What the server has: the closures that stand, and the visits in their way. */
export const server: { standing: Closure[]; affected: Appointment[] } = { standing: [], affected: [] };

/** Each test begins with clinics that are all open. */
export function openAll() {
  beforeEach(() => {
    server.standing = [];
    server.affected = [];
    answers.set('GET /api/closures', () => Response.json({ closures: server.standing }));
    answers.set('GET /api/appointments', () =>
      Response.json({ appointments: server.affected, nextCursor: null, complete: true }),
    );
  });
}

/** The server closes: from now on it is in the list, with the visits that are in its way. */
export function serveClosing(made = closure()) {
  const reply = () => ({ closure: made, affected: server.affected });
  answers.set('POST /api/closures', () => {
    server.standing = [made];
    return Response.json(reply(), { status: 201 });
  });
  answers.set(`GET /api/closures/${made.id}`, () => Response.json(reply()));
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const dialog = () => within(screen.getByRole('dialog'));
/** What the server was asked to close. */
export const closings = () => asked.filter(({ route }) => route === 'POST /api/closures');

export async function fill({ date = tuesday, reason = 'Holiday' } = {}) {
  await user.selectOptions(await screen.findByLabelText('Clinic'), 'Eastern / Flamingo');
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: date } });
  if (reason) await user.type(screen.getByLabelText('Reason'), reason);
}

export async function askToClose() {
  await user.click(button('Close the clinic'));
  await screen.findByRole('dialog', { name: 'Close Eastern / Flamingo?' });
}
