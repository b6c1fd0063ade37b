import type { Appointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { formatDate, formatWeekdayDate } from '#web/features/admin/date-format.ts';
import { patientName } from '#web/features/admin/desk/appointments-texts.ts';
import { useDesk, visitOf } from '#web/features/admin/desk/use-desk.ts';
import { EstimateState } from '#web/features/admin/desk/visit-estimate.tsx';
import { type ReadPage, usePagedList } from '#web/features/admin/records/paged-list.tsx';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { type Columns, RecordList, TwoLineCell } from '#web/features/admin/records/table/record-list.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { SmallButton } from '#web/ui/buttons/button.tsx';

function EstimateRowActions({ visit }: { visit: Appointment }) {
  const { showDetails, start } = useDesk();
  const name = patientName(visit);
  return (
    <div className="flex items-center justify-end">
      <SmallButton aria-label={`Estimate… for ${name}`} onClick={() => start({ kind: 'estimate', visit })}>
        Estimate…
      </SmallButton>
      <SmallButton
        variant="quiet"
        aria-label={recordsTexts.detailsOf(name)}
        aria-keyshortcuts="Enter"
        onClick={() => showDetails({ visit })}
      >
        Details
      </SmallButton>
    </div>
  );
}

/** Why an estimate is due. */
function whyText({ outdated, askedAt }: NonNullable<Appointment['estimate']>): string {
  if (outdated) return 'Visit or prices changed';
  return askedAt ? 'Patient asked' : 'Scheduled';
}

const columns = (now: Date): Columns<Appointment> => ({
  Patient: (row) => <TwoLineCell main={patientName(row)}>Born {formatDate(row.dob)}</TwoLineCell>,
  Visit: (row) => <TwoLineCell main={formatWeekdayDate(row.date)}>{formatSlotTime(row.time)}</TwoLineCell>,
  Clinic: (row) => row.location.name,
  Why: (row) => row.estimate && whyText(row.estimate),
  'Reason for visit': (row) => <bdi>{row.reason || 'Not given'}</bdi>,
  Due: (row) => <EstimateState visit={row} now={now} by="By" />,
  Actions: (row) => <EstimateRowActions visit={row} />,
});

/** The cost estimates that are due, soonest first, so that the overdue ones lead. */
export function Estimates() {
  const { call } = useSession();
  const { now = new Date() } = useServerClock();
  const read: ReadPage<Appointment> = async ({ signal }) => {
    const { due } = await call('GET /api/admin/estimates', { signal });
    return { rows: due.map(visitOf), nextCursor: null };
  };
  const list = usePagedList('appointments', { estimate: 'due' }, read);
  // Leave out estimates that this session has made since the list was read.
  const rows = list.rows?.filter(({ estimate }) => estimate && !estimate.sentAt);
  return (
    <RecordList
      list={{ ...list, rows }}
      columns={columns(now)}
      caption="Estimates due"
      none="No estimates are due."
    />
  );
}
