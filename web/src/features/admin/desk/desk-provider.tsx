import { type ReactNode, useMemo, useState } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { DeleteDialog } from '#web/features/admin/records/details/task-dialog.tsx';
import { TwoLineCell } from '#web/features/admin/records/table/record-list.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { AppointmentDetails } from './appointment-details.tsx';
import { appointmentsTexts, patientName, visitTime } from './appointments-texts.ts';
import { BookedVisit, BookVisit } from './book-visit.tsx';
import { RescheduleVisit } from './reschedule-visit.tsx';
import { DeskContext, type DeskTask, type DetailedVisit, useVisits } from './use-desk.ts';
import { CorrectVisit } from './visit-form.tsx';

function DeleteVisit({ visit, onClose }: { visit: Appointment; onClose: () => void }) {
  const { call } = useSession();
  const { removeRow } = useVisits();
  return (
    <DeleteDialog
      texts={appointmentsTexts.delete}
      send={() => call('DELETE /api/appointments/{confirmationNumber}', { params: visit })}
      onDeleted={() => removeRow(visit.id)}
      onClose={onClose}
    >
      <TwoLineCell main={patientName(visit)}>{`${visitTime(visit)}, ${visit.location.name}`}</TwoLineCell>
    </DeleteDialog>
  );
}

/** Surrounds the dashboard's views, and renders the details and the dialog that are open. Another view closes them. */
export function DeskProvider({ children }: { children: ReactNode }) {
  const [detailed, showDetails] = useState<DetailedVisit>();
  const [task, start] = useState<DeskTask>();
  const { view } = useDashboardUrl();
  const [openedIn, setOpenedIn] = useState(view);
  const { now = new Date() } = useServerClock();
  const { latest } = useVisits();
  const desk = useMemo(() => ({ showDetails, start }), []);
  const dialog = { now, onClose: () => start(undefined) };
  if (view !== openedIn) {
    setOpenedIn(view);
    showDetails(undefined);
    dialog.onClose();
  }
  return (
    <DeskContext value={desk}>
      {children}
      {/* This session may have deleted it since. */}
      {detailed && latest(detailed.visit) && (
        <AppointmentDetails key={detailed.visit.id} {...detailed} onClose={() => showDetails(undefined)} />
      )}
      {task?.kind === 'book' && <BookVisit slot={task.slot} {...dialog} />}
      {task?.kind === 'booked' && <BookedVisit {...task} {...dialog} />}
      {task?.kind === 'reschedule' && <RescheduleVisit {...task} {...dialog} />}
      {task?.kind === 'correct' && <CorrectVisit {...task} {...dialog} />}
      {task?.kind === 'delete' && <DeleteVisit {...task} {...dialog} />}
    </DeskContext>
  );
}
