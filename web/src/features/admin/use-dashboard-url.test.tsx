// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Location, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

const user = userEvent.setup();

afterEach(cleanup);

/** Loads the page anew, as a sign-in or a reload does, at an entry of the history. */
async function load(entry: Partial<Location> = { pathname: '/admin-bookings' }) {
  cleanup();
  vi.resetModules();
  const { useDashboardUrl } = await import('./use-dashboard-url.ts');
  let location = entry;
  function Part() {
    const { view, search, showView, changeFilters } = useDashboardUrl();
    const navigate = useNavigate();
    location = useLocation();
    return (
      <>
        <h1>{view}</h1>
        <input
          type="search"
          value={search}
          onChange={({ target }) => changeFilters({ search: target.value })}
          aria-label="Search"
        />
        <button type="button" onClick={() => changeFilters({ status: 'confirmed' })}>
          Confirmed only
        </button>
        <button type="button" onClick={() => showView('payments')}>
          Payments
        </button>
        <button type="button" onClick={() => void navigate(-1)}>
          Back
        </button>
      </>
    );
  }
  render(
    <MemoryRouter initialEntries={[entry]}>
      <Part />
    </MemoryRouter>,
  );
  return () => location;
}

const searchBox = () => screen.getByRole<HTMLInputElement>('searchbox');
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('Back leads to what was searched for, with its filters', async () => {
  await load();
  await user.type(searchBox(), 'Ortega');
  await press('Confirmed only');
  expect(searchBox().value).toBe('Ortega');
  await press('Payments');
  expect(searchBox().value).toBe('');
  await press('Back');
  expect(searchBox().value).toBe('Ortega');
});

test('what was searched for is in no history entry, and gone with the page that knew it', async () => {
  const location = await load();
  await user.type(searchBox(), 'Ortega');
  await press('Confirmed only');
  const kept = location();
  expect(JSON.stringify(kept)).not.toContain('Ortega');
  await load(kept);
  expect(searchBox().value).toBe('');
  // What this page is asked for is not mixed up with what another was.
  await user.type(searchBox(), 'Reyes');
  await load(kept);
  expect(searchBox().value).toBe('');
});
