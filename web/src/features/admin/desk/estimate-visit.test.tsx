// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import type { Appointment } from '#shared/appointments/appointment.ts';
import type { Price } from '#shared/estimates/prices.ts';
import { now, tuesday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { appointment, renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { answers, changes, problem } from '#web/lib/api/server.harness.ts';
import { SmallButton } from '#web/ui/buttons/button.tsx';
import { toastTexts } from '#web/ui/toasts/toasts.harness.ts';
import { EstimateVisit } from './estimate-visit.tsx';

setUpAdmin();

const visit = appointment({ date: tuesday, time: '9:30', estimate: { dueBy: '2026-11-24T01:00:00.000Z' } });
const route = `POST /api/admin/appointments/${visit.confirmationNumber}/estimate`;
const link = '#/estimate/UC1?token=t';

const list: Price[] = [
  { description: 'Office visit, new patient', serviceCode: '99203', amount: 14_900, plainVisit: true },
  { description: 'Facility fee', amount: 2_550, plainVisit: true },
  { description: 'X-ray, wrist', serviceCode: '73110', amount: 8_000 },
];

/** The last estimate, as in the server's reply to a request without lines. */
const last = {
  items: [
    { description: 'Office visit, new patient', serviceCode: '99203', amount: 12_000 },
    { description: 'Strep test', amount: 4_500 },
  ],
  diagnosisCode: 'J02.9',
  npi: '1679576722',
};

/** A button that opens the form, as a row of the list does. */
function Opener(props: { visit: Appointment; list: readonly Price[] | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SmallButton onClick={() => setOpen(true)}>Open</SmallButton>
      {isOpen && <EstimateVisit {...props} now={new Date(now)} onClose={() => setOpen(false)} />}
    </>
  );
}

const open = async () => {
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return within(screen.getByRole('dialog', { name: 'Estimate for Maya Torres' }));
};

function openForm(of: Partial<Appointment> = {}, prices?: readonly Price[]) {
  const shown = { ...visit, ...of };
  answers.set(route, () => {
    const estimate = { ...shown.estimate, dueBy: now, sentAt: now };
    return Response.json({ appointment: { ...shown, estimate, version: 2 }, link, last }, { status: 202 });
  });
  renderView(<Opener visit={shown} list={prices} />);
  return open();
}

type Form = Awaited<ReturnType<typeof openForm>>;

const boxes = (form: Form, label: RegExp) => form.getAllByLabelText<HTMLInputElement>(label);
const valuesOf = (form: Form, label: RegExp) => boxes(form, label).map(({ value }) => value);
const type = (form: Form, label: RegExp, value: string, line = 0) =>
  fireEvent.change(boxes(form, label)[line] as HTMLInputElement, { target: { value } });
const press = (form: Form, name: string) => user.click(form.getByRole('button', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const bodies = () => changes().map(({ body }) => body);

async function fill(form: Form) {
  type(form, /^Description/, 'Office visit');
  type(form, /^CPT.HCPCS code/, '99203');
  type(form, /^Expected charge/, '$149.50');
  await press(form, 'Add a line');
  expect(document.activeElement).toBe(boxes(form, /^Description/)[1]);
  type(form, /^Description/, 'Strep test', 1);
  type(form, /^Expected charge/, '1,020', 1);
  type(form, /^Diagnosis code/, 'J02.9');
}

test('an estimate is typed line by line, for the visit that is shown, and goes to the patient', async () => {
  const form = await openForm();
  form.getByText('Tue, Nov 24, 2026, 9:30 AM, Eastern', { exact: false });
  form.getByText('Due by 5 PM today');
  expect(valuesOf(form, /NPI$/)).toEqual(['1234567893']);
  await fill(form);
  form.getByText('Total $1,169.50');
  await press(form, 'Send estimate');
  await closed();
  expect(toastTexts()).toEqual(['Estimate sent']);
  expect(bodies()).toEqual([
    {
      items: [
        { description: 'Office visit', serviceCode: '99203', amount: 14_950 },
        { description: 'Strep test', amount: 102_000 },
      ],
      diagnosisCode: 'J02.9',
      npi: '1234567893',
      version: 1,
    },
  ]);
  expect(valuesOf(await open(), /^Description/)).toEqual(['']);
});

test('an incomplete form says what is wrong in which line, in the contract’s words, and sends nothing', async () => {
  const form = await openForm();
  await press(form, 'Add a line');
  type(form, /^CPT.HCPCS code/, '99', 1);
  type(form, /^Expected charge/, '100,000.01');
  type(form, /^Expected charge/, '1.005', 1);
  type(form, /^Diagnosis code/, 'sore throat');
  type(form, /NPI$/, '12');
  await press(form, 'Send estimate');
  const summary = within(await form.findByRole('alert'));
  expect(summary.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Line 1: Describe the service',
    'Line 1: Enter $100,000 or less',
    'Line 2: Describe the service',
    'Line 2: Enter the 5 characters of a CPT or HCPCS code, or leave this blank',
    'Line 2: Enter an amount in dollars, such as 150 or 149.50',
    'Enter an ICD-10 code, such as J02.9, or leave this blank',
    'Enter the 10 digits of the NPI',
  ]);
  await press(form, 'Line 2: Describe the service');
  expect(document.activeElement).toBe(boxes(form, /^Description/)[1]);
  expect(bodies()).toEqual([]);
});

test('a line that is removed leaves the others as they are, and the focus beside it', async () => {
  const form = await openForm();
  await fill(form);
  await press(form, 'Remove line 1');
  expect(valuesOf(form, /^Description/)).toEqual(['Strep test']);
  expect(valuesOf(form, /^Expected charge/)).toEqual(['1,020']);
  expect(valuesOf(form, /^CPT.HCPCS code/)).toEqual(['']);
  expect(document.activeElement).toBe(boxes(form, /^Description/)[0]);
  expect(form.queryByRole('button', { name: /^Remove/ })).toBeNull();
  await press(form, 'Add a line');
  expect(valuesOf(form, /^Description/)).toEqual(['Strep test', '']);
});

test('with a price list, a plain visit is filled in, and its other services are one choice each', async () => {
  const form = await openForm({}, list);
  expect(valuesOf(form, /^Description/)).toEqual(['Office visit, new patient', 'Facility fee']);
  expect(valuesOf(form, /^Expected charge/)).toEqual(['149.00', '25.50']);
  await press(form, 'Add a line');
  await user.type(boxes(form, /^Description/)[2] as HTMLInputElement, 'X-ray, wrist');
  form.getByText('Total $254.50');
  await press(form, 'Send estimate');
  await closed();
  expect(bodies()[0].items).toEqual([
    { description: 'Office visit, new patient', serviceCode: '99203', amount: 14_900 },
    { description: 'Facility fee', amount: 2_550 },
    { description: 'X-ray, wrist', serviceCode: '73110', amount: 8_000 },
  ]);
});

describe('after a change of the visit, the form', () => {
  const estimate = { dueBy: now, outdated: true } as const;

  test('has the lines, codes and NPI of the last estimate, and sends them as they are', async () => {
    const form = await openForm({ estimate });
    await form.findByText('Total $165.00');
    await press(form, 'Send estimate');
    await closed();
    expect(bodies()).toEqual([{ version: 1 }, { ...last, version: 1 }]);
  });

  test('has the present price of a line of the price list', async () => {
    const form = await openForm({ estimate }, list);
    await form.findByText('Total $194.00');
    expect(valuesOf(form, /^Expected charge/)).toEqual(['149.00', '45.00']);
  });
});

test('two presses at once send one estimate', async () => {
  const form = await openForm({}, list);
  const send = form.getByRole('button', { name: 'Send estimate' });
  send.click();
  send.click();
  await closed();
  expect(bodies()).toHaveLength(1);
});

test('after a lost reply, the same estimate is sent again', async () => {
  const form = await openForm();
  await fill(form);
  const good = answers.get(route);
  answers.set(route, () => undefined);
  await press(form, 'Send estimate');
  await form.findByText('We’re not sure the estimate was sent. It’s safe to try again.');
  if (good) answers.set(route, good);
  await press(form, 'Send estimate');
  await closed();
  expect(bodies()).toHaveLength(2);
  expect(bodies()[1]).toEqual(bodies()[0]);
});

test('what was typed is kept, with its lines, until staff start over', async () => {
  const form = await openForm();
  await fill(form);
  await press(form, 'Cancel');
  const again = await open();
  expect(valuesOf(again, /^Description/)).toEqual(['Office visit', 'Strep test']);
  again.getByText('Total $1,169.50');
  await press(again, 'Start over');
  expect(valuesOf(again, /^Description/)).toEqual(['']);
  again.getByText('Total $0.00');
});

test('after someone else’s change, the form shows the visit as it is, and sends at the next press', async () => {
  const form = await openForm();
  await fill(form);
  const good = answers.get(route);
  const moved = { ...visit, time: '10:45', version: 5 };
  const detail = 'Someone else just changed this visit.';
  answers.set(route, () => problem(409, 'stale-version', { detail, current: moved }));
  await press(form, 'Send estimate');
  await form.findByText(detail);
  form.getByText(/10:45 AM, Eastern/);
  if (good) answers.set(route, good);
  await press(form, 'Send estimate');
  await waitFor(() => expect(bodies().map(({ version }) => version)).toEqual([1, 5]));
});

test('a visit that was canceled meanwhile says so', async () => {
  const form = await openForm({}, list);
  answers.set(route, () => problem(409, 'conflict', { detail: 'This visit has been canceled.' }));
  await press(form, 'Send estimate');
  await form.findByText('This visit has been canceled.');
});

test('for a patient whom email doesn’t reach, staff get the link to print it', async () => {
  const form = await openForm({ email: '' }, list);
  await press(form, 'Make estimate');
  const made = within(await screen.findByRole('dialog', { name: 'Estimate made' }));
  const page = made.getByRole('link', { name: /^Open and print/ });
  expect(page.getAttribute('href')).toBe(link);
  expect(page.getAttribute('target')).toBe('_blank');
  expect(toastTexts()).toEqual([]);
  await press(made, 'Close');
  await closed();
});
