import { useEffect, useRef } from 'react';
import type { AuditEntry } from '#shared/audit/routes.ts';
import { parseDate } from '#web/features/admin/date-format.ts';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { ClearableDates } from '#web/features/admin/filters/clearable-dates.tsx';
import { EmptyList } from '#web/features/admin/paged-list/empty-list.tsx';
import { ListFooter } from '#web/features/admin/paged-list/list-footer.tsx';
import type { ReadPage } from '#web/features/admin/paged-list/read-pages.ts';
import { usePagedList } from '#web/features/admin/paged-list/use-paged-list.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import styles from './audit-log.module.css';
import { auditLogTexts as texts } from './audit-log-texts.ts';
import { EntryList } from './entry-list.tsx';

const kinds = ['changes', 'views'] as const;
const kindOptions = kinds.map((value) => ({ value, label: texts.kinds[value] }));

/** The audit entries that match the filters in the URL, newest first. */
function useAuditEntries() {
  const { call } = useSession();
  const { filters } = useDashboardUrl();
  const { record } = filters;
  const kind = kinds.find((known) => known === filters.kind) ?? 'changes';
  const query = {
    from: parseDate(filters.from),
    to: parseDate(filters.to),
    ...(record ? { subject: record } : { kind }),
  };

  const read: ReadPage<AuditEntry> = async ({ signal, cursor, limit }) => {
    const { entries, nextCursor } = await call('GET /api/audit', {
      query: { ...query, cursor, limit },
      signal,
    });
    return { rows: entries, nextCursor };
  };

  return { list: usePagedList({ queryKey: ['audit log', query], read }), kind };
}

/** Who changed which record, or who looked at which; of one record, both. */
export function AuditLog() {
  const { filters, changeFilters } = useDashboardUrl();
  const { from, to, record } = filters;
  const { list, kind } = useAuditEntries();
  const { rows: entries, error, retry } = list;
  const shown = record ? 'record' : kind;
  const clear = from || to ? () => changeFilters({ from: '', to: '' }) : undefined;
  const head = useRef<HTMLDivElement>(null);
  const hadRecord = useRef(false);

  // The link or button that was pressed is gone.
  useEffect(() => {
    if (record || hadRecord.current) head.current?.focus();
    hadRecord.current = record !== '';
  }, [record]);

  return (
    <>
      <div className={`flex flex-wrap items-end justify-between ${styles.head}`}>
        <div ref={head} tabIndex={-1} className={`grid justify-items-start gap-3 ${styles.lead}`}>
          {record && <h2 className="text-xl wrap-anywhere">{texts.whoHasSeen(record)}</h2>}
          <p className="text-soft">{texts.leads[shown]}</p>
          {record && (
            <Button variant="secondary" size="small" onClick={() => changeFilters({ record: '' })}>
              {texts.showAll}
            </Button>
          )}
        </div>
        <ClearableDates from={from} to={to} onChange={changeFilters} onClear={clear} clearText={texts.clear}>
          {!record && (
            <SelectField
              id="audit-kind"
              label={texts.show}
              options={kindOptions}
              value={kind}
              onChange={({ target }) => changeFilters({ kind: target.value })}
            />
          )}
        </ClearableDates>
      </div>
      {error && <FailureNotice error={error} texts={texts} isStale={entries !== undefined} onRetry={retry} />}
      {!entries && !error && <Skeleton lines={8} label={texts.loading} />}
      {entries?.length === 0 && !list.hasMore && (
        <EmptyList text={(clear ? texts.none : texts.noneYet)[shown]} onClear={clear} />
      )}
      {entries && (entries.length > 0 || list.hasMore) && (
        <div className={`grid gap-3 ${styles.entries}`} data-outdated={list.isOutdated}>
          <EntryList entries={entries} />
          <ListFooter list={list} />
        </div>
      )}
    </>
  );
}
