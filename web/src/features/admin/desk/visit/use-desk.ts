import { createContext, useContext } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';

export type DeskTask =
  | { kind: 'book'; slot: AppointmentSlot }
  | { kind: 'booked' | 'reschedule' | 'correct' | 'delete'; visit: Appointment };

interface Desk {
  /** Shows everything of a visit, and what staff can do with it. `from` is the visit that a button leads back to. */
  showDetails: (visit: Appointment, from?: Appointment) => void;
  /** Opens the dialog of a task, over the details if these are open. */
  start: (task: DeskTask) => void;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

/** Opens a visit's details and dialogs from any view of the dashboard. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk needs a DeskProvider.');
  return desk;
}
