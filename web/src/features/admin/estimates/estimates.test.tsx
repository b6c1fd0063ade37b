// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { now, tuesday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { appointment, renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { answers, problem } from '#web/lib/api/server.harness.ts';
import { toastTexts } from '#web/ui/toasts/toasts.harness.ts';
import { Estimates } from './estimates.tsx';

setUpAdmin();

const overdue = { dueBy: '2026-11-21T01:00:00.000Z', askedAt: '2026-11-17T18:00:00.000Z' };
const maya = appointment({ date: tuesday, estimate: overdue });
const ben = appointment({
  firstName: 'Ben',
  date: '2026-12-01',
  time: '9:30',
  reason: 'Physical',
  estimate: { dueBy: '2026-11-24T01:00:00.000Z' },
});
const zoe = appointment({
  firstName: 'Zoe',
  date: tuesday,
  estimate: { dueBy: '2026-11-26T01:00:00.000Z', askedAt: now, outdated: true },
});

const routeOf = ({ confirmationNumber }: Appointment) =>
  `POST /api/admin/appointments/${confirmationNumber}/estimate`;

/** Sets up a fake server that lists these visits' estimates as due, and makes them. */
function openList(...visits: Appointment[]) {
  const stored = new Map(visits.map((visit) => [visit.id, visit]));
  answers.set('GET /api/admin/estimates', () => {
    const due = [...stored.values()].flatMap((visit) => {
      const { dueBy, sentAt } = visit.estimate ?? {};
      return dueBy && !sentAt ? { appointment: visit, dueBy } : [];
    });
    return Response.json({ due });
  });
  for (const visit of visits) {
    answers.set(`GET /api/admin/appointments/${visit.id}`, () =>
      Response.json({ appointment: stored.get(visit.id) }),
    );
    answers.set(routeOf(visit), ({ body }) => {
      const { estimate, version } = stored.get(visit.id) ?? visit;
      const asked = { dueBy: '2026-11-26T01:00:00.000Z', askedAt: now };
      const next = { ...asked, ...estimate, ...(body.items && { sentAt: now }) };
      const changed = { ...visit, version: version + 1, estimate: next };
      stored.set(visit.id, changed);
      return Response.json({ appointment: changed }, { status: 202 });
    });
  }
}

const rows = () => screen.getAllByRole('row').slice(1);
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

async function sendEstimate() {
  const form = within(screen.getByRole('dialog', { name: 'Estimate for Maya Torres' }));
  await user.type(form.getByLabelText('Description'), 'Office visit');
  await user.type(form.getByLabelText('Expected charge in dollars'), '150');
  await user.click(form.getByRole('button', { name: 'Send estimate' }));
}

async function openDetails() {
  await press('Details for Maya Torres');
  return within(screen.getByRole('dialog', { name: 'Maya Torres' }));
}

test.each(['admin', 'front-desk'] as const)(
  '%s sees what is due by the hour: whose visit it is, and why',
  async (role) => {
    openList(maya, ben, zoe);
    renderView(<Estimates />, '/admin-bookings?view=estimates', role);
    await screen.findByRole('button', { name: 'Estimate… for Maya Torres' });
    const shown = rows().map(({ textContent }) => textContent);
    for (const [index, texts] of [
      ['Maya Torres', 'Tue, Nov 24, 2026', '1:45 PM', 'Patient asked', 'Overdue since 5 PM on Fri, Nov 20'],
      ['Ben Torres', 'Tue, Dec 1, 2026', 'Eastern', 'Scheduled', 'Physical', 'By 5 PM today'],
      ['Zoe Torres', 'Visit or prices changed', 'By 5 PM on Wed, Nov 25'],
    ].entries())
      for (const text of texts) expect(shown[index]).toContain(text);
  },
);

test('a press opens the form, and a row whose estimate is sent leaves', async () => {
  openList(maya, ben);
  renderView(<Estimates />);
  await press('Estimate… for Maya Torres');
  await sendEstimate();
  await waitFor(() => expect(toastTexts()).toEqual(['Estimate sent']));
  expect(screen.queryByRole('button', { name: 'Estimate… for Maya Torres' })).toBeNull();
  await waitFor(() => expect(document.activeElement?.closest('tr')?.textContent).toContain('Ben Torres'));
});

test('says that nothing is due, and why the list can’t be loaded', async () => {
  openList();
  const { unmount } = renderView(<Estimates />);
  await screen.findByText('No estimates are due.');
  unmount();
  answers.set('GET /api/admin/estimates', () => problem(500, 'internal', { detail: 'Try again later.' }));
  renderView(<Estimates />);
  await screen.findByText('Try again later.');
});

test('the details of a visit say until when its estimate is due, and then that it was sent', async () => {
  openList(maya);
  renderView(<Estimates />);
  const details = await openDetails();
  details.getByText('Overdue since 5 PM on Fri, Nov 20');
  expect(details.queryByRole('button', { name: 'Record that they asked for an estimate' })).toBeNull();
  await user.click(details.getByRole('button', { name: 'Estimate…' }));
  await sendEstimate();
  await details.findByText('Sent Nov 23, 8:00 AM');
});
