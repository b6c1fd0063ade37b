// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { StaffRole } from '#shared/sign-in.ts';
import { now, tuesday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import {
  appointment,
  currentUrl,
  payment,
  renderView,
  setUpAdmin,
  user,
} from '#web/features/admin/admin.harness.tsx';
import {
  serveAppointments,
  servePayments,
  statusSelect,
} from '#web/features/admin/records/records.harness.tsx';
import { answers, asked } from '#web/lib/api/server.harness.ts';
import { Dashboard } from './admin-screen.tsx';

setUpAdmin();

/** Sets whether the window has room for all of the bar. */
function setWidth(matches: boolean) {
  const hasRoom = (query: string) => matches && query.includes('80rem');
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: hasRoom(query) }),
  );
}

beforeEach(() => setWidth(true));

const maya = appointment({ emailUndeliverable: 'bounced', phone: '(702) 555-0199', date: tuesday });
const ben = appointment({ firstName: 'Ben', date: tuesday, time: '9:30', status: 'completed' });

function openDashboard(role: StaffRole, query = '?view=appointments') {
  const appointments = serveAppointments(maya, ben);
  servePayments(payment({ id: 'pi_0seen1234' }));
  answers.set('GET /api/payments/worklist', () => Response.json({ items: [], complete: true }));
  const outcomes = { waiting: 2, moved: 0, cancelled: 0, toCall: 1 };
  const closure = { id: 'x', locationId: '1', date: tuesday, reason: 'Holiday', createdAt: now, outcomes };
  const availability = { now, date: tuesday, closed: false, nextOpenDate: null };
  answers.set('GET /api/availability', () =>
    Response.json({ ...availability, locations: [{ id: '1', slots: [] }] }),
  );
  answers.set('GET /api/closures', () => Response.json({ closures: [closure] }));
  answers.set('GET /api/closures/x', () =>
    Response.json({
      closure,
      affected: [
        { ...maya, outcome: 'waiting', toCall: true },
        { ...ben, status: 'confirmed', outcome: 'waiting' },
      ],
    }),
  );
  answers.set('GET /api/lab-orders', () => Response.json({ orders: [], nextCursor: null, complete: true }));
  answers.set('GET /api/admin/estimates', () => Response.json({ due: [] }));
  answers.set('GET /api/admin/messages', () => Response.json({ messages: [], nextCursor: null }));
  renderView(<Dashboard />, `/admin-bookings${query}`, role);
  return appointments;
}

const choices = async (name: string) =>
  [...(await statusSelect(name)).options].map(({ textContent }) => textContent);

const names = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

const moreViews = () => within(screen.getByRole('navigation', { name: 'More dashboard views' }));

async function openDetails() {
  await user.click(await screen.findByRole('button', { name: 'Details for Maya Torres' }));
  return within(screen.getByRole('dialog', { name: 'Maya Torres' }));
}

async function openAffected() {
  await user.click(await screen.findByRole('button', { name: /^Affected visits Eastern/ }));
  await screen.findByRole('button', { name: 'Called: Ben Torres' });
}

describe('the front desk', () => {
  test('has the views of visits, lab orders, messages, estimates and closures, and asks the server for no other', async () => {
    openDashboard('front-desk');
    await statusSelect('Maya Torres');
    expect(names(screen.getAllByRole('tab'))).toEqual(['Appointments']);
    expect(names(moreViews().getAllByRole('button'))).toEqual([
      'Lab orders',
      'Messages',
      'Estimates',
      'Closures',
    ]);
    for (const name of ['Lab orders', 'Messages', 'Estimates', 'Closures', 'Today']) {
      await user.click(screen.getByRole('button', { name }));
      // A list in the view may be a region of the same name, too.
      await screen.findAllByRole('region', { name });
    }
    expect(asked.filter(({ route }) => /payments|reconciliation|figures|audit/.test(route))).toEqual([]);
  });

  test.each(['payments', 'worklist', 'books', 'figures', 'activity'])(
    'is shown today at the address of the view %s',
    async (view) => {
      openDashboard('front-desk', `?view=${view}&status=failed`);
      await screen.findByRole('region', { name: 'Today' });
      screen.getByRole('button', { name: 'Today', current: 'page' });
      expect(currentUrl()).toBe('/admin-bookings');
    },
  );

  test('can’t complete a visit, or change one that is completed', async () => {
    openDashboard('front-desk');
    expect(await choices('Maya Torres')).toEqual(['Confirmed', 'Cancelled']);
    expect(await choices('Ben Torres')).toEqual(['Completed']);
    expect((await statusSelect('Ben Torres')).disabled).toBe(true);
  });

  test('isn’t offered to change a visit that a manager has just completed', async () => {
    const served = openDashboard('front-desk');
    await statusSelect('Maya Torres');
    served[0] = { ...maya, status: 'completed', version: maya.version + 1 };
    await user.selectOptions(await statusSelect('Maya Torres'), 'Cancelled');
    const alert = within(await screen.findByRole('alert'));
    alert.getByText('Someone else just changed this. It’s now Completed.');
    expect(names(alert.getAllByRole('button'))).toEqual(['OK']);
  });

  test('can’t delete a visit, or allow email again', async () => {
    openDashboard('front-desk');
    const details = await openDetails();
    details.getByText('Email doesn’t reach this patient');
    expect(details.queryByRole('button', { name: /^Delete|Email this address again/ })).toBeNull();
    expect(details.queryByRole('link', { name: 'Who has seen this' })).toBeNull();
    await user.click(details.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });

  test('sees closures, calls and moves whom they affect, and can’t close, reopen or email', async () => {
    openDashboard('front-desk', '?view=closures');
    await openAffected();
    const closures = within(screen.getByRole('region', { name: 'Closures' }));
    const actions = ['Called', 'Move', 'Cancel visit'];
    expect(names(closures.getAllByRole('button'))).toEqual([...actions, 'Affected visits', ...actions]);
    expect(within(screen.getByRole('region', { name: 'Call list' })).getByText('Maya Torres')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close a clinic' })).toBeNull();
  });

  test('isn’t sent from the day view to close the clinic', async () => {
    openDashboard('front-desk', `?view=day&clinic=1&from=${tuesday}`);
    await statusSelect('Maya Torres');
    expect(screen.queryByRole('button', { name: 'Close this clinic…' })).toBeNull();
  });
});

describe('a manager', () => {
  test('has all views', async () => {
    openDashboard('admin', '?view=payments');
    await screen.findByRole('tab', { name: 'Payments', selected: true });
    expect(names(screen.getAllByRole('tab'))).toEqual(['Appointments', 'Payments']);
    expect(names(moreViews().getAllByRole('button'))).toEqual([
      'Lab orders',
      'Messages',
      'Estimates',
      'Work list',
      'Reconcile',
      'Figures',
      'Closures',
      'Activity',
    ]);
    screen.getByText('Manager');
  });

  test.each(['', '?view=unknown'])('is shown today at the address %s', async (query) => {
    openDashboard('admin', query);
    await screen.findByRole('region', { name: 'Today' });
    screen.getByRole('button', { name: 'Today', current: 'page' });
    expect(screen.queryByRole('tab', { selected: true })).toBeNull();
  });

  test('finds the page’s landmarks: the bar, the views and one main part with the title', async () => {
    openDashboard('admin');
    await statusSelect('Maya Torres');
    const bar = within(screen.getByRole('banner'));
    bar.getByRole('link', { name: 'Sagebrush home page' });
    bar.getByRole('navigation', { name: 'Dashboard views' });
    bar.getByRole('button', { name: 'Sign out' });
    within(screen.getByRole('main')).getByRole('heading', { level: 1, name: 'Dashboard' });
  });

  test('opens the other views in a narrow window, and closes their menu by choosing, Escape or elsewhere', async () => {
    setWidth(false);
    openDashboard('admin');
    const more = screen.getByRole('button', { name: 'More' });
    const isOpen = () => screen.getByRole('banner').querySelector('[aria-expanded=true]') !== null;
    await user.click(more);
    expect(isOpen()).toBe(true);
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(more);
    await user.click(more);
    await user.click(screen.getByRole('tab', { name: 'Appointments' }));
    expect(isOpen()).toBe(false);
    await user.click(more);
    await user.click(moreViews().getByRole('button', { name: 'Closures' }));
    expect(isOpen()).toBe(false);
    expect(currentUrl()).toBe('/admin-bookings?view=closures');
    expect(document.activeElement).toBe(more);
  });

  test('completes visits, deletes them and allows email again', async () => {
    openDashboard('admin');
    expect(await choices('Maya Torres')).toContain('Completed');
    expect((await statusSelect('Ben Torres')).disabled).toBe(false);
    screen.getByRole('button', { name: 'Delete the booking for Maya Torres' });
    const details = await openDetails();
    details.getByRole('button', { name: 'Delete' });
    details.getByRole('button', { name: 'Email this address again' });
  });

  test.each([
    ['appointments', maya.confirmationNumber],
    ['payments', 'pi_0seen1234'],
  ])('sees in one step who has seen a record of %s', async (view, record) => {
    answers.set('GET /api/audit', ({ query }) => {
      const viewed = { at: now, actor: 'desk-3', action: 'appointment.view', subject: query.subject };
      return Response.json({ entries: [viewed], nextCursor: null });
    });
    openDashboard('admin', `?view=${view}`);
    const details = await openDetails();
    await user.click(details.getByRole('link', { name: 'Who has seen this' }));
    await screen.findByRole('heading', { name: `Who has seen or changed ${record}` });
    await screen.findByRole('option', { name: 'Staff member desk-3' });
    expect(currentUrl()).toBe(`/admin-bookings?view=activity&record=${record}`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('closes and reopens clinics', async () => {
    openDashboard('admin', '?view=closures');
    await openAffected();
    screen.getByRole('button', { name: 'Close a clinic' });
    screen.getByRole('button', { name: /^Reopen Eastern/ });
  });

  test('is sent from the day view to close the clinic', async () => {
    openDashboard('admin', `?view=day&clinic=1&from=${tuesday}`);
    await screen.findByRole('button', { name: 'Close this clinic…' });
  });
});
