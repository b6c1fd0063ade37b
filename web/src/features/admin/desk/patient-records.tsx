import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { phoneDigits } from '#shared/forms/phone-number.ts';
import { formatDollars } from '#shared/payments/money.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { formatDateTime } from '#web/features/admin/date-format.ts';
import { QueryState } from '#web/features/admin/failure/failure-notice.tsx';
import { FieldList } from '#web/features/admin/records/details/field-list.tsx';
import { type ReadPage, readNextPage } from '#web/features/admin/records/paged-list.tsx';
import type { RecordKind } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { appointmentsTexts } from './appointments-texts.ts';
import { useDesk } from './use-desk.ts';

/** The details by which a record is matched to a person. */
type Person = Pick<Appointment, 'phone' | 'email'> & { dob?: string };

/** The phone number and email address, as they are compared and searched for. */
function contactsOf({ phone = '', email }: Person): string[] {
  return [phoneDigits(phone), email.toLowerCase()].filter((text) => text !== '');
}

/** Whether a record is a person's: it has their phone number or email address, and no different birth date. */
export function isOf(record: Person, person: Person): boolean {
  if (record.dob && record.dob !== person.dob) return false;
  const known = contactsOf(person);
  return contactsOf(record).some((text) => known.includes(text));
}

interface RecordsProps {
  kind: RecordKind;
  title: string;
  /** Whose records to find. */
  patient: Person;
  /** Reads a page of the records with the phone number or email address `q`. */
  read: (request: Parameters<ReadPage<Line>>[0] & { q: string }) => ReturnType<ReadPage<Line>>;
}

/** A record, with what its line shows. */
type Line = Person & { id: string; instant: string; text: ReactNode };

/** A patient's records of one kind, newest first. */
function Records({ kind, title, patient, read }: RecordsProps) {
  const searches = contactsOf(patient);
  const query = useQuery({
    queryKey: [kind, 'patient', searches],
    queryFn: ({ signal }) =>
      Promise.all(searches.map((q) => readNextPage((page) => read({ ...page, q }), undefined, signal))),
    // The records are read again each time staff unfold them.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const found = query.data?.flatMap(({ rows }) => rows).filter((line) => isOf(line, patient)) ?? [];
  const lines = [...new Map(found.map((line) => [line.id, line])).values()];
  lines.sort((a, b) => b.instant.localeCompare(a.instant));
  const hasMore = query.data?.some(({ nextCursor }) => nextCursor !== null);
  return (
    <>
      <FieldList
        title={query.data && !hasMore ? `${title} (${lines.length})` : title}
        fields={lines.map(({ id, instant, text }) => ({ id, label: formatDateTime(instant), value: text }))}
      />
      <QueryState query={query} texts={{ failed: 'We couldn’t load these records' }} lines={2} />
      {hasMore && <p className="text-soft text-sm">There may be more. Search the tab’s list for the rest.</p>}
    </>
  );
}

/**
 * The patient's other records, as far as the role may see them. They load when staff unfold them, because every view of
 * records is logged. The details of another visit have a Back button to `from`.
 */
export function PatientRecords({ visit, from }: { visit: Appointment; from: Appointment }) {
  const { call, role } = useSession();
  const { showDetails } = useDesk();
  const [isOpen, setOpen] = useState(false);
  // If the address's owner reported that the visit isn't theirs, it would find someone else's payments and orders.
  const email = visit.emailDisowned ? '' : visit.email;

  const readVisits: RecordsProps['read'] = async ({ signal, ...page }) => {
    const body = { ...page, sort: 'visit' } as const;
    const reply = await call('POST /api/admin/appointments/search', { body, signal });
    const others = reply.appointments.filter(({ id }) => id !== visit.id);
    const rows = others.map((other) => ({
      ...other,
      instant: other.startsAt,
      text: (
        <button
          type="button"
          className="min-h-target p-0 border-0 bg-none text-link text-start cursor-pointer"
          onClick={() => showDetails({ visit: other, from: other.id === from.id ? undefined : from })}
        >
          {`${other.location.name}, ${appointmentsTexts.status(other.status)}`}
        </button>
      ),
    }));
    return { ...reply, rows };
  };

  const readLabOrders: RecordsProps['read'] = async ({ signal, ...body }) => {
    const reply = await call('POST /api/lab-orders/search', { body, signal });
    const rows = reply.orders.map((order) => ({
      ...order,
      id: order.number,
      instant: order.paidAt,
      text: `${order.items.map(({ name }) => name).join(', ')}, ${capitalize(order.status)}`,
    }));
    return { ...reply, rows };
  };

  const readPayments: RecordsProps['read'] = async ({ signal, ...body }) => {
    const reply = await call('POST /api/payments/search', { body, signal });
    const rows = reply.payments.map(({ id, patientEmail, createdAt, amount, description, status }) => ({
      id,
      email: patientEmail,
      instant: createdAt,
      text: `${formatDollars(amount)}, ${description}, ${capitalize(status)}`,
    }));
    return { ...reply, rows };
  };

  return (
    <div className="grid grid-cols-1 gap-3 py-2 wrap-anywhere">
      <div className="flex">
        <Button variant="secondary" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Patient’s records
        </Button>
      </div>
      {isOpen && (
        <>
          <Records kind="appointments" title="Other visits" patient={visit} read={readVisits} />
          <Records kind="lab-orders" title="Lab orders" patient={{ ...visit, email }} read={readLabOrders} />
          {role === 'admin' && (
            <Records kind="payments" title="Payments" patient={{ email }} read={readPayments} />
          )}
        </>
      )}
    </div>
  );
}
