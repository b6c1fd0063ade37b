import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { confirmationNumberPattern } from '#shared/appointments/confirmation-number.ts';
import { type AuditEntry, auditedKinds } from '#shared/audit/routes.ts';
import { orderNumberPattern } from '#shared/lab-orders/lab-order.ts';
import { paymentIdPattern } from '#shared/payments/payment.ts';
import { RecordFilters } from '#web/features/admin/filters/record-filters.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { auditLogTexts as texts } from './audit-log-texts.ts';
import { actorText, otherActors } from './entry-text.ts';

const kinds = ['changes', ...auditedKinds, 'views'] as const;
const kindOptions = kinds.map((value) => ({ value, label: texts.kinds[value] }));

/** The kind of entries that the URL asks for. */
export function kindOf(kind: string): (typeof kinds)[number] {
  return kinds.find((known) => known === kind) ?? 'changes';
}

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

/** The filters of the audit log. The number of a record is kept in the URL, but no other text. */
export function AuditFilters() {
  const { filters, changeFilters } = useDashboardUrl();
  const people = usePeople(filters.actor);

  function searchFor(text: string) {
    const record = recordNumber(text);
    changeFilters(record ? { search: '', record } : { search: text });
  }

  return (
    <RecordFilters searchHint={texts.searchHint} onSearch={searchFor}>
      {!filters.record && (
        <SelectField
          label={texts.show}
          options={kindOptions}
          value={kindOf(filters.kind)}
          onChange={({ target }) => changeFilters({ kind: target.value })}
        />
      )}
      <SelectField
        label={texts.person}
        options={people}
        placeholder={texts.everyone}
        value={filters.actor}
        onChange={({ target }) => changeFilters({ actor: target.value })}
      />
    </RecordFilters>
  );
}
