import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { type AffectedAppointment, type Closure, closureId } from '#shared/closures/closure.ts';
import { now, tuesday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { appointment, user } from '#web/features/admin/admin.harness.tsx';
import { answers, asked } from '#web/lib/api/server.harness.ts';

export function closure(changes: Partial<Closure> = {}): Closure {
  const closed = { locationId: '1' as const, date: tuesday, reason: 'Holiday', createdAt: now, ...changes };
  return { id: closureId(closed), ...closed };
}

export const affected = (changes: Partial<AffectedAppointment>): AffectedAppointment => ({
  ...appointment(changes),
  outcome: 'waiting',
  ...changes,
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

const affectedBy = ({ locationId, date }: Closure) =>
  server.affected.filter(
    (visit) => visit.outcome !== 'waiting' || (visit.location.id === locationId && visit.date === date),
  );

/** The reply about a closure, which affects the visits of its clinic and day. */
export const closureReply = (closed: Closure) =>
  Response.json({ closure: closed, affected: affectedBy(closed) });

/** Adds a closure to those on the server. */
export function serveClosure(closed = closure()): Closure {
  server.closures.push(closed);
  answers.set(`GET /api/closures/${closed.id}`, () => closureReply(closed));
  return closed;
}

function listed(closed: Closure) {
  const visits = affectedBy(closed);
  const count = (outcome: string) => visits.filter((visit) => visit.outcome === outcome).length;
  const toCall = visits.filter((visit) => visit.toCall).length;
  const outcomes = {
    waiting: count('waiting'),
    moved: count('moved'),
    cancelled: count('cancelled'),
    toCall,
    notMailed: visits.filter((visit) => visit.notMailed).length,
  };
  return { ...closed, outcomes };
}

/** The body of a request that closes clinics. */
type Closing = { locationIds: Closure['locationId'][]; dates: string[]; from?: string; reason: string };

/** Closes clinics as the server does. Requests to email a closure's patients then get the number of emails as reply. */
export function closeAsAsked({ locationIds, dates, ...closing }: Closing) {
  const closures = locationIds.flatMap((locationId) =>
    dates.map((date) => serveClosure(closure({ locationId, date, ...closing }))),
  );
  for (const closed of closures)
    answers.set(`POST /api/closures/${closed.id}/notify`, () =>
      Response.json({ mailed: affectedBy(closed).length, unreached: 0 }),
    );
  return Response.json({ closures, affected: closures.flatMap(affectedBy) }, { status: 201 });
}

export const serveClosing = () =>
  answers.set('POST /api/closures', ({ body }) => closeAsAsked(body as Closing));

/** Gives each test of the file a server without closures. */
export function setUpClosures() {
  beforeEach(() => {
    server.closures = [];
    server.affected = [];
    answers.set('GET /api/closures', () => Response.json({ closures: server.closures.map(listed) }));
    answers.set('GET /api/appointments', () =>
      Response.json({ appointments: server.affected, nextCursor: null, complete: true }),
    );
    serveClosing();
  });
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const dialog = () => within(screen.getByRole('dialog'));
/** The requests that close clinics. */
export const closeRequests = () => asked.filter(({ route }) => route === 'POST /api/closures');
export const notifyRequests = () => asked.flatMap(({ route }) => /([\w-]+)\/notify$/.exec(route)?.[1] ?? []);

export async function openForm() {
  await user.click(await screen.findByRole('button', { name: 'Close a clinic' }));
}

export const tickClinic = (name: string) => user.click(screen.getByRole('checkbox', { name }));

export async function fillForm({ date = tuesday, reason = 'Holiday' } = {}) {
  await openForm();
  await tickClinic('Eastern / Flamingo');
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: date } });
  if (reason) await user.type(screen.getByLabelText('Reason'), reason);
}

/** The dialog's button that closes the clinics, whatever its text. */
export const submitButton = () => dialog().getByRole('button', { name: /^Close (and|the|\d)/ });
export const submitForm = () => user.click(submitButton());
