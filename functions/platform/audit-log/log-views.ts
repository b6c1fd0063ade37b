import { randomUUID } from 'node:crypto';
import { now } from '#functions/platform/clock.ts';
import { transact } from '#functions/platform/dynamo/transaction.ts';
import { handle, type ShownReply } from '#functions/platform/http/handle.ts';
import {
  type RunForStaff,
  type Staff,
  type StaffContract,
  staff,
} from '#functions/platform/http/staff-caller.ts';
import { pseudonym } from '#functions/platform/pseudonym.ts';
import { writtenItems } from '#functions/platform/telemetry/request-context.ts';
import type { ViewPurpose } from '#shared/api/list-query.ts';
import { type ViewedRecords, viewedRecords } from '#shared/audit/viewed-records.ts';
import { minuteMs } from '#shared/time/durations.ts';
import { actorFields, auditTable, expiryOf, viewsOf } from './audit-log.ts';

/** A screen that refreshes leaves only one entry in this time. */
const entryMinutes = 15;
/** If a view shows more records than this, its entry has only their count. */
const maxNamed = 20;

/** Records that staff see, and why. */
interface View extends ViewedRecords {
  actor: string;
  /** The route and what was sent to it, as JSON. */
  request: string;
  /** Absent for records on a screen. */
  purpose: ViewPurpose | undefined;
}

/** The key of a view's entry: the same for the same view within 15 minutes, but a new one for each export and print. */
async function keyOf({ actor, request, purpose }: View, named: readonly string[], instant: Date) {
  const entryMs = entryMinutes * minuteMs;
  const begins = new Date(Math.floor(instant.getTime() / entryMs) * entryMs).toISOString();
  // What was searched for can be a name, so the log has only its pseudonym.
  const tail = purpose ? randomUUID() : await pseudonym(JSON.stringify([actor, request, named]));
  return { month: viewsOf(begins.slice(0, 7)), entry: `${begins}#${tail}` };
}

/**
 * Writes a view's entry, unless it exists. If a list's entry names records, also writes a row for each of them, for the
 * index by subject.
 */
async function logView(view: View): Promise<void> {
  const { actor, kind, subjects, purpose } = view;
  const instant = now();
  const named = subjects.length > maxNamed ? [] : subjects;
  const key = await keyOf(view, named, instant);
  const common = {
    at: instant.toISOString(),
    expiresAt: expiryOf(instant),
    ...actorFields(actor),
    action: `${kind}.view`,
    ...(purpose && { purpose }),
  };
  const [only = ''] = subjects;
  const isList = subjects.length > 1;
  const list = { subject: 'list', count: subjects.length, ...(named.length > 0 && { subjects: named }) };
  const entry = { ...key, ...common, ...(isList ? list : { subject: only }) };
  const rows = (isList ? named : []).map((subject) => ({
    month: `${key.month} by subject`,
    entry: `${key.entry}#${subject}`,
    ...common,
    subject,
  }));
  const TableName = auditTable;
  await transact({
    entry: { Put: { TableName, Item: entry, ConditionExpression: 'attribute_not_exists(entry)' } },
    ...Object.fromEntries(rows.map((Item) => [Item.subject, { Put: { TableName, Item } }])),
  });
}

function purposeOf({ query, body }: ShownReply['request']): ViewPurpose | undefined {
  return [query, body].map((part) => (part as { purpose?: ViewPurpose } | undefined)?.purpose).find(Boolean);
}

/** The records whose change the current request has logged. */
function changedSubjects(): Set<unknown> {
  const written: { action?: unknown; subject?: unknown }[] = [...writtenItems()];
  return new Set(written.filter(({ action }) => action !== undefined).map(({ subject }) => subject));
}

/** Logs which records a reply shows, other than those that the request itself has changed. */
async function onReply({ subject: actor }: Staff, { route, request, reply }: ShownReply): Promise<void> {
  const viewed = viewedRecords(reply);
  const changed = changedSubjects();
  const subjects = viewed?.subjects.filter((subject) => !changed.has(subject)) ?? [];
  if (!viewed || subjects.length === 0) return;
  const asked = JSON.stringify([route, request]);
  await logView({ actor, kind: viewed.kind, subjects, request: asked, purpose: purposeOf(request) });
}

/**
 * The handler of a route that shows records to staff. If logging the view fails, so does the request: no one sees a
 * record without an entry that says so.
 */
export function handleViews<Contract extends StaffContract>(contract: Contract, run: RunForStaff<Contract>) {
  const identify = staff<Contract['caller']>(contract.caller);
  return handle(contract, Object.assign(identify, { onReply }), run);
}
