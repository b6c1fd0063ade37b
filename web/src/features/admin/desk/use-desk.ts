import { createContext, useContext } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { required } from '#shared/required.ts';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';

export type DeskTask =
  | { kind: 'book'; slot: AppointmentSlot }
  | { kind: 'booked' | 'reschedule' | 'estimate' | 'delete'; visit: Appointment }
  | { kind: 'estimated'; visit: Appointment; link: string }
  | { kind: 'correct'; visit: Appointment; first?: 'note' };

/** What every dialog of the desk needs. */
export type DeskDialogProps = { now: Date; onClose: () => void };

/** A visit, and the same patient's visit that the Back button leads to. */
export type DetailedVisit = { visit: Appointment; from?: Appointment | undefined };

export interface Desk {
  /** Shows all details of a visit, and what staff can do with it. */
  showDetails: (detailed: DetailedVisit) => void;
  /** Opens the dialog of a task, over the details if these are open. */
  start: (task: DeskTask) => void;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

/** The functions that open details and dialogs from any view of the dashboard. Throws outside of a `DeskProvider`. */
export const useDesk = (): Desk => required(useContext(DeskContext), 'DeskProvider');

/** Gives the newest known version of a visit, and records what this session changes: see `useRecordChanges`. */
export const useVisits = () => useRecordChanges<Appointment>('appointments');

/** The visit in a reply. */
export const visitOf = ({ appointment }: { appointment: Appointment }) => appointment;
