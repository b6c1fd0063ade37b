import { useEffect, useRef, useState } from 'react';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { failureText } from '#web/features/admin/failure/failure-text.ts';
import { type ReadPage, readAllPages } from '#web/features/admin/paged-list/read-pages.ts';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { type CsvColumn, csvText } from './csv.ts';

const texts = recordsTexts.export;

export type ExportFormat = 'json' | 'csv';

export interface ExportOptions<Row> {
  /** The file name, without date and extension. */
  name: string;
  read: ReadPage<Row>;
  columns: readonly CsvColumn<Row>[];
  /** The order of the CSV's rows, if it differs from the list's. */
  order?: (one: Row, other: Row) => number;
  /** Reads the rows for the JSON, if they differ from the CSV's. */
  readJson?: ReadPage<{ id: string }>;
}

const mediaTypes = { json: 'application/json', csv: 'text/csv;charset=utf-8' };

/** The audit log tells an export from a look at the screen. */
function forExport<Row>(read: ReadPage<Row>): ReadPage<Row> {
  return (page) => read({ ...page, purpose: 'export' });
}

type Reading = [signal: AbortSignal, onProgress: (count: number) => void];

type ExportState = { phase: 'idle'; text: string; failed?: ExportFormat } | { phase: 'busy'; count: number };

/** Saves all rows that match the filters as a file, including rows that the list has not loaded. */
export function useExport<Row extends { id: string }>(options: ExportOptions<Row>) {
  const { name, read, columns, order, readJson = read } = options;
  const { now } = useServerClock();
  const [state, setState] = useState<ExportState>({ phase: 'idle', text: '' });
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  async function jsonOf(...reading: Reading) {
    const rows = await readAllPages(forExport(readJson), ...reading);
    return { count: rows.length, text: JSON.stringify(rows, null, 2) };
  }

  async function csvOf(...reading: Reading) {
    const rows = await readAllPages(forExport(read), ...reading);
    return { count: rows.length, text: csvText(columns, order ? rows.toSorted(order) : rows) };
  }

  async function save(format: ExportFormat, signal: AbortSignal): Promise<string> {
    const onProgress = (count: number) => setState({ phase: 'busy', count });
    const { count, text } =
      format === 'json' ? await jsonOf(signal, onProgress) : await csvOf(signal, onProgress);
    signal.throwIfAborted();
    const file = `${name}-${clinicDateAt(now ?? new Date())}.${format}`;
    saveFile({ name: file, type: mediaTypes[format], text });
    return texts.done(count, file);
  }

  async function start(format: ExportFormat) {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setState({ phase: 'busy', count: 0 });
    try {
      setState({ phase: 'idle', text: await save(format, controller.signal) });
    } catch (error) {
      setState(
        controller.signal.aborted
          ? { phase: 'idle', text: texts.cancelled }
          : { phase: 'idle', text: texts.failed(failureText(error)), failed: format },
      );
    } finally {
      running.current = undefined;
    }
  }

  return { state, start, cancel: () => running.current?.abort() };
}
