import { type ReactNode, useMemo, useState } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { appointmentsTexts } from '#web/features/admin/desk/visit/appointments-texts.ts';
import { DeskContext, type DeskTask, useVisits } from '#web/features/admin/desk/visit/use-desk.ts';
import { patientName, visitTime } from '#web/features/admin/desk/visit/visit-text.ts';
import { DeleteDialog } from '#web/features/admin/records/details/delete-dialog.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { AppointmentDetails } from './appointment-details.tsx';
import { BookVisit } from './book-visit.tsx';
import { BookedVisit } from './booked-visit.tsx';
import { CorrectVisit } from './correct-visit.tsx';
import { RescheduleVisit } from './reschedule-visit.tsx';

interface DeskDialogProps {
  task: DeskTask;
  onClose: () => void;
  onDeleted: () => void;
}

function DeskDialog({ task, onClose, onDeleted }: DeskDialogProps) {
  const { call } = useSession();
  const { removeRow } = useVisits();
  const { now = new Date() } = useServerClock();
  if (task.kind === 'book') return <BookVisit slot={task.slot} now={now} onClose={onClose} />;
  const { kind, visit } = task;
  if (kind === 'booked') return <BookedVisit visit={visit} onClose={onClose} />;
  if (kind === 'reschedule') return <RescheduleVisit visit={visit} now={now} onClose={onClose} />;
  if (kind !== 'delete') return <CorrectVisit kind={kind} visit={visit} now={now} onClose={onClose} />;
  const { id, confirmationNumber, location } = visit;
  return (
    <DeleteDialog
      texts={appointmentsTexts.delete}
      send={() => call('DELETE /api/appointments/{confirmationNumber}', { params: { confirmationNumber } })}
      onDeleted={() => {
        onDeleted();
        removeRow(id);
      }}
      onClose={onClose}
    >
      <p>
        <strong>
          <bdi>{patientName(visit)}</bdi>
        </strong>
        <br />
        {visitTime(visit)}, {location.name}
      </p>
    </DeleteDialog>
  );
}

/** Surrounds the dashboard's views, and renders the details and the dialog that are open. Another view closes them. */
export function DeskProvider({ children }: { children: ReactNode }) {
  const [detailed, setDetailed] = useState<{ visit: Appointment; from: Appointment | undefined }>();
  const [task, setTask] = useState<DeskTask>();
  const { view } = useDashboardUrl();
  const [openedIn, setOpenedIn] = useState(view);
  const close = () => setDetailed(undefined);
  if (view !== openedIn) {
    setOpenedIn(view);
    close();
    setTask(undefined);
  }
  const desk = useMemo(
    () => ({
      showDetails: (visit: Appointment, from?: Appointment) => setDetailed({ visit, from }),
      start: setTask,
    }),
    [],
  );
  return (
    <DeskContext value={desk}>
      {children}
      {detailed && <AppointmentDetails key={detailed.visit.id} {...detailed} onClose={close} />}
      {task && <DeskDialog task={task} onClose={() => setTask(undefined)} onDeleted={close} />}
    </DeskContext>
  );
}
