import { type ReactNode, useMemo, useState } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { AppointmentDetails } from '#web/features/admin/desk/details/appointment-details.tsx';
import { DeleteAppointment } from '#web/features/admin/desk/details/delete-appointment.tsx';
import { DeskContext, type DeskTask } from '#web/features/admin/desk/visit/use-desk.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { BookVisit } from './book/book-visit.tsx';
import { BookedVisit } from './book/booked-visit.tsx';
import { CorrectVisit } from './correct/correct-visit.tsx';
import { RescheduleVisit } from './reschedule/reschedule-visit.tsx';

const dialogs = {
  booked: BookedVisit,
  correct: CorrectVisit,
  reschedule: RescheduleVisit,
  delete: DeleteAppointment,
};

interface DeskDialogProps {
  task: DeskTask;
  onClose: () => void;
  onDeleted: () => void;
}

function DeskDialog({ task, ...on }: DeskDialogProps) {
  const { now = new Date() } = useServerClock();
  if (task.kind === 'book') return <BookVisit slot={task.slot} now={now} {...on} />;
  const VisitDialog = dialogs[task.kind];
  return <VisitDialog visit={task.visit} now={now} {...on} />;
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
