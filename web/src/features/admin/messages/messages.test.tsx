// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { StaffMessage } from '#shared/messages/message.ts';
import { required } from '#shared/required.ts';
import { currentUrl, renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { answers, changes, problem } from '#web/lib/api/server.harness.ts';
import { toastTexts } from '#web/ui/toasts/toasts.harness.ts';
import { Messages } from './messages.tsx';

setUpAdmin();

const maya: StaffMessage = {
  id: 'maya',
  kind: 'contact',
  receivedAt: '2026-11-23T17:05:00.000Z',
  name: 'Maya Torres',
  email: 'maya@example.com',
  phone: '(702) 555-0101',
  date: '2026-11-24',
  message: 'Do you take walk-ins?\nThank you',
  status: 'open',
  version: 1,
};
const { phone: _, message: __, ...rest } = maya;
const ben: StaffMessage = {
  ...rest,
  id: 'ben',
  kind: 'consultation',
  name: 'Ben Okafor',
  email: 'ben@example.com',
};

let stored: StaffMessage[];

beforeEach(() => {
  stored = [maya, ben];
  answers.set('GET /api/admin/messages', ({ query }) =>
    Response.json({ messages: stored.filter(({ status }) => status === query.status), nextCursor: null }),
  );
  for (const { id } of stored) {
    answers.set(`PUT /api/admin/messages/${id}`, ({ body }) => {
      const before = stored.find((one) => one.id === id) ?? maya;
      const { doneAt: _, ...undone } = before;
      const message: StaffMessage = {
        ...undone,
        ...(body.done && { doneAt: '2026-11-24T22:30:00.000Z' }),
        status: body.done ? 'done' : 'open',
        version: before.version + 1,
      };
      stored = stored.map((one) => (one.id === id ? message : one));
      return Response.json({ message });
    });
  }
});

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const row = (name: string) =>
  waitFor(() =>
    required(
      screen.getAllByRole('listitem').find((item) => within(item).queryByText(name)),
      name,
    ),
  );
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const choose = (status: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), status);

test.each(['admin', 'front-desk'] as const)(
  '%s sees who wrote, what they want, and how to reach them',
  async (role) => {
    renderView(<Messages />, '/admin-bookings?view=messages', role);
    const first = within(await row(maya.name));
    first.getByText('Contact message');
    first.getByText('Contact Tue, Nov 24, 2026');
    expect(first.getByText(/Do you take walk-ins/).tagName).toBe('BDI');
    first.getByText('Received Nov 23, 2026, 9:05 AM');
    expect(first.getByRole('link', { name: maya.email }).getAttribute('href')).toBe(
      'mailto:maya@example.com',
    );
    expect(first.getByRole('link', { name: maya.phone }).getAttribute('href')).toBe('tel:+17025550101');
    const second = within(await row(ben.name));
    second.getByText('Virtual visit');
    second.getByText('No message');
    expect(second.getAllByRole('link')).toHaveLength(1);
  },
);

test.each([
  ['2026-11-20', 'Contact overdue since Fri, Nov 20, 2026'],
  ['2026-11-23', 'Contact today'],
])('whom to contact by %s comes first, and is told apart', async (date, text) => {
  stored = [maya, { ...ben, date }];
  renderView(<Messages />);
  within(await row(ben.name)).getByText(text);
  expect(rows()[0]).toContain(ben.name);
});

describe('Done', () => {
  test('is one press that leaves the next message, and can be undone', async () => {
    renderView(<Messages />);
    await press('Done: Maya Torres’s message');
    await screen.findByText('Maya Torres’s message is done.');
    expect(rows()).not.toContainEqual(expect.stringContaining(maya.name));
    await waitFor(async () => expect(document.activeElement).toBe(await row(ben.name)));
    await press(/^Undo/);
    await screen.findByText('Undone. Maya Torres’s message is open again.');
    await row(maya.name);
    expect(changes().map(({ body }) => body)).toEqual([
      { done: true, version: 1 },
      { done: false, version: 2 },
    ]);
  });

  test('can be taken back later, from the messages that are done', async () => {
    renderView(<Messages />);
    await press('Done: Maya Torres’s message');
    await screen.findByText('Maya Torres’s message is done.');
    await choose('Done');
    within(await row(maya.name)).getByText('Done Nov 24, 2026, 2:30 PM');
    expect(currentUrl()).toBe('/admin-bookings?status=done');
    await press('Not done: Maya Torres’s message');
    await screen.findByText('Maya Torres’s message is open again.');
    await screen.findByText('No messages are done yet.');
    await choose('Open');
    await row(maya.name);
  });

  test('of a message that someone else has changed says so, and shows it as it is', async () => {
    stored = [{ ...maya, status: 'done', doneAt: '2026-11-24T22:30:00.000Z', version: 2 }];
    const detail = 'Someone else just changed this message. Please check it and try again.';
    answers.set('PUT /api/admin/messages/maya', () =>
      problem(409, 'stale-version', { detail, current: { ...maya, version: 3 } }),
    );
    renderView(<Messages />, '/admin-bookings?view=messages&status=done');
    await press('Not done: Maya Torres’s message');
    await waitFor(() => expect(toastTexts()).toEqual([detail]));
    expect(rows()).not.toContainEqual(expect.stringContaining(maya.name));
  });

  test('whose answer is lost says so, and the message can be marked again', async () => {
    answers.set('PUT /api/admin/messages/maya', () => undefined);
    renderView(<Messages />);
    await press('Done: Maya Torres’s message');
    await waitFor(() => expect(toastTexts()).toEqual([expect.stringContaining('couldn’t reach our server')]));
    within(await row(maya.name)).getByRole('button', { name: /^Done/ });
  });
});

describe('the list', () => {
  test('says that nothing waits', async () => {
    stored = [];
    renderView(<Messages />);
    await screen.findByText('No messages are waiting.');
  });

  test('that can’t be loaded says so, and loads at Retry', async () => {
    const good = answers.get('GET /api/admin/messages');
    answers.set('GET /api/admin/messages', () => problem(403, 'forbidden', { detail: 'No access.' }));
    renderView(<Messages />);
    expect((await screen.findByRole('alert')).textContent).toContain('No access.');
    if (good) answers.set('GET /api/admin/messages', good);
    await press('Retry');
    await row(maya.name);
  });

  test('loads more, page by page', async () => {
    answers.set('GET /api/admin/messages', ({ query }) =>
      Response.json(
        query.cursor ? { messages: [ben], nextCursor: null } : { messages: [maya], nextCursor: 'next' },
      ),
    );
    renderView(<Messages />);
    await row(maya.name);
    await press('Load more');
    await row(ben.name);
    await row(maya.name);
  });
});
