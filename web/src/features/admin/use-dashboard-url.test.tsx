// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Location, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

const user = userEvent.setup();

afterEach(cleanup);

/** Loads the page at a history entry, as a sign-in or a reload does. */
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

test('Back returns to the search, with its filters', async () => {
  await load();
  await user.type(searchBox(), 'Ortega');
  await press('Confirmed only');
  expect(searchBox().value).toBe('Ortega');
  await press('Payments');
  expect(searchBox().value).toBe('');
  await press('Back');
  expect(searchBox().value).toBe('Ortega');
});

test('a search term is in no history entry, and gone after a reload', async () => {
  const location = await load();
  await user.type(searchBox(), 'Ortega');
  await press('Confirmed only');
  const entry = location();
  expect(JSON.stringify(entry)).not.toContain('Ortega');
  await load(entry);
  expect(searchBox().value).toBe('');
  // After a reload, a new search must not get the search id that an old history entry contains.
  await user.type(searchBox(), 'Reyes');
  await load(entry);
  expect(searchBox().value).toBe('');
});

test('the number of a record in the URL is searched for until another search replaces it', async () => {
  const location = await load({
    pathname: '/admin-bookings',
    search: '?view=appointments&record=UC123456ABCDEF',
  });
  expect(searchBox().value).toBe('UC123456ABCDEF');
  await press('Confirmed only');
  expect(searchBox().value).toBe('UC123456ABCDEF');
  await user.clear(searchBox());
  expect(searchBox().value).toBe('');
  expect(location().search).toBe('?view=appointments&status=confirmed');
  await user.type(searchBox(), 'Ortega');
  expect(searchBox().value).toBe('Ortega');
});
