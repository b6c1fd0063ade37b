import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { clinicById } from '#shared/clinics/clinics.ts';
import { figureLines, fillPercent, leadText } from '#shared/figures/figure-texts.ts';
import { type DayFigures, type Figures, mondayOf, sumFigures } from '#shared/figures/figures.ts';
import { centsToDollars } from '#shared/payments/amount.ts';
import { addDays, formatShortDate } from '#shared/time/clinic-time.ts';
import { AmountTable } from '#web/features/admin/amount-table/amount-table.tsx';
import { QueryState } from '#web/features/admin/failure/failure-notice.tsx';
import { type CsvColumns, csvText } from '#web/features/admin/records/export/csv.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import styles from './figures.module.css';
import { FillGrid } from './fill-grid.tsx';

const texts = {
  failed: 'We couldn’t load the figures',
  stale: 'We couldn’t refresh the figures. They may be out of date.',
};

/** The hours with columns in the CSV, the same every week: those in which the clinics are open. */
const csvHours = [8, 9, 10, 11, 12, 13, 14, 15, 16];

/** A clinic's day, or what is counted only for the whole week. Either row leaves the columns of the other blank. */
type CsvRow = Partial<DayFigures> & { clinic: string; week?: Figures };

const weekColumns: Record<string, (week: Figures) => number> = {
  'Lab orders paid': ({ labOrders }) => labOrders.paid,
  'Lab orders drawn': ({ labOrders }) => labOrders.drawn,
  'Taken less refunds (USD)': ({ money }) => centsToDollars(money.taken),
  'On the work list now (USD)': ({ money }) => centsToDollars(money.due),
  'Estimates sent': ({ estimates }) => estimates.sent,
  'Estimates due': ({ estimates }) => estimates.due,
  'Estimates overdue': ({ estimates }) => estimates.overdue,
  'Messages open now': ({ messagesOpen }) => messagesOpen,
};

const csvColumns: CsvColumns<CsvRow> = {
  Date: (row) => row.date,
  Clinic: (row) => row.clinic,
  'Times offered': (row) => row.slots,
  Booked: (row) => row.booked,
  Arrived: (row) => row.arrived,
  'No-shows': (row) => row.noShow,
  'Median hours booked ahead': (row) => row.leadHours ?? '',
  ...Object.fromEntries(
    csvHours.flatMap((hour) =>
      (['slots', 'booked'] as const).map((count) => [
        `${hour}:00 ${count === 'slots' ? 'offered' : 'booked'}`,
        ({ hours }: CsvRow) => hours && (hours.find((one) => one.hour === hour)?.[count] ?? 0),
      ]),
    ),
  ),
  ...Object.fromEntries(
    Object.entries(weekColumns).map(([name, count]) => [name, ({ week }: CsvRow) => week && count(week)]),
  ),
};

function saveCsv(week: Figures): void {
  const { from, leadHours, clinics } = week;
  const rows = clinics.flatMap(({ id, days }) =>
    days.map((day): CsvRow => ({ ...day, clinic: clinicById(id).name })),
  );
  rows.push({ week, date: from, clinic: 'All clinics', leadHours });
  saveFile({ name: `figures-${from}.csv`, type: 'text/csv;charset=utf-8', text: csvText(csvColumns, rows) });
}

const columns = ['Clinic', 'Booked', 'Arrived', 'No-shows', 'Booked ahead', 'Filled'];

function tableRow(name: string, days: readonly DayFigures[], leadHours: number | null) {
  const sums = sumFigures(days);
  const percent = fillPercent(sums);
  const filled = percent === undefined ? '–' : `${percent}%`;
  return [name, sums.booked, sums.arrived, sums.noShow, leadText(leadHours), filled] as const;
}

const shortDate = (date: string, year: boolean) => formatShortDate(date, { weekday: false, year });

/** A week's figures: how full the clinics were by hour, and the totals. Opens with the last whole week. */
export function FiguresView() {
  const { call } = useSession();
  const { filters, changeFilters } = useDashboardUrl();
  const query = filters.from ? { from: mondayOf(filters.from), to: addDays(mondayOf(filters.from), 6) } : {};
  const figures = useQuery({
    queryKey: ['figures', query],
    queryFn: ({ signal }) => call('GET /api/admin/figures', { query, signal }),
    placeholderData: keepPreviousData,
    // Past weeks hardly change, and the server counts everything again for each request.
    refetchOnWindowFocus: false,
  });
  const { data } = figures;
  const monday = query.from ?? data?.from;
  const sunday = monday ? addDays(monday, 6) : '';

  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center">
        {monday && (
          <>
            <IconButton label="Previous week" onClick={() => changeFilters({ from: addDays(monday, -7) })}>
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <IconButton label="Next week" onClick={() => changeFilters({ from: addDays(monday, 7) })}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
            <h2 className={`text-md leading-130 ${styles.week}`} aria-live="polite">
              <span>{shortDate(monday, !sunday.startsWith(monday.slice(0, 4)))} –</span>{' '}
              <span>{shortDate(sunday, true)}</span>
            </h2>
          </>
        )}
        {filters.from && (
          <Button variant="quiet" size="small" onClick={() => changeFilters({ from: '' })}>
            Last week
          </Button>
        )}
        {data && (
          <IconButton
            label="Export CSV"
            title="Export CSV"
            className="print-hidden"
            onClick={() => saveCsv(data)}
          >
            <Download aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <QueryState query={figures} texts={texts} lines={10} />
      {data && (
        <div className={`grid items-start ${styles.panels}`} aria-busy={figures.isPlaceholderData}>
          <FillGrid clinics={data.clinics} />
          <dl className={styles.sums}>
            {figureLines(data).map(({ label, value }) => (
              <div key={label} className="flex items-baseline justify-between gap-x-3 border-t py-2">
                <dt className="text-soft text-sm">{label}</dt>
                <dd className="font-display font-bold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <AmountTable
            label="By clinic"
            columns={columns}
            rows={data.clinics.map(({ id, days, leadHours }) =>
              tableRow(clinicById(id).name, days, leadHours),
            )}
            total={tableRow(
              'All clinics',
              data.clinics.flatMap(({ days }) => days),
              data.leadHours,
            )}
          />
        </div>
      )}
    </div>
  );
}
