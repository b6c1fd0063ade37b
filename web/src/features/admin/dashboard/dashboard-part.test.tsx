// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show, startAfresh, user } from '#web/features/admin/admin.harness.tsx';
import { type DashboardView, dashboardViews } from '#web/features/admin/use-dashboard-url.ts';
import { DashboardPart } from './dashboard-part.tsx';

startAfresh();

/** Parts that are only a heading; those that are out of reach fail as an import without a network does. */
function partsOf(outOfReach: Set<string>, fetched: string[] = []) {
  const load = (view: DashboardView) => async () => {
    if (outOfReach.has(view)) throw new TypeError('Failed to fetch dynamically imported module');
    fetched.push(view);
    return () => <h2>{view}</h2>;
  };
  return {
    appointments: load('appointments'),
    payments: load('payments'),
    day: load('day'),
    closures: load('closures'),
    activity: load('activity'),
  };
}

test('a part that cannot be fetched says so in its place, and can be tried again', async () => {
  const outOfReach = new Set(['activity']);
  show(<DashboardPart view="activity" parts={partsOf(outOfReach)} />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This part could not be loaded.');
  outOfReach.clear();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'activity' });
});

test('with the first part come the others, so that they are there when the network is not', async () => {
  const fetched: string[] = [];
  show(<DashboardPart view="day" parts={partsOf(new Set(), fetched)} />);
  await screen.findByRole('heading', { name: 'day' });
  expect(fetched.toSorted()).toEqual(dashboardViews.toSorted());
  expect(fetched[0]).toBe('day');
});
