// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { slotStart, slotTimes } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { now, tuesday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { appointment, renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { DayView } from '#web/features/admin/day/day-view.tsx';
import { answers, changes, problem } from '#web/lib/api/server.harness.ts';
import { toastTexts } from '#web/ui/toasts/toasts.harness.ts';

setUpAdmin();

const wednesday = '2026-11-25';
const visit = appointment({ date: tuesday, time: '9:30' });
const route = `POST /api/admin/appointments/${visit.confirmationNumber}/reschedule`;
const moved: Appointment = {
  ...visit,
  date: wednesday,
  time: '9:00',
  startsAt: slotStart(wednesday, '9:00').toISOString(),
  location: { ...visit.location, id: '4', name: clinicById('4').name },
  version: 2,
};

let stored: Appointment[];

/** Opens the dialog that moves Tuesday's visit. The visits of others take `othersTimes`. */
async function openDialog(othersTimes: readonly string[] = []) {
  const others = othersTimes.map((time) => appointment({ date: tuesday, time, firstName: 'Ana' }));
  stored = [visit, ...others];
  answers.set('GET /api/availability', ({ query: { date = tuesday } }) => {
    const locations = (['1', '4'] as const).map((id) => ({
      id,
      slots: slotTimes(id, date).map((time) => ({
        time,
        startsAt: slotStart(date, time).toISOString(),
        isAvailable: !stored.some((one) => one.date === date && one.time === time && one.location.id === id),
        duration: 30,
      })),
    }));
    return Response.json({ now, date, closed: false, nextOpenDate: null, locations });
  });
  answers.set('GET /api/appointments', ({ query }) => {
    const appointments = stored.filter(({ date }) => date === query.from);
    return Response.json({ appointments, nextCursor: null, complete: true });
  });
  answers.set('GET /api/closures', () => Response.json({ closures: [] }));
  renderView(<DayView />, `/admin-bookings?view=day&clinic=1&from=${tuesday}`);
  await user.click(await screen.findByRole('button', { name: 'Move Maya Torres’s visit' }));
  return within(screen.getByRole('dialog', { name: 'Move Maya Torres’s visit' }));
}

type Opened = Awaited<ReturnType<typeof openDialog>>;

async function chooseWednesday(dialog: Opened) {
  await user.selectOptions(dialog.getByLabelText('Clinic'), '4');
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: wednesday } });
  await dialog.findByRole('option', { name: '9:00 AM' });
  await user.selectOptions(dialog.getByLabelText('Open time'), '9:00 AM');
}

const submit = (dialog: Opened) => user.click(dialog.getByRole('button', { name: 'Move visit' }));

test('a visit gets an open time at another clinic on another day', async () => {
  answers.set(route, () => {
    stored = [moved];
    return Response.json({ appointment: moved });
  });
  const dialog = await openDialog();
  expect(dialog.getByText(/^Now Tuesday, November 24, 9:30 AM/)).toBeTruthy();
  await dialog.findByRole('option', { name: '10:45 AM' });
  // The visit's own time isn't open.
  expect(dialog.queryByRole('option', { name: '9:30 AM' })).toBeNull();
  await chooseWednesday(dialog);
  await submit(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^9:30 AM/));
  expect(toastTexts()).toEqual([
    expect.stringMatching(/is now Wednesday, November 25, 9:00 AM.*We’ll email/),
  ]);
  expect(changes().map(({ body }) => body)).toEqual([
    { location: { id: '4' }, date: wednesday, time: '9:00', version: 1 },
  ]);
});

test('a clinic without open times isn’t preselected', async () => {
  const dialog = await openDialog(slotTimes('1', tuesday).filter((time) => time !== visit.time));
  await dialog.findByText(
    `${clinicById('1').name} has no open times that day. Choose another day or clinic.`,
  );
  const clinic = dialog.getByLabelText<HTMLSelectElement>('Clinic');
  expect(clinic.selectedOptions[0]?.textContent).toBe('Choose a clinic');
  await user.selectOptions(clinic, `${clinicById('4').name}, ${slotTimes('4', tuesday).length} open`);
  expect(dialog.getByRole('option', { name: '9:00 AM' })).toBeTruthy();
});

test('a time must be chosen', async () => {
  const dialog = await openDialog();
  await submit(dialog);
  expect(await dialog.findByText('Choose a time', { selector: 'p' })).toBeTruthy();
  expect(changes()).toEqual([]);
});

test('a time that was taken meanwhile is refused, and the choice stays', async () => {
  answers.set(route, () => problem(409, 'slot-taken', { detail: '9:00 AM was just taken.' }));
  const dialog = await openDialog();
  await chooseWednesday(dialog);
  await submit(dialog);
  expect(await dialog.findByText('9:00 AM was just taken.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Date').value).toBe(wednesday);
});

test('after someone else’s change, the dialog shows the visit as it is, and the next try is about that', async () => {
  const current: Appointment = { ...visit, time: '1:45', version: 5 };
  answers.set(route, () => problem(409, 'stale-version', { detail: 'Someone has changed it.', current }));
  const dialog = await openDialog();
  await chooseWednesday(dialog);
  await submit(dialog);
  expect(await dialog.findByText('Someone has changed it.')).toBeTruthy();
  expect(dialog.getByText(/^Now Tuesday, November 24, 1:45 PM/)).toBeTruthy();
  answers.set(route, () => Response.json({ appointment: moved }));
  await submit(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes().at(-1)?.body).toMatchObject({ version: 5 });
});

test('says to tell a patient without an email address', async () => {
  answers.set(route, () => Response.json({ appointment: { ...moved, email: '' } }));
  const dialog = await openDialog();
  await chooseWednesday(dialog);
  await submit(dialog);
  await waitFor(() =>
    expect(toastTexts().join()).toContain('Please tell the patient: they won’t get an email.'),
  );
});
