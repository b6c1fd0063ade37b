import { useQuery } from '@tanstack/react-query';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { liveRefresh } from './paged-list.tsx';
import { toneOf } from './record-status-select.tsx';
import styles from './stat-cards.module.css';
import type { RecordKind } from './use-record-changes.ts';

interface StatCard {
  label: string;
  /** Undefined until the stats are loaded. */
  value: number | string | undefined;
  /** What the card counts, empty for all. Pressing the card shows only these. Absent if the value is no count. */
  status?: string;
}

interface StatCardsProps<Stats> {
  kind: RecordKind;
  label: string;
  read: (signal: AbortSignal) => Promise<{ stats: Stats }>;
  cardsOf: (stats: Stats | undefined) => readonly StatCard[];
}

/** The stats of appointments or payments, one card each. They refresh themselves, and filter by status. */
export function StatCards<Stats>({ kind, label, read, cardsOf }: StatCardsProps<Stats>) {
  const { filters, changeFilters } = useDashboardUrl();
  const { data, isError } = useQuery({
    queryKey: [kind, 'stats'],
    queryFn: ({ signal }) => read(signal),
    ...liveRefresh,
  });

  function card({ label: name, value = isError ? '–' : '…', status }: StatCard) {
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
        className={`flex flex-wrap items-center justify-between gap-x-2 min-h-target rounded-sm text-start ${toneOf(status ?? '')} ${styles.tile}`}
      >
        <span className="text-xs font-semibold leading-130">{name}</span>
        <span className="text-lg font-display font-bold leading-130 tabular-nums">
          {value.toLocaleString('en-US')}
        </span>
      </Tile>
    );
  }

  return (
    <section aria-label={label} className="grid gap-2 print-hidden">
      <div className="flex flex-wrap gap-2">{cardsOf(data?.stats).map(card)}</div>
      {isError && (
        <p role="alert" className="text-error text-sm">
          We couldn’t load the totals.
        </p>
      )}
    </section>
  );
}
