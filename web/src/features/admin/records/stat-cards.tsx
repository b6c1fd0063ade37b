import { useQuery } from '@tanstack/react-query';
import { capitalize } from '#shared/text/capitalize.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { liveRefresh } from './paged-list.tsx';
import { toneOf } from './record-status-select.tsx';
import styles from './stat-cards.module.css';
import type { RecordKind } from './use-record-changes.ts';

interface StatCardsProps<Status extends string, Stats> {
  kind: RecordKind;
  /** What is counted: `Booking`. */
  label: string;
  statuses: readonly Status[];
  read: (signal: AbortSignal) => Promise<{ stats: Stats }>;
  /** More values, which aren't counts, by their labels. */
  others?: Record<string, (stats: Stats) => string>;
}

/** Cards with stats of appointments or payments. They refresh themselves. Pressing a count filters by its status. */
export function StatCards<Status extends string, Stats extends Record<Status | 'total', number>>(
  props: StatCardsProps<Status, Stats>,
) {
  const { kind, label, statuses, read, others = {} } = props;
  const { filters, q, changeFilters } = useDashboardUrl();
  const { data, isError } = useQuery({
    queryKey: [kind, 'stats'],
    queryFn: ({ signal }) => read(signal),
    ...liveRefresh,
  });
  const stats = data?.stats;

  function card(name: string, value: number | string = isError ? '–' : '…', status?: string) {
    const isPressed = status === filters.status;
    const press = status !== undefined && {
      type: 'button' as const,
      'aria-pressed': isPressed,
      onClick: () => changeFilters({ status: isPressed ? '' : status }),
    };
    const Tile = press ? 'button' : 'p';
    return (
      <Tile
        key={name}
        {...press}
        className={`flex items-center justify-between gap-x-2 min-h-target border-0 rounded-sm text-start ${toneOf((value !== 0 && status) || '')} ${styles.tile}`}
      >
        <span className="text-xs font-semibold leading-130 whitespace-nowrap">{name}</span>
        <span className="text-lg font-display font-bold leading-130 tabular-nums">
          {value.toLocaleString('en-US')}
        </span>
      </Tile>
    );
  }

  // Hide the totals during a search, when the list says how many records it found.
  if (q) return null;
  return (
    <section aria-label={`${label} totals`} className="grid gap-2 print-hidden">
      <div className="flex flex-wrap gap-2">
        {card(`Total ${label.toLowerCase()}s`, stats?.total, '')}
        {statuses.map((status) => card(capitalize(status), stats?.[status], status))}
        {Object.entries(others).map(([name, textOf]) => card(name, stats && textOf(stats)))}
      </div>
      {isError && (
        <p role="alert" className="text-error text-sm">
          We couldn’t load the totals.
        </p>
      )}
    </section>
  );
}
