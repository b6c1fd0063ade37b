// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { now } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { number, sample } from '#web/features/admin/appointments/appointments.harness.tsx';
import { Appointments } from '#web/features/admin/appointments/appointments.tsx';
import { serveAppointments } from '#web/features/admin/records/records.harness.tsx';
import { answers, changes, problem } from '#web/lib/api/server.harness.ts';
import { toastTexts } from '#web/ui/toasts/toasts.harness.ts';

setUpAdmin();

const route = `POST /api/admin/appointments/${number}/estimate`;
const ask = 'Record that they asked for an estimate';

async function openDetails(of: Partial<Appointment> = {}) {
  serveAppointments(sample(of));
  answers.set(route, () => {
    const estimate = { dueBy: '2026-11-27T01:00:00.000Z', askedAt: now };
    return Response.json({ appointment: sample({ ...of, estimate, version: 2 }) }, { status: 202 });
  });
  renderView(<Appointments />, undefined, 'front-desk');
  await user.click(await screen.findByRole('button', { name: 'Details for Maya Torres' }));
  return within(screen.getByRole('dialog', { name: 'Maya Torres' }));
}

test('a patient’s request is noted with one press, however often it is pressed', async () => {
  const details = await openDetails();
  const button = details.getByRole('button', { name: ask });
  button.click();
  button.click();
  await waitFor(() => expect(toastTexts()).toEqual(['Noted. It’s due by 5 PM on Thu, Nov 26.']));
  details.getByText('Due by 5 PM on Thu, Nov 26');
  expect(changes().map(({ body }) => body)).toEqual([{ version: 1 }]);
  expect(details.queryByRole('button', { name: ask })).toBeNull();
  expect(document.activeElement).toBe(details.getByRole('button', { name: 'Estimate…' }));
});

test('a request whose reply is lost says that it can be noted again', async () => {
  const details = await openDetails();
  answers.set(route, () => undefined);
  await user.click(details.getByRole('button', { name: ask }));
  await waitFor(() =>
    expect(toastTexts().join()).toContain('We’re not sure it was noted. It’s safe to try again.'),
  );
  details.getByRole('button', { name: ask });
});

test('a request that the server refuses says why', async () => {
  const details = await openDetails();
  answers.set(route, () => problem(409, 'conflict', { detail: 'This visit has been missed.' }));
  await user.click(details.getByRole('button', { name: ask }));
  await waitFor(() => expect(toastTexts()).toEqual(['This visit has been missed.']));
});

test('an estimate that was made can be printed again', async () => {
  const estimate = { dueBy: '2026-11-27T01:00:00.000Z', sentAt: now };
  const details = await openDetails({ estimate });
  expect(details.queryByRole('button', { name: ask })).toBeNull();
  const link = `#/estimate/${number}?token=made`;
  answers.set(route, () => Response.json({ appointment: sample({ estimate }), link }, { status: 202 }));
  await user.click(details.getByRole('button', { name: 'Print estimate…' }));
  const made = within(await screen.findByRole('dialog', { name: 'Estimate made' }));
  expect(made.getByRole('link', { name: /^Open and print/ }).getAttribute('href')).toBe(link);
  made.getByText('Maya Torres also has a link to it by email.');
  expect(changes().map(({ body }) => body)).toEqual([{ version: 1 }]);
});

test.each([
  ['arrived', { sentAt: now }],
  ['completed', { sentAt: now, outdated: true }],
] as const)('one that was made can’t be replaced once the visit is %s', async (status, made) => {
  const startsAt = status === 'arrived' ? now : sample().startsAt;
  const details = await openDetails({ status, startsAt, estimate: { dueBy: now, ...made } });
  details.getByRole('button', { name: 'Print estimate…' });
  expect(details.queryByRole('button', { name: 'Estimate…' })).toBeNull();
});

test('the form waits for what the last one says, and says why it can’t be loaded', async () => {
  const details = await openDetails({ estimate: { dueBy: now, outdated: true } });
  answers.set(route, () => problem(400, 'invalid', { detail: 'Not now.' }));
  await user.click(details.getByRole('button', { name: 'Estimate…' }));
  const form = within(screen.getByRole('dialog', { name: 'Estimate for Maya Torres' }));
  const failure = await form.findByRole('alert');
  expect(failure.textContent).toContain('We couldn’t load the last estimateNot now.');
  expect(form.queryByLabelText('Description')).toBeNull();
  const last = { items: [{ description: 'Office visit', amount: 15_000 }], npi: '1679576722' };
  answers.set(route, () => Response.json({ appointment: sample(), last }, { status: 202 }));
  await user.click(form.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Total $150.00');
});

test('one that was never made can be made after the visit', async () => {
  const details = await openDetails({ status: 'completed' });
  details.getByRole('button', { name: 'Estimate…' });
});

test.each(['cancelled', 'no-show'] as const)('a visit that is %s has nothing to estimate', async (status) => {
  const details = await openDetails({ status });
  expect(details.queryByRole('button', { name: /stimate/ })).toBeNull();
});
