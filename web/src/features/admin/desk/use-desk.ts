import { createContext, useContext } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { currentRecord } from '#web/features/admin/failure/failure.ts';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';

export type DeskTask =
  | { kind: 'book'; slot: AppointmentSlot }
  | { kind: 'booked' | 'reschedule' | 'delete'; visit: Appointment }
  | { kind: 'correct'; visit: Appointment; first?: 'note' };

/** What every dialog of the desk needs. */
export interface DeskDialogProps {
  now: Date;
  onClose: () => void;
}

export interface DetailedVisit {
  visit: Appointment;
  /** The visit of the same patient that a button leads back to. */
  from?: Appointment | undefined;
}

interface Desk {
  /** Shows everything of a visit, and what staff can do with it. */
  showDetails: (detailed: DetailedVisit) => void;
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

/** The visits as this session knows them, and its changes to them. */
export function useVisits() {
  const changes = useRecordChanges<Appointment>('appointments');
  return {
    ...changes,
    newest: (visit: Appointment): Appointment => changes.latest(visit) ?? visit,
    /** Passes on a request that changes a visit. Afterward, every list shows the visit as it is, also if it failed. */
    change: async (request: Promise<{ appointment: Appointment }>): Promise<Appointment> => {
      try {
        const { appointment } = await request;
        changes.setRow(appointment);
        return appointment;
      } catch (error) {
        const current = currentRecord<Appointment>(error);
        if (current) changes.setRow(current);
        else changes.refresh();
        throw error;
      }
    },
  };
}
