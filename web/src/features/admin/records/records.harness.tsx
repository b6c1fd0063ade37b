import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { Appointment } from '#shared/appointments/appointment.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { answers, asked, problem } from '#web/lib/api/server.harness.ts';

interface Stored {
  id: string;
  version: number;
  status: string;
}

/** A server with these records. It changes their status, and refuses a stale version. */
function serve<Row extends Stored>(kind: 'appointments' | 'payments', list: string, rows: Row[]) {
  const searchPath = kind === 'appointments' ? '/api/admin/appointments/search' : '/api/payments/search';
  const single = kind === 'appointments' ? 'appointment' : 'payment';
  answers.set(`GET ${list}`, () => Response.json({ [kind]: rows, nextCursor: null, complete: true }));
  answers.set(`POST ${searchPath}`, ({ body }) => {
    const found = rows.filter((row) => JSON.stringify(row).includes(body.q));
    return Response.json({ [kind]: found, nextCursor: null, complete: true });
  });
  for (const { id } of rows) {
    const path = kind === 'appointments' ? '/api/admin/appointments' : '/api/payments';
    answers.set(`GET ${path}/${id}`, () => {
      const row = rows.find((stored) => stored.id === id);
      return row ? Response.json({ [single]: row }) : problem(404, 'not-found');
    });
    answers.set(`PUT /api/${kind}/${id}/status`, ({ body }) => {
      const { status, version } = body as Stored;
      const index = rows.findIndex((row) => row.id === id);
      const row = rows[index] as Row;
      if (version !== row.version) {
        const detail = 'This record has changed since you opened it. Please review it and try again.';
        return problem(409, 'stale-version', { detail, current: row });
      }
      rows[index] = { ...row, status, version: version + 1 };
      return Response.json({ [single]: rows[index] });
    });
    answers.set(`DELETE /api/${kind}/${id}`, () => {
      rows.splice(
        rows.findIndex((row) => row.id === id),
        1,
      );
      return Response.json({ success: true });
    });
  }
  return rows;
}

export function serveAppointments(...rows: Appointment[]): Appointment[] {
  answers.set('GET /api/appointments/stats', () =>
    Response.json({
      stats: { total: 1204, confirmed: 3, cancelled: 2, completed: 1199, arrived: 1, noShow: 2 },
    }),
  );
  return serve('appointments', '/api/appointments', rows);
}

export function servePayments(...rows: Payment[]): Payment[] {
  const stats = { total: 9, succeeded: 5, failed: 2, pending: 1, cancelled: 1 };
  answers.set('GET /api/payments/stats', () =>
    Response.json({ stats: { ...stats, totalRevenue: 1320.5, successRate: 55.6 } }),
  );
  return serve('payments', '/api/payments/list', rows);
}

/** The queries of a list's requests so far. */
export const listQueries = (list: string) =>
  asked.filter(({ route }) => route === `GET ${list}`).map(({ query }) => query);

export const statusSelect = (name: string) =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: `Status for ${name}` });

/** The bar that announces changes. */
export const undoBar = () => within(screen.getByRole('region', { name: 'Latest changes' }));

export interface SavedFile {
  name: string;
  type: string;
  text: () => Promise<string>;
}

/** Collects the files that the browser is given to download. */
export function captureDownloads(): SavedFile[] {
  const files: SavedFile[] = [];
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.at(-1) as Blob;
    const text = async () => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());
    files.push({ name: this.download, type: blob.type, text });
  });
  return files;
}
