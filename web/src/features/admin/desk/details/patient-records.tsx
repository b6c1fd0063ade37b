import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import type { LabOrder } from '#shared/lab-orders/lab-order.ts';
import { formatDollars } from '#shared/payments/money.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { formatDate } from '#web/features/admin/date-format.ts';
import { appointmentsTexts } from '#web/features/admin/desk/visit/appointments-texts.ts';
import { useDesk } from '#web/features/admin/desk/visit/use-desk.ts';
import { visitTime } from '#web/features/admin/desk/visit/visit-text.ts';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { labOrdersTexts } from '#web/features/admin/lab-orders/lab-orders-texts.ts';
import { paymentsTexts } from '#web/features/admin/payments/payments-texts.ts';
import type { RecordKind } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import styles from './patient-records.module.css';
import { contactsOf, isOf, type Person } from './person.ts';

const texts = appointmentsTexts.records;

/** Each search reads at most this many pages, because the server reads thousands of records for one. */
const maxPages = 5;

interface SearchPage {
  q: string;
  cursor: string | undefined;
  limit: number;
}

interface Line {
  id: string;
  /** By which the lines are in order, newest first. */
  instant: string;
  when: string;
  what: string;
  status: string;
  onOpen?: () => void;
}

interface RecordsProps<Row> {
  kind: RecordKind;
  texts: { title: string; none: string; failed: string };
  /** Whose records to find. */
  patient: Person;
  read: (page: SearchPage, signal: AbortSignal) => Promise<{ rows: Row[]; nextCursor: string | null }>;
  personOf: (row: Row) => Person;
  lineOf: (row: Row) => Line;
}

async function readPages<Row>(read: RecordsProps<Row>['read'], q: string, signal: AbortSignal) {
  const rows: Row[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < maxPages; pages++) {
    const page = await read({ q, cursor, limit: 200 }, signal);
    rows.push(...page.rows);
    cursor = page.nextCursor ?? undefined;
    if (cursor === undefined) break;
  }
  return { rows, hasMore: cursor !== undefined };
}

/** A patient's records of one kind, as lines. */
function Records<Row>({ kind, texts: own, patient, read, personOf, lineOf }: RecordsProps<Row>) {
  const titleId = useId();
  const searches = contactsOf(patient);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [kind, 'patient', searches],
    queryFn: ({ signal }) => Promise.all(searches.map((q) => readPages(read, q, signal))),
    // Unfolding them again reads them again.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const rows = data?.flatMap((found) => found.rows).filter((row) => isOf(personOf(row), patient));
  const lines =
    rows &&
    [...new Map(rows.map(lineOf).map((line) => [line.id, line])).values()].sort((a, b) =>
      b.instant.localeCompare(a.instant),
    );
  const hasMore = data?.some((found) => found.hasMore);
  return (
    <section aria-labelledby={titleId}>
      <h4 id={titleId} className="text-sm text-soft">
        {own.title}
        {lines && ` (${lines.length})`}
      </h4>
      {error && (
        <FailureNotice error={error} texts={own} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!lines && !error && <Skeleton lines={2} />}
      <ul>
        {lines?.map(({ id, when, what, status, onOpen }) => {
          const Tag = onOpen ? 'button' : 'div';
          return (
            <li key={id} className="border-b">
              <Tag
                className={`flex flex-wrap items-center gap-x-2 w-full min-h-target text-sm ${styles.line}`}
                {...(onOpen && { type: 'button', onClick: onOpen })}
              >
                <span className="tabular-nums">{when}</span> <bdi className="text-soft">{what}</bdi>{' '}
                <Badge>{status}</Badge>
              </Tag>
            </li>
          );
        })}
      </ul>
      {lines?.length === 0 && !hasMore && <p className="text-soft text-sm">{own.none}</p>}
      {hasMore && <p className="text-soft text-sm">{texts.more}</p>}
    </section>
  );
}

interface PatientRecordsProps {
  visit: Appointment;
  /** The visit that another one's details lead back to. */
  from: Appointment;
}

/** What else there is of a visit's patient. Read once it is unfolded, because every look at records is logged. */
export function PatientRecords({ visit, from }: PatientRecordsProps) {
  const { call, role } = useSession();
  const { showDetails } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const { id, dob, phone, email, emailDisowned } = visit;
  // A disowned address would find someone else's payments and orders.
  const payer = { dob, phone, email: emailDisowned ? '' : email };
  return (
    <div className="grid grid-cols-1 gap-3 py-2 wrap-anywhere">
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.title}
      </Button>
      {isOpen && (
        <>
          <Records<Appointment>
            kind="appointments"
            texts={texts.visits}
            patient={visit}
            read={async (page, signal) => {
              const body = { ...page, sort: 'visit' } as const;
              const reply = await call('POST /api/admin/appointments/search', { body, signal });
              return { ...reply, rows: reply.appointments.filter((other) => other.id !== id) };
            }}
            personOf={(other) => other}
            lineOf={(other) => ({
              id: other.id,
              instant: other.startsAt,
              when: visitTime(other),
              what: other.location.name,
              status: appointmentsTexts.status(other.status),
              onOpen: () => showDetails(other, other.id === from.id ? undefined : from),
            })}
          />
          <Records<LabOrder>
            kind="lab-orders"
            texts={texts.labOrders}
            patient={payer}
            read={async (page, signal) => {
              const reply = await call('POST /api/lab-orders/search', { body: page, signal });
              return { ...reply, rows: reply.orders };
            }}
            personOf={(order) => order}
            lineOf={({ number, paidAt, items, status }) => ({
              id: number,
              instant: paidAt,
              when: formatDate(paidAt),
              what: items.map(({ name }) => name).join(', '),
              status: labOrdersTexts.status(status),
            })}
          />
          {role === 'admin' && (
            <Records<Payment>
              kind="payments"
              texts={texts.payments}
              patient={{ email: payer.email }}
              read={async (page, signal) => {
                const reply = await call('POST /api/payments/search', { body: page, signal });
                return { ...reply, rows: reply.payments };
              }}
              personOf={({ patientEmail }) => ({ email: patientEmail })}
              lineOf={({ id: paymentId, createdAt, amount, description, status }) => ({
                id: paymentId,
                instant: createdAt,
                when: formatDate(createdAt),
                what: `${formatDollars(amount)} ${description}`,
                status: paymentsTexts.status(status),
              })}
            />
          )}
        </>
      )}
    </div>
  );
}
