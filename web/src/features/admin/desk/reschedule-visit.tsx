import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { formatSlotTime, lastBookableDate, minuteOfSlot } from '#shared/appointments/slots.ts';
import { type ClinicId, clinicById } from '#shared/clinics/clinics.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { clinicOptions, UrlDateField } from '#web/features/admin/filters/record-filters.tsx';
import { TaskDialog } from '#web/features/admin/records/details/task-dialog.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { api } from '#web/lib/api/api.ts';
import { FieldPairs } from '#web/ui/forms/form.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { isReachedByEmail, patientName, visitText } from './appointments-texts.ts';
import { type DeskDialogProps, useVisits } from './use-desk.ts';

export const rescheduleTexts = {
  button: 'Move',
  label: (name: string) => `Move ${name}’s visit`,
  submit: 'Move visit',
  busy: 'Moving…',
  failed: 'We couldn’t move the visit',
  unknown: 'We’re not sure the visit was moved. It’s safe to try again.',
  done: (name: string, when: string, isMailed: boolean) =>
    `${name}’s visit is now ${when}. ${isMailed ? 'We’ll email the patient.' : 'Please tell the patient: they won’t get an email.'}`,
};

const slotTexts = { failed: 'We couldn’t load the open times' };

/**
 * An open slot that staff choose. Its time is empty until one is chosen. If another patient takes the chosen time, it
 * becomes the next open one of that day.
 */
export function useOpenSlot(initial: AppointmentSlot) {
  const [chosen, setChosen] = useState(initial);
  const [isMissing, setMissing] = useState(false);
  const { date, time } = chosen;
  const availability = useQuery({
    // Starts with "appointments", because every change of a visit changes the open times.
    queryKey: ['appointments', 'availability', date],
    queryFn: ({ signal }) => api('GET /api/availability', { query: { date }, signal }),
  });
  const openAt = (id: string) => {
    const clinic = availability.data?.locations.find((one) => one.id === id);
    return clinic?.slots.filter(({ isAvailable }) => isAvailable).map((slot) => slot.time) ?? [];
  };
  const open = openAt(chosen.locationId);
  const times = availability.data || !time ? open : [time];
  const next = time && times.find((one) => minuteOfSlot(one) >= minuteOfSlot(time));
  const hasNone = availability.data !== undefined && open.length === 0;
  return {
    slot: { ...chosen, time: next ?? '' },
    /** Empty where staff would have to choose another clinic anyway. */
    clinic: hasNone && chosen.locationId === initial.locationId ? '' : chosen.locationId,
    hasNone,
    chosen,
    change: (changes: Partial<AppointmentSlot>) => setChosen({ ...chosen, ...changes }),
    times,
    openAt,
    availability,
    isMissing: isMissing && !next,
    /** Whether a time is chosen. Without one, the field says so from now on. */
    check: () => {
      setMissing(true);
      return Boolean(next);
    },
  };
}

interface SlotFieldsProps {
  choice: ReturnType<typeof useOpenSlot>;
  now: Date;
  isBusy: boolean;
}

/** A clinic, a day, and its open times. */
export function SlotFields({ choice, now, isBusy }: SlotFieldsProps) {
  const { slot, clinic, hasNone, chosen, change, times, openAt, isMissing } = choice;
  const { data, error, isPending, refetch } = choice.availability;
  const first = clinicDateAt(now);
  const last = lastBookableDate(now);
  const isReplaced = slot.time !== '' && slot.time !== chosen.time;
  return (
    <>
      <FieldPairs>
        <SelectField
          label="Clinic"
          options={clinicOptions.map(({ value, label }) => ({
            value,
            label: data ? `${label}, ${openAt(value).length} open` : label,
          }))}
          value={clinic}
          {...(!clinic && { placeholder: 'Choose a clinic' })}
          disabled={isBusy}
          onChange={({ target }) => change({ locationId: target.value as ClinicId })}
        />
        <UrlDateField
          label="Date"
          min={first}
          max={last}
          value={slot.date}
          readOnly={isBusy}
          isComplete={(text) => text >= first && text <= last}
          onDate={(date) => change({ date })}
        />
      </FieldPairs>
      {error && <FailureNotice error={error} texts={slotTexts} onRetry={() => void refetch()} />}
      <div className="grid gap-2">
        <SelectField
          label="Open time"
          options={times.map((value) => ({ value, label: formatSlotTime(value) }))}
          placeholder={isPending ? 'Loading open times…' : 'Choose a time'}
          value={slot.time}
          disabled={isBusy}
          {...(isMissing && { error: 'Choose a time' })}
          onChange={({ target }) => change({ time: target.value })}
        />
        <p role="status" className="text-soft">
          {hasNone &&
            `${clinicById(slot.locationId).name} has no open times that day. Choose another day or clinic.`}
          {isReplaced &&
            `${formatSlotTime(chosen.time)} isn’t open. The next open time is ${formatSlotTime(slot.time)}.`}
        </p>
      </div>
    </>
  );
}

/** Gives a visit another slot. Resolves to a text that says so. */
export function useReschedule() {
  const { call } = useSession();
  const { newest, change } = useVisits();
  return async (visit: Appointment, { locationId, date, time }: AppointmentSlot): Promise<string> => {
    const { confirmationNumber, version } = newest(visit);
    const body = { location: { id: locationId }, date, time, version };
    const request = { params: { confirmationNumber }, body };
    const moved = await change(call('POST /api/admin/appointments/{confirmationNumber}/reschedule', request));
    return rescheduleTexts.done(patientName(moved), visitText(moved), isReachedByEmail(moved));
  };
}

/** Gives a visit another open time, at any clinic, under its number. */
export function RescheduleVisit({ visit, now, onClose }: DeskDialogProps & { visit: Appointment }) {
  const { newest } = useVisits();
  const reschedule = useReschedule();
  const today = clinicDateAt(now);
  const date = visit.date < today ? today : visit.date;
  const choice = useOpenSlot({ locationId: visit.location.id, date, time: '' });
  return (
    <TaskDialog
      texts={{ ...rescheduleTexts, title: rescheduleTexts.label(patientName(visit)), done: (text) => text }}
      send={async () => choice.check() && reschedule(visit, choice.slot)}
      onClose={onClose}
    >
      {(_, isBusy) => (
        <>
          <p className="text-soft">Now {visitText(newest(visit))}.</p>
          <SlotFields choice={choice} now={now} isBusy={isBusy} />
        </>
      )}
    </TaskDialog>
  );
}
