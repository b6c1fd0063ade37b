import { useState } from 'react';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { failureText } from '#web/features/admin/failure/failure.ts';
import { type ReadPage, readAllPages } from '#web/features/admin/records/paged-list.tsx';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { SmallButton } from '#web/ui/buttons/button.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { type CsvColumns, csvText } from './csv.ts';

const mediaTypes = { json: 'application/json', csv: 'text/csv;charset=utf-8' };

interface ExportButtonsProps<Row> {
  /** The file name, without date and extension. */
  name: string;
  read: ReadPage<Row>;
  columns: CsvColumns<Row>;
  /** The order of the CSV's rows, if it differs from the list's. */
  order?: (one: Row, other: Row) => number;
  /** Reads the rows for the JSON, if they differ from the CSV's. */
  readJson?: ReadPage<{ id: string }>;
}

/** Buttons that download all rows matching the filters as JSON or CSV, including rows that the list hasn't loaded. */
export function ExportButtons<Row extends { id: string }>(props: ExportButtonsProps<Row>) {
  const { name, read, columns, order = () => 0, readJson = read } = props;
  const { now } = useServerClock();
  const [count, setCount] = useState(0);

  const { mutate, isPending, variables, data, error } = useSingleMutation({
    mutationFn: async (format: keyof typeof mediaTypes) => {
      setCount(0);
      const isJson = format === 'json';
      const readPage: ReadPage<{ id: string }> = isJson ? readJson : read;
      const rows = await readAllPages(
        // The purpose lets the audit log tell an export from a view on the screen.
        (page) => readPage({ ...page, purpose: 'export' }),
        new AbortController().signal,
        setCount,
      );
      // The CSV's rows come from `read`, so their type is `Row`.
      const text = isJson ? JSON.stringify(rows, null, 2) : csvText(columns, (rows as Row[]).toSorted(order));
      const file = `${name}-${clinicDateAt(now ?? new Date())}.${format}`;
      saveFile({ name: file, type: mediaTypes[format], text });
      return `Saved ${rows.length} ${rows.length === 1 ? 'record' : 'records'} to ${file}.`;
    },
  });

  const failure = error && `Nothing was exported. ${failureText(error)}`;
  const text = isPending ? `Exporting: ${count} so far` : (failure ?? data);
  return (
    <fieldset
      aria-label="Export the filtered list"
      className="flex flex-wrap items-center gap-2 text-sm print-hidden"
    >
      {/* Rendered while empty, so that screen readers announce its first text. */}
      <span role="status" className={text ? '' : 'sr-only'}>
        {text}
      </span>
      {(['json', 'csv'] as const).map((format) => {
        const isPressed = format === variables;
        return (
          <SmallButton key={format} busy={isPending && isPressed} onClick={() => mutate(format)}>
            {error && isPressed ? uiTexts.retry : `Export ${format.toUpperCase()}`}
          </SmallButton>
        );
      })}
    </fieldset>
  );
}
