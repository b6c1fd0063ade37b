// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { selfPay } from '#shared/appointments/insurance-choices.ts';
import { now } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import {
  bookedHere,
  button,
  show,
  startFresh,
  user,
} from '#web/features/my-bookings/my-bookings.harness.tsx';
import { answers, changes, later, problem } from '#web/lib/api/server.harness.ts';

startFresh();

const dueBy = '2026-12-04T01:00:00.000Z';
const due = 'We’ll email your cost estimate by Thursday, December 3.';
const ask = 'Ask for a cost estimate';
const see = 'See your cost estimate';
const failed = 'We couldn’t send your request';

/** Opens the page of a visit booked here. */
async function opened(changed: Parameters<typeof bookedHere>[0] = {}) {
  const appointment = bookedHere(changed);
  const { confirmationNumber } = appointment;
  show(`/appointment-confirmation/${confirmationNumber}`);
  await screen.findByRole('heading', { level: 2, name: 'Your visit' });
  const route = `POST /api/appointments/${confirmationNumber}/estimate`;
  const reply = () =>
    Response.json({ appointment: { ...appointment, estimate: { dueBy } } }, { status: 202 });
  return { appointment, route, reply };
}

const askButton = () => screen.queryByRole('button', { name: ask });

describe('a visit’s page', () => {
  it('says by when the estimate comes', async () => {
    await opened({ ...selfPay, estimate: { dueBy } });
    expect(screen.getByText(due)).toBeTruthy();
    expect(askButton()).toBeNull();
  });

  it('admits that one is late', async () => {
    const past = new Date(Date.parse(now) - 1).toISOString();
    await opened({ estimate: { dueBy: past } });
    await screen.findByText(/taking longer than we promised/);
  });

  it('leads to the one that was made, also once the visit is over', async () => {
    const { appointment } = await opened({ status: 'completed', estimate: { dueBy, sentAt: now } });
    expect(screen.getByRole('link', { name: see }).getAttribute('href')).toBe(
      `/estimate/${appointment.confirmationNumber}`,
    );
  });

  it('says by when a new one comes after a change, and leads to the earlier one', async () => {
    const { appointment } = await opened({ estimate: { dueBy, outdated: true } });
    expect(screen.getByText('We’ll email you a new cost estimate by Thursday, December 3.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See your earlier cost estimate' }).getAttribute('href')).toBe(
      `/estimate/${appointment.confirmationNumber}`,
    );
  });

  it.each(['Cigna', selfPay.insuranceProvider])(
    'lets a patient with %s ask, once',
    async (insuranceProvider) => {
      const { appointment, route, reply } = await opened({ insuranceProvider });
      const answer = later();
      answers.set(route, () => answer.answer);
      await user.click(button(ask));
      expect(button(ask).getAttribute('aria-busy')).toBe('true');
      await user.click(button(ask));
      answer.give(reply());
      const said = await screen.findByText(due);
      expect(askButton()).toBeNull();
      expect(changes()).toMatchObject([
        { route, token: `Bearer proof of ${appointment.confirmationNumber}` },
      ]);
      // The button has disappeared, so the focus is on the text that replaced it.
      await waitFor(() =>
        expect(document.activeElement?.closest('[tabindex="-1"]')?.contains(said)).toBe(true),
      );
    },
  );

  it('loses nothing when the network fails: the patient asks again', async () => {
    const { route, reply } = await opened();
    await user.click(button(ask));
    const notice = (await screen.findByText(failed)).closest('[role="status"]');
    expect(notice?.textContent).toContain('Please check your connection, then ask again.');
    expect(document.activeElement).toBe(button(ask));
    answers.set(route, reply);
    await user.click(button(ask));
    await screen.findByText(due);
    expect(screen.queryByText(failed)).toBeNull();
  });

  it('shows what the server knows when only the answer was lost', async () => {
    const { appointment, route } = await opened();
    answers.set(route, () => {
      answers.set(`GET /api/appointments/${appointment.confirmationNumber}`, () =>
        Response.json({ appointment: { ...appointment, estimate: { dueBy } } }),
      );
      return undefined;
    });
    await user.click(button(ask));
    await screen.findByText(due);
    expect(screen.queryByText(failed)).toBeNull();
  });

  it('says why the server refused', async () => {
    const { route } = await opened();
    answers.set(route, () => problem(409, 'conflict', { detail: 'This visit has been canceled.' }));
    await user.click(button(ask));
    await screen.findByText(failed);
    expect(screen.getByText('This visit has been canceled.')).toBeTruthy();
  });
});

test.each(['cancelled', 'completed', 'no-show'] as const)(
  'a %s visit has nothing to ask for',
  async (status) => {
    await opened({ status });
    expect(askButton()).toBeNull();
    expect(screen.queryByText('Cost estimate')).toBeNull();
  },
);

test('My bookings has a line only for an estimate that is due or made', async () => {
  bookedHere({ estimate: { dueBy } });
  const made = bookedHere({ estimate: { dueBy, sentAt: now } });
  bookedHere();
  show('/my-bookings');
  await screen.findByText(due);
  const links = screen.getAllByRole('link', { name: see }).map((link) => link.getAttribute('href'));
  expect(links).toEqual([`/estimate/${made.confirmationNumber}`]);
  expect(askButton()).toBeNull();
});
