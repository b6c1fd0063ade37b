// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { answers, problem } from '#web/lib/api/server.harness.ts';
import { toastTexts } from '#web/ui/toasts/toasts.harness.ts';
import {
  affected,
  ana,
  closure,
  dialog,
  maya,
  notifyRequests,
  serveClosure,
  server,
  setUpClosures,
} from './closures.harness.tsx';
import { Closures } from './closures.tsx';

setUpAdmin();
setUpClosures();

describe('the closures', () => {
  const name = 'Affected visits Eastern / Flamingo, Tuesday, November 24';
  const reopen = 'Reopen Eastern / Flamingo, Tuesday, November 24';

  function serveAfternoon() {
    server.affected = [maya, ana];
    return serveClosure(closure({ from: '1:30', reason: 'Staff shortage' }));
  }

  test('are listed with their hours, reason and what became of their visits', async () => {
    serveAfternoon();
    server.affected.push(
      affected({ outcome: 'moved' }),
      affected({ outcome: 'moved' }),
      affected({ outcome: 'cancelled' }),
      affected({ toCall: true }),
    );
    renderView(<Closures />);
    const heading = await screen.findByRole('heading', { name: 'Eastern / Flamingo, Tuesday, November 24' });
    const card = heading.closest('li') as HTMLElement;
    expect(card.textContent).toContain('From 1:30 PM: Staff shortage');
    expect(within(card).getByText('2 moved · 1 canceled · 3 waiting · 1 to call')).toBeTruthy();
  });

  describe('whose patients were not emailed', () => {
    const email = 'Email 2 patients: Eastern / Flamingo, Tuesday, November 24';
    const route = `POST /api/closures/${closure({ from: '1:30' }).id}/notify`;
    const mailedAt = '2026-11-23T17:02:00Z';

    function serveUnmailed() {
      serveAfternoon();
      server.affected = [{ ...maya, notMailed: true }, { ...ana, notMailed: true }, affected({ mailedAt })];
      serveEmailing();
    }

    function serveEmailing() {
      answers.set(route, () => {
        server.affected = server.affected.map(({ notMailed: _, ...visit }) => ({ ...visit, mailedAt }));
        return Response.json({ mailed: 2, unreached: 0 });
      });
    }

    test('say how many, and email them at one press', async () => {
      serveUnmailed();
      renderView(<Closures />);
      await screen.findByText('3 waiting · 2 not emailed yet');
      await user.click(screen.getByRole('button', { name }));
      expect(await screen.findAllByText(/Waiting\. Not emailed yet\./)).toHaveLength(2);
      const press = screen.getByRole('button', { name: email });
      press.focus();
      press.click();
      press.click();
      expect(await screen.findByText('3 waiting')).toBeTruthy();
      expect(notifyRequests()).toHaveLength(1);
      expect(screen.getByText('2 emails are on their way.')).toBeTruthy();
      expect(screen.queryByRole('button', { name: /^Email/ })).toBeNull();
      expect(document.activeElement).toBe(screen.getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByText(/Not emailed yet/)).toBeNull());
    });

    test.each([
      [
        'the server refuses',
        () => problem(429, 'too-many', { detail: 'Try again in a minute.' }),
        'Try again in a minute.',
      ],
      ['no answer comes', () => undefined, 'Check your connection and try again.'],
    ])('can be emailed again when %s', async (_, answer, words) => {
      serveUnmailed();
      answers.set(route, answer);
      renderView(<Closures />);
      await user.click(await screen.findByRole('button', { name: email }));
      expect((await screen.findByRole('alert')).textContent).toContain(words);
      serveEmailing();
      await user.click(screen.getByRole('button', { name: email }));
      await screen.findByText('2 emails are on their way.');
      expect(screen.queryByRole('alert')).toBeNull();
    });

    test('are only counted for the front desk', async () => {
      serveUnmailed();
      renderView(<Closures />, '/admin-bookings?view=closures', 'front-desk');
      expect(await screen.findByText('3 waiting · 2 not emailed yet')).toBeTruthy();
      expect(screen.queryByRole('button', { name: /^Email/ })).toBeNull();
    });
  });

  test('say that they affect no visit', async () => {
    serveClosure();
    renderView(<Closures />);
    expect(await screen.findByText('No visits affected.')).toBeTruthy();
  });

  test('are replaced by a message when there are none', async () => {
    renderView(<Closures />);
    expect(await screen.findByText('No upcoming closures')).toBeTruthy();
  });

  test('show their patients by what became of their visits, and when they were told', async () => {
    serveAfternoon();
    const mailedAt = '2026-11-23T17:02:00Z';
    server.affected = [
      affected({ firstName: 'Cid', outcome: 'cancelled', status: 'cancelled' }),
      affected({ firstName: 'Al', time: '3:15', status: 'arrived' }),
      affected({ firstName: 'Mo', outcome: 'moved', date: '2026-11-25', mailedAt }),
      { ...maya, mailedAt, called: { at: mailedAt, note: 'Left word' } },
    ];
    renderView(<Closures />);
    await user.click(await screen.findByRole('button', { name }));
    const region = await screen.findByRole('region', { name: 'Affected patients' });
    await within(region).findByText('Maya Torres');
    const rows = within(region).getAllByRole('listitem');
    const words = [
      ['Al', 'Arrived.'],
      ['Maya', 'Waiting. Emailed Nov 23, 2026, 9:02 AM. Called Nov 23, 2026, 9:02 AM. Left word'],
      ['Mo', 'Wednesday, November 25', 'Moved. Emailed Nov 23, 2026, 9:02 AM.'],
      ['Cid', 'Cancelled.'],
    ];
    for (const [index, texts] of words.entries())
      for (const text of texts) expect(rows[index]?.textContent).toContain(text);
    // Only the visit that still needs another time has buttons to note a call, to move it or to cancel it.
    expect(within(region).getAllByRole('button', { name: /^Cancel/ })).toHaveLength(1);
  });

  test('show who has moved since', async () => {
    serveAfternoon();
    renderView(<Closures />);
    await user.click(await screen.findByRole('button', { name }));
    await screen.findByText('2 waiting');
    server.affected = [{ ...maya, outcome: 'moved' }, ana];
    // Browsers send this event when the manager returns to the tab.
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('1 moved · 1 waiting')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Called: Maya Torres' })).toBeNull());
  });

  test('are deleted after a confirmation that says no appointment was canceled', async () => {
    const { id } = serveAfternoon();
    answers.set(`DELETE /api/closures/${id}`, () => {
      server.closures = [];
      return Response.json({ success: true });
    });
    renderView(<Closures />);
    await user.click(await screen.findByRole('button', { name: reopen }));
    expect(dialog().getByText(/keep their time/)).toBeTruthy();
    await user.click(dialog().getByRole('button', { name: 'Yes, reopen it' }));
    expect(await screen.findByText('No upcoming closures')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Upcoming closures' }));
    expect(toastTexts()).toEqual(['Reopened: Eastern / Flamingo on Tuesday, November 24, from 1:30 PM.']);
  });

  test('count as deleted when someone else was faster', async () => {
    const { id } = serveAfternoon();
    answers.set(`DELETE /api/closures/${id}`, () => {
      server.closures = [];
      return problem(404, 'not-found');
    });
    renderView(<Closures />);
    await user.click(await screen.findByRole('button', { name: reopen }));
    await user.click(dialog().getByRole('button', { name: 'Yes, reopen it' }));
    expect(await screen.findByText('No upcoming closures')).toBeTruthy();
  });

  test.each([
    ['no answer came', () => undefined, 'We’re not sure the clinic was reopened'],
    ['the server failed', () => problem(500, 'internal'), 'We’re not sure the clinic was reopened'],
    ['the server refused', () => problem(429, 'too-many'), 'We couldn’t reopen the clinic'],
  ])('say only what is known about a reopening when %s', async (_, answer, words) => {
    const { id } = serveAfternoon();
    answers.set(`DELETE /api/closures/${id}`, answer);
    renderView(<Closures />);
    await user.click(await screen.findByRole('button', { name: reopen }));
    await user.click(dialog().getByRole('button', { name: 'Yes, reopen it' }));
    expect((await dialog().findByRole('alert')).textContent).toContain(words);
  });

  test('say why they cannot be loaded, and load at Retry', async () => {
    answers.set('GET /api/closures', () => problem(403, 'forbidden'));
    renderView(<Closures />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We couldn’t load this list');
    answers.set('GET /api/closures', () => Response.json({ closures: [] }));
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No upcoming closures')).toBeTruthy();
  });
});
