import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { confirmationNumberPattern } from '#shared/appointments/confirmation-number.ts';
import { type AuditEntry, auditedKinds } from '#shared/audit/routes.ts';
import { orderNumberPattern } from '#shared/lab-orders/lab-order.ts';
import { paymentIdPattern } from '#shared/payments/payment.ts';
import { parseDate } from '#web/features/admin/date-format.ts';
import { RecordFilters } from '#web/features/admin/filters/record-filters.tsx';
import { type ReadPage, usePagedList } from '#web/features/admin/records/paged-list.tsx';
import { RecordList } from '#web/features/admin/records/table/record-list.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { EntryList, type ListedEntry } from './entry-list.tsx';
import { actorText, otherActors, recordText } from './entry-text.ts';

const texts = {
  caption: 'Latest activity',
  searchHint: 'Number of a record',
  person: 'Person',
  everyone: 'Everyone',
  show: 'Show',
  changesLead:
    'Every change to bookings, payments, lab orders, messages and closures, newest first. Shows the last year unless you choose dates.',
  viewsLead:
    'Every view of bookings, payments, lab orders and messages, newest first. Views of the same records within 15 minutes are shown as one. For lists of more than 20 records, only the count is shown. Shows the last year unless you choose dates.',
  recordLead:
    'For lists of more than 20 records, only the count is kept, so people who saw this record only in such a list aren’t named here.',
  whoHasSeen: (record: string) => `Who has seen or changed ${record}`,
  notANumber: 'No record has this number. Enter all of it, as a booking, receipt or lab order shows it.',
  noMatch: 'No activity matches your filters.',
  none: 'No changes yet.',
};

type Kind = 'changes' | (typeof auditedKinds)[number] | 'views';

const kinds: Record<Kind, string> = {
  changes: 'All changes',
  appointment: 'Changes to bookings',
  payment: 'Changes to payments',
  'lab-order': 'Changes to lab orders',
  message: 'Changes to messages',
  closure: 'Changes to closures',
  views: 'Views',
};

const kindOptions = Object.entries(kinds).map(([value, label]) => ({ value, label }));

/** The whole number of a record, as it's stored. Anything else could name a patient, so it isn't asked for. */
function recordNumber(typed: string): string | undefined {
  const text = typed.trim();
  const capitals = text.toUpperCase();
  if (confirmationNumberPattern.test(capitals) || orderNumberPattern.test(capitals)) return capitals;
  return paymentIdPattern.test(text) ? text : undefined;
}

/** Whose entries can be asked for: those of the account itself, of others than staff, and of all who were seen so far. */
function usePeople(chosen: string) {
  const { subject } = useSession();
  const lists = useQueryClient().getQueriesData<InfiniteData<{ rows: AuditEntry[] }>>({
    queryKey: ['audit log'],
  });
  const seen = lists.flatMap(([, list]) => list?.pages.flatMap(({ rows }) => rows) ?? []);
  const known = [subject, ...Object.keys(otherActors), chosen].flatMap((actor) => (actor ? { actor } : []));
  const people = new Map<string, string>();
  for (const entry of [...known, ...seen]) {
    if ('actorName' in entry || !people.has(entry.actor)) people.set(entry.actor, actorText(entry, subject));
  }
  return [...people].map(([value, label]) => ({ value, label }));
}

/**
 * Who changed which record, or who looked at which; of one record, both. The filters are in the URL, as is the number of
 * a record, but no other text.
 */
export function AuditLog() {
  const { call } = useSession();
  const { filters, search, changeFilters } = useDashboardUrl();
  const { from, to, actor, record } = filters;
  const people = usePeople(actor);
  const kind = auditedKinds.find((known) => known === filters.kind);
  const view: 'changes' | 'views' = filters.kind === 'views' ? 'views' : 'changes';
  const isNumber = search === record;
  const query = {
    from: parseDate(from),
    to: parseDate(to),
    ...(actor && { actor }),
    ...(record && { subject: record }),
    ...(!record && (kind ? { about: kind } : { kind: view })),
  };
  const read: ReadPage<ListedEntry> = async ({ signal, cursor, limit }) => {
    if (!isNumber) return { rows: [], nextCursor: null };
    const page = await call('GET /api/audit', { query: { ...query, cursor, limit }, signal });
    const rows = page.entries.map((entry) => ({ ...entry, id: JSON.stringify(entry) }));
    return { rows, nextCursor: page.nextCursor };
  };
  const list = usePagedList({ queryKey: ['audit log', query, isNumber], read });
  const lead = view === 'views' ? texts.viewsLead : texts.changesLead;
  const title = useRef<HTMLHeadingElement>(null);

  // The link that was pressed is gone, unless the number was typed.
  useEffect(() => {
    if (record && document.activeElement === document.body) title.current?.focus();
  }, [record]);

  function searchFor(text: string) {
    const number = recordNumber(text);
    changeFilters(number ? { search: '', record: number } : { search: text });
  }

  return (
    <>
      <RecordFilters searchHint={texts.searchHint} onSearch={searchFor}>
        {!record && (
          <SelectField
            label={texts.show}
            options={kindOptions}
            value={kind ?? view}
            onChange={({ target }) => changeFilters({ kind: target.value })}
          />
        )}
        <SelectField
          label={texts.person}
          options={people}
          placeholder={texts.everyone}
          value={actor}
          onChange={({ target }) => changeFilters({ actor: target.value })}
        />
      </RecordFilters>
      <div className="grid gap-2 max-w-text">
        {record && (
          <h2 ref={title} tabIndex={-1} className="text-xl wrap-anywhere">
            {texts.whoHasSeen(recordText(record))}
          </h2>
        )}
        <p className="text-soft">{record ? texts.recordLead : lead}</p>
      </div>
      <RecordList list={list} texts={isNumber ? texts : { ...texts, noMatch: texts.notANumber }}>
        <EntryList entries={list.rows ?? []} />
      </RecordList>
    </>
  );
}
