import { type ReactNode, useMemo, useState } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { AppointmentDetails } from '#web/features/admin/desk/details/appointment-details.tsx';
import { DeleteAppointment } from '#web/features/admin/desk/details/delete-appointment.tsx';
import { DeskContext, type DeskTask } from '#web/features/admin/desk/visit/use-desk.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { BookVisit } from './book/book-visit.tsx';
import { CorrectVisit } from './correct/correct-visit.tsx';
import { RescheduleVisit } from './reschedule/reschedule-visit.tsx';

interface DeskDialogProps {
  task: DeskTask;
  onClose: () => void;
  onDeleted: () => void;
}

function DeskDialog({ task, onClose, onDeleted }: DeskDialogProps) {
  const { now = new Date() } = useServerClock();
  if (task.kind === 'book') return <BookVisit slot={task.slot} now={now} onClose={onClose} />;
  const { kind, visit } = task;
  if (kind === 'delete') {
    return <DeleteAppointment appointment={visit} onClose={onClose} onDeleted={onDeleted} />;
  }
  const Task = kind === 'correct' ? CorrectVisit : RescheduleVisit;
  return <Task visit={visit} now={now} onClose={onClose} />;
}

/** Surrounds the dashboard's views, and renders the details and the dialog that are open. Another view closes them. */
export function DeskProvider({ children }: { children: ReactNode }) {
  const [detailed, setDetailed] = useState<Appointment>();
  const [task, setTask] = useState<DeskTask>();
  const { view } = useDashboardUrl();
  const [openedIn, setOpenedIn] = useState(view);
  if (view !== openedIn) {
    setOpenedIn(view);
    setDetailed(undefined);
    setTask(undefined);
  }
  const desk = useMemo(() => ({ showDetails: setDetailed, start: setTask }), []);
  return (
    <DeskContext value={desk}>
      {children}
      {detailed && (
        <AppointmentDetails key={detailed.id} appointment={detailed} onClose={() => setDetailed(undefined)} />
      )}
      {task && (
        <DeskDialog task={task} onClose={() => setTask(undefined)} onDeleted={() => setDetailed(undefined)} />
      )}
    </DeskContext>
  );
}
