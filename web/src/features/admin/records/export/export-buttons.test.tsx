// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { captureDownloads } from '#web/features/admin/records/records.harness.tsx';
import { ExportButtons } from './export-buttons.tsx';

setUpAdmin();

interface Row {
  id: string;
}

/** Renders the buttons, and returns the promises of the lists that they read, for the test to resolve. */
function showButtons() {
  const lists: PromiseWithResolvers<Row[]>[] = [];
  async function read() {
    const list = Promise.withResolvers<Row[]>();
    lists.push(list);
    return { rows: await list.promise, nextCursor: null };
  }
  renderView(<ExportButtons<Row> name="visits" read={read} columns={{ id: ({ id }) => id }} />);
  return lists;
}

const button = (name: string) => screen.getByRole('button', { name });

test.each(['Export JSON', 'Export CSV'])('the focus returns to %s', async (name) => {
  captureDownloads();
  const lists = showButtons();
  button(name).focus();
  await user.keyboard('{Enter}');
  expect(button(name).getAttribute('aria-busy')).toBe('true');
  lists[0]?.resolve([{ id: '1' }]);
  await screen.findByText(/^Saved 1 record to visits-/);
  expect(document.activeElement).toBe(button(name));
});

test('the focus goes to Retry after a failure', async () => {
  const lists = showButtons();
  await user.click(button('Export CSV'));
  lists[0]?.reject(new Error('no'));
  await screen.findByText(/^Nothing was exported/);
  expect(document.activeElement).toBe(button('Retry'));
});

test('the focus stays where the manager has moved it', async () => {
  captureDownloads();
  const lists = showButtons();
  await user.click(button('Export CSV'));
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  lists[0]?.resolve([]);
  await screen.findByText(/^Saved 0 records to visits-/);
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

test('reads the list once when both buttons are pressed', async () => {
  const files = captureDownloads();
  const lists = showButtons();
  // Click both buttons before the next render.
  const [json, csv] = [button('Export JSON'), button('Export CSV')];
  json.click();
  csv.click();
  await screen.findByText('Exporting: 0 so far');
  expect(lists).toHaveLength(1);
  lists[0]?.resolve([]);
  await screen.findByText(/^Saved 0 records to visits-.*json/);
  expect(files).toHaveLength(1);
});
