import { useEffect, useRef } from 'react';
import type { AuditEntry } from '#shared/audit/routes.ts';
import { parseDate } from '#web/features/admin/date-format.ts';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import {
  EmptyList,
  ListFooter,
  type ReadPage,
  usePagedList,
} from '#web/features/admin/records/paged-list.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { AuditFilters, kindOf } from './audit-filters.tsx';
import styles from './audit-log.module.css';
import { auditLogTexts as texts } from './audit-log-texts.ts';
import { EntryList } from './entry-list.tsx';
import { recordText } from './entry-text.ts';

/** The audit entries that match the filters in the URL, newest first. */
function useAuditEntries() {
  const { call } = useSession();
  const { filters, search } = useDashboardUrl();
  const { from, to, actor, record } = filters;
  const kind = kindOf(filters.kind);
  const shown = kind === 'changes' || kind === 'views' ? { kind } : { about: kind };
  const isNumber = search === record;
  const query = {
    from: parseDate(from),
    to: parseDate(to),
    ...(actor && { actor }),
    ...(record ? { subject: record } : shown),
  };

  const read: ReadPage<AuditEntry> = async ({ signal, cursor, limit }) => {
    if (!isNumber) return { rows: [], nextCursor: null };
    const page = await call('GET /api/audit', { query: { ...query, cursor, limit }, signal });
    return { rows: page.entries, nextCursor: page.nextCursor };
  };

  return { list: usePagedList({ queryKey: ['audit log', query, isNumber], read }), isNumber };
}

/** Who changed which record, or who looked at which; of one record, both. */
export function AuditLog() {
  const { filters, clear } = useDashboardUrl();
  const { record, kind } = filters;
  const { list, isNumber } = useAuditEntries();
  const { rows: entries, error, retry } = list;
  const lead = kind === 'views' ? texts.leads.views : texts.leads.changes;
  const noMatch = isNumber ? texts.noMatch : texts.notANumber;
  const title = useRef<HTMLHeadingElement>(null);

  // The link that was pressed is gone, unless the number was typed.
  useEffect(() => {
    if (record && document.activeElement === document.body) title.current?.focus();
  }, [record]);

  return (
    <>
      <AuditFilters />
      <div className="grid gap-2 max-w-text">
        {record && (
          <h2 ref={title} tabIndex={-1} className="text-xl wrap-anywhere">
            {texts.whoHasSeen(recordText(record))}
          </h2>
        )}
        <p className="text-soft">{record ? texts.leads.record : lead}</p>
      </div>
      {error && <FailureNotice error={error} texts={texts} isStale={entries !== undefined} onRetry={retry} />}
      {!entries && !error && <Skeleton lines={8} label={texts.loading} />}
      {entries?.length === 0 && !list.hasMore && (
        <EmptyList text={clear ? noMatch : texts.noneYet} onClear={clear} />
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
