// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { catchFiles } from '#web/features/admin/records/records.harness.tsx';
import { ExportButtons } from './export-buttons.tsx';

setUpAdmin();

interface Row {
  id: string;
}

/** The buttons, and the lists that they read, each as soon as the test gives it. */
function showButtons() {
  const lists: PromiseWithResolvers<Row[]>[] = [];
  async function read() {
    const list = Promise.withResolvers<Row[]>();
    lists.push(list);
    return { rows: await list.promise, nextCursor: null };
  }
  renderView(
    <ExportButtons<Row> name="visits" read={read} columns={[{ name: 'id', cell: ({ id }) => id }]} />,
  );
  return lists;
}

const button = (name: string) => screen.getByRole('button', { name });

test.each(['Export JSON', 'Export CSV'])('the focus comes back to %s', async (name) => {
  catchFiles();
  const lists = showButtons();
  button(name).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Cancel'));
  lists[0]?.resolve([{ id: '1' }]);
  await screen.findByText(/^1 saved in visits-/);
  expect(document.activeElement).toBe(button(name));
});

test('the focus comes to the Retry of what failed', async () => {
  const lists = showButtons();
  await user.click(button('Export CSV'));
  lists[0]?.reject(new Error('no'));
  await screen.findByText(/^Nothing was exported/);
  expect(document.activeElement).toBe(button('Retry'));
});

test('the focus stays where somebody has taken it meanwhile', async () => {
  catchFiles();
  const lists = showButtons();
  await user.click(button('Export CSV'));
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  lists[0]?.resolve([]);
  await screen.findByText(/^0 saved in visits-/);
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

test('reads the list once, however often the buttons are pressed', async () => {
  const files = catchFiles();
  const lists = showButtons();
  // Both before the next render, as a double click's can be.
  const [json, csv] = [button('Export JSON'), button('Export CSV')];
  json.click();
  csv.click();
  await screen.findByRole('button', { name: 'Cancel' });
  expect(lists).toHaveLength(1);
  lists[0]?.resolve([]);
  await screen.findByText(/^0 saved in visits-.*json/);
  expect(files).toHaveLength(1);
});
