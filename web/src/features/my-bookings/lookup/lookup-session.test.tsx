// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { askedAt, fetchSeam, freshServer } from '#web/lib/api/server.harness.ts';
import {
  answer,
  button,
  first,
  keep,
  load,
  openSession,
  second,
  shown,
  title,
  user,
} from './lookup.harness.tsx';

freshServer();

describe('a session', () => {
  it('lasts over a reload, in this tab only', async () => {
    await load();
    await openSession();
    expect(localStorage.length).toBe(0);
    answer.mine(first, second);
    await load();
    expect(title()).toBeTruthy();
    expect(document.activeElement).not.toBe(title());
    await waitFor(() => expect(shown()).toBe(`${first.confirmationNumber} ${second.confirmationNumber}`));
    expect(askedAt(2)).toMatchObject({ route: 'GET /api/appointments/mine', token: 'Bearer proof' });
  });

  it('is gone without a trace when the visitor is done', async () => {
    await load();
    await openSession();
    answer.ended();
    await user.click(button('Sign out'));
    expect(askedAt(2)).toMatchObject({ route: 'DELETE /api/appointments/lookup', token: 'Bearer proof' });
    expect(screen.queryByText(/ana@example.com/)).toBeNull();
    expect(shown()).toBe('');
    expect(sessionStorage.length).toBe(0);
    expect(document.activeElement?.textContent).toBe('Booked on another device?');
    const { queryClient } = await import('#web/lib/query/query-client.ts');
    expect(
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      ),
    ).not.toContain(first.confirmationNumber);
    expect(screen.queryByText('Your session has ended')).toBeNull();
  });

  it('says when it goes on at the server because that is out of reach, and shows nothing of it here', async () => {
    await load();
    const { currentToasts } = await import('#web/ui/toasts/toast-store.ts');
    await openSession();
    answer.lost();
    await user.click(button('Sign out'));
    expect(screen.queryByText(/ana@example.com/)).toBeNull();
    await waitFor(() =>
      expect(JSON.stringify(currentToasts())).toContain('end on its own within 30 minutes'),
    );
  });

  it('closes kindly when its time came while the device slept', async () => {
    keep(600_000);
    answer.mine(first);
    await load();
    await waitFor(() => expect(shown()).toBe(first.confirmationNumber));
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_001);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    clock.mockRestore();
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toMatch(/request a new code/);
    expect(screen.queryByText(/ana@example.com/)).toBeNull();
    expect(shown()).toBe('');
    expect(sessionStorage.length).toBe(0);
    await openSession();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('closes as kindly when it ran out before the page was loaded', async () => {
    keep(-1000);
    await load();
    expect(screen.getByText('Your session has ended')).toBeTruthy();
    expect(sessionStorage.length).toBe(0);
    expect(fetchSeam).not.toHaveBeenCalled();
  });

  it('closes when the server refuses its token', async () => {
    keep(600_000, 'of an old key');
    answer.problem(401, 'unauthenticated');
    await load();
    await screen.findByText('Your session has ended');
    expect(sessionStorage.length).toBe(0);
    expect(shown()).toBe('');
  });

  it('stays when the server is out of reach', async () => {
    keep(600_000);
    answer.problem(409, 'conflict');
    await load();
    await waitFor(() => expect(shown()).toBe('As the server says.'));
    expect(title()).toBeTruthy();
  });
});
