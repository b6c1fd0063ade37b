// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Closure } from '#shared/closures/closure.ts';
import { renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { answers, problem } from '#web/lib/api/server.harness.ts';
import { toastTexts } from '#web/ui/toasts/toasts.harness.ts';
import { affected, ana, button, closure, dialog, maya, server, setUpClosures } from './closures.harness.tsx';
import { Closures } from './closures.tsx';

setUpAdmin();
setUpClosures();

describe('the closures', () => {
  const name = 'Affected visits Eastern / Flamingo';

  function serveClosure() {
    server.closures = [closure({ from: '1:30', reason: 'Staff shortage' })];
    server.affected = [maya, ana];
    const [created] = server.closures;
    answers.set(`GET /api/closures/${created?.id}`, () =>
      Response.json({ closure: created, affected: server.affected }),
    );
    return created as Closure;
  }

  test('are listed with their hours and reason', async () => {
    serveClosure();
    renderView(<Closures />);
    const card = (await screen.findByRole('heading', { name: 'Eastern / Flamingo' })).closest('li');
    expect(card?.textContent).toContain('Tuesday, November 24');
    expect(card?.textContent).toContain('Tuesday, November 24, 2026, from 1:30 PM: Staff');
    expect(card?.textContent).toContain('Staff shortage');
  });

  test('are replaced by a message when there are none', async () => {
    renderView(<Closures />);
    expect(await screen.findByText('No upcoming closures')).toBeTruthy();
  });

  test('email the patients whom email reaches and who aren’t told yet, after a confirmation', async () => {
    const { id } = serveClosure();
    const unreached = [
      affected({ firstName: 'Ben', time: '2:30', email: '' }),
      affected({ firstName: 'Eve', time: '3:15', emailUndeliverable: 'bounced' }),
    ];
    server.affected = [maya, { ...maya, id: 'same address', firstName: 'Mia' }, ana, ...unreached];
    answers.set(`POST /api/closures/${id}/notify`, () => {
      const mailedAt = '2026-11-23T17:02:00Z';
      server.affected = server.affected.map((visit) =>
        unreached.includes(visit) ? visit : { ...visit, mailedAt },
      );
      return Response.json({ mailed: 2, unreached: 2 });
    });
    renderView(<Closures />);
    await user.click(await screen.findByRole('button', { name }));
    await user.click(await screen.findByRole('button', { name: 'Email 2 patients' }));
    await user.click(dialog().getByRole('button', { name: 'Send 2 emails' }));
    const told = '2 emails are on their way. Email doesn’t reach 2 patients: please call.';
    await waitFor(() => expect(toastTexts()).toEqual([told]));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Email/ })).toBeNull());
    expect(document.activeElement).toBe(button('Called: Maya Torres').closest('[data-row]'));
  });

  async function askToMail() {
    renderView(<Closures />);
    await user.click(await screen.findByRole('button', { name }));
    await user.click(await screen.findByRole('button', { name: 'Email 2 patients' }));
    await user.click(dialog().getByRole('button', { name: 'Send 2 emails' }));
    return (await dialog().findByRole('alert')).textContent;
  }

  test('say in the dialog why no email was sent', async () => {
    const { id } = serveClosure();
    answers.set(`POST /api/closures/${id}/notify`, () => problem(429, 'too-many'));
    const alert = await askToMail();
    expect(alert).toContain('We couldn’t send the emails');
    expect(alert).toContain('As the server says.');
  });

  test('do not claim that no email was sent when no answer came', async () => {
    serveClosure();
    expect(await askToMail()).toContain('We’re not sure the emails were sent. It’s safe to try again');
  });

  test('show the patients who have rescheduled since', async () => {
    serveClosure();
    renderView(<Closures />);
    await user.click(await screen.findByRole('button', { name }));
    await screen.findByText('2 visits affected');
    server.affected = [ana];
    // As when the manager returns to the tab.
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('1 visit affected')).toBeTruthy();
    expect(screen.getByText(/Rescheduled or canceled since you opened this list:/).textContent).toContain(
      'Maya Torres',
    );
  });

  test('are deleted after a confirmation that says no appointment was canceled', async () => {
    const { id } = serveClosure();
    answers.set(`DELETE /api/closures/${id}`, () => {
      server.closures = [];
      return Response.json({ success: true });
    });
    renderView(<Closures />);
    await user.click(await screen.findByRole('button', { name: 'Reopen Eastern / Flamingo' }));
    expect(dialog().getByText(/keep their time/)).toBeTruthy();
    await user.click(dialog().getByRole('button', { name: 'Yes, reopen it' }));
    expect(await screen.findByText('No upcoming closures')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Upcoming closures' }));
    expect(toastTexts()).toEqual(['Reopened: Eastern / Flamingo on Tuesday, November 24, from 1:30 PM.']);
  });

  test('count as deleted when someone else was faster', async () => {
    const { id } = serveClosure();
    answers.set(`DELETE /api/closures/${id}`, () => {
      server.closures = [];
      return problem(404, 'not-found');
    });
    renderView(<Closures />);
    await user.click(await screen.findByRole('button', { name: 'Reopen Eastern / Flamingo' }));
    await user.click(dialog().getByRole('button', { name: 'Yes, reopen it' }));
    expect(await screen.findByText('No upcoming closures')).toBeTruthy();
  });

  test.each([
    ['no answer came', () => undefined, 'We’re not sure the clinic was reopened'],
    ['the server failed', () => problem(500, 'internal'), 'We’re not sure the clinic was reopened'],
    ['the server refused', () => problem(429, 'too-many'), 'We couldn’t reopen the clinic'],
  ])('say only what is known about a reopening when %s', async (_, answer, words) => {
    const { id } = serveClosure();
    answers.set(`DELETE /api/closures/${id}`, answer);
    renderView(<Closures />);
    await user.click(await screen.findByRole('button', { name: 'Reopen Eastern / Flamingo' }));
    await user.click(dialog().getByRole('button', { name: 'Yes, reopen it' }));
    expect((await dialog().findByRole('alert')).textContent).toContain(words);
  });

  test('say why they cannot be loaded, and load at Retry', async () => {
    answers.set('GET /api/closures', () => problem(403, 'forbidden'));
    renderView(<Closures />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We couldn’t load the closures');
    answers.set('GET /api/closures', () => Response.json({ closures: [] }));
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No upcoming closures')).toBeTruthy();
  });
});
