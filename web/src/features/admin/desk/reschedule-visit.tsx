import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
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
import { type DeskDialogProps, useVisits, visitOf } from './use-desk.ts';

export const rescheduleTexts = {
  label: (name: string) => `Move ${name}’s visit`,
  submit: 'Move visit',
  busy: 'Moving…',
  failed: 'We couldn’t move the visit',
  unknown: 'We’re not sure the visit was moved. It’s safe to try again.',
};

const slotTexts = { failed: 'We couldn’t load the open times' };

/**
 * Lets staff choose an open slot: `fields` are a clinic, a day, and its open times. The time of `slot` is empty until
 * one is chosen. If another patient takes the chosen time, the day's next open time replaces it.
 */
export function useSlotChoice(initial: AppointmentSlot, now: Date) {
  const [chosen, setChosen] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const timeField = useRef<HTMLSelectElement>(null);
  const { locationId, date, time } = chosen;
  const { data, error, isPending, refetch } = useQuery({
    // Starts with "appointments", so that every change of a visit refreshes the open times.
    queryKey: ['appointments', 'availability', date],
    queryFn: ({ signal }) => api('GET /api/availability', { query: { date }, signal }),
  });
  const openAt = (id: string) => {
    const clinic = data?.locations.find((one) => one.id === id);
    return clinic?.slots.filter(({ isAvailable }) => isAvailable).map((slot) => slot.time) ?? [];
  };
  const times = data || !time ? openAt(locationId) : [time];
  const next = (time && times.find((one) => minuteOfSlot(one) >= minuteOfSlot(time))) || '';
  const hasNone = data !== undefined && times.length === 0;
  // If the initial clinic has no open times, preselect no clinic: staff would have to choose another one anyway.
  const clinic = hasNone && locationId === initial.locationId ? '' : locationId;
  const [first, last] = [clinicDateAt(now), lastBookableDate(now)];
  const change = (changes: Partial<AppointmentSlot>) => setChosen({ ...chosen, ...changes });

  const fields = (
    <>
      <SelectField
        label="Clinic"
        options={clinicOptions.map(({ value, label }) => ({
          value,
          label: data ? `${label}, ${openAt(value).length} open` : label,
        }))}
        value={clinic}
        {...(!clinic && { placeholder: 'Choose a clinic' })}
        onChange={({ target }) => change({ locationId: target.value as ClinicId })}
      />
      <div className="grid gap-2">
        <FieldPairs>
          <UrlDateField
            label="Date"
            min={first}
            max={last}
            value={date}
            isComplete={(text) => text >= first && text <= last}
            onDate={(day) => change({ date: day })}
          />
          <SelectField
            ref={timeField}
            label="Open time"
            options={times.map((value) => ({ value, label: formatSlotTime(value) }))}
            placeholder={isPending ? 'Loading open times…' : 'Choose a time'}
            value={next}
            error={isChecked && !next ? 'Choose a time' : undefined}
            onChange={({ target }) => change({ time: target.value })}
          />
        </FieldPairs>
        <p role="status" className="text-soft">
          {hasNone &&
            `${clinicById(locationId).name} has no open times that day. Choose another day or clinic.`}
          {next !== '' &&
            next !== time &&
            `${formatSlotTime(time)} isn’t open. The next open time is ${formatSlotTime(next)}.`}
        </p>
      </div>
      {error && <FailureNotice error={error} texts={slotTexts} onRetry={() => void refetch()} />}
    </>
  );

  /** Whether a time is chosen. Without one, the time field gets the focus, and shows an error from now on. */
  function check(): boolean {
    setChecked(true);
    if (!next) timeField.current?.focus();
    return next !== '';
  }

  return { slot: { ...chosen, time: next }, check, fields };
}

/** Returns a function that moves a visit to another slot, and resolves to a text that says so. */
export function useReschedule() {
  const { call } = useSession();
  const { latest, change } = useVisits();
  return async (visit: Appointment, { locationId, date, time }: AppointmentSlot): Promise<string> => {
    const { version } = latest(visit) ?? visit;
    const request = { params: visit, body: { location: { id: locationId }, date, time, version } };
    const reply = call('POST /api/admin/appointments/{confirmationNumber}/reschedule', request);
    const moved = await change(visit, reply.then(visitOf));
    const mail = isReachedByEmail(moved)
      ? 'We’ll email the patient.'
      : 'Please tell the patient: they won’t get an email.';
    return `${patientName(moved)}’s visit is now ${visitText(moved)}. ${mail}`;
  };
}

/** The dialog that moves a visit to another open time, at any clinic. The visit keeps its confirmation number. */
export function RescheduleVisit({ visit, now, onClose }: DeskDialogProps & { visit: Appointment }) {
  const { latest } = useVisits();
  const reschedule = useReschedule();
  const today = clinicDateAt(now);
  const date = visit.date < today ? today : visit.date;
  const { slot, check, fields } = useSlotChoice({ locationId: visit.location.id, date, time: '' }, now);
  return (
    <TaskDialog
      texts={{ ...rescheduleTexts, title: rescheduleTexts.label(patientName(visit)), done: (text) => text }}
      send={async () => check() && reschedule(visit, slot)}
      onClose={onClose}
    >
      <p className="text-soft">Now {visitText(latest(visit) ?? visit)}.</p>
      {fields}
    </TaskDialog>
  );
}
