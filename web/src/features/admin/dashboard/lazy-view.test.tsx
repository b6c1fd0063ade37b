// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { type DashboardView, dashboardViews } from '#web/features/admin/use-dashboard-url.ts';
import { LazyView } from './admin-screen.tsx';

setUpAdmin();

/** Makes loaders of views that are only a heading. Those of views in `outOfReach` fail, like an import offline. */
function loadersOf(outOfReach: Set<string>, loaded: string[] = []) {
  const load = (view: DashboardView) => async () => {
    if (outOfReach.has(view)) throw new TypeError('Failed to fetch dynamically imported module');
    loaded.push(view);
    return () => <h2>{view}</h2>;
  };
  return {
    appointments: load('appointments'),
    payments: load('payments'),
    day: load('day'),
    worklist: load('worklist'),
    books: load('books'),
    figures: load('figures'),
    'lab-orders': load('lab-orders'),
    messages: load('messages'),
    estimates: load('estimates'),
    closures: load('closures'),
    activity: load('activity'),
  };
}

test('a view that cannot be loaded says so in its place, and loads at Retry', async () => {
  const outOfReach = new Set(['activity']);
  renderView(<LazyView view="activity" views={dashboardViews} loaders={loadersOf(outOfReach)} />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We couldn’t load this section.');
  outOfReach.clear();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'activity' });
});

test('loads the other views after the first, so that they work without a network', async () => {
  const loaded: string[] = [];
  renderView(<LazyView view="day" views={dashboardViews} loaders={loadersOf(new Set(), loaded)} />);
  await screen.findByRole('heading', { name: 'day' });
  expect(loaded.toSorted()).toEqual(dashboardViews.toSorted());
  expect(loaded[0]).toBe('day');
});
