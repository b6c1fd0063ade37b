import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { formatSlotTime, lastBookableDate, minuteOfSlot } from '#shared/appointments/slots.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { clinicOptions } from '#web/features/admin/filters/record-filters.tsx';
import { api } from '#web/lib/api/api.ts';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { FieldPairs } from '#web/ui/forms/form.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { rescheduleTexts } from './reschedule-texts.ts';

const texts = rescheduleTexts.slot;

/**
 * An open slot that staff choose. Its time is empty until one is chosen. If another patient takes the chosen time, it
 * becomes the next open one of that day.
 */
export function useOpenSlot(initial: AppointmentSlot) {
  const [wanted, setWanted] = useState(initial);
  const [isMissing, setMissing] = useState(false);
  const { date, time } = wanted;
  const availability = useQuery({
    // Starts with "appointments", because every change of a visit changes the open times.
    queryKey: ['appointments', 'availability', date],
    queryFn: ({ signal }) => api('GET /api/availability', { query: { date }, signal }),
    enabled: date !== '',
  });
  const clinic = availability.data?.locations.find(({ id }) => id === wanted.locationId);
  const open = clinic?.slots.filter(({ isAvailable }) => isAvailable).map((slot) => slot.time) ?? [];
  const times = availability.data || !time ? open : [time];
  const next = time && times.find((one) => minuteOfSlot(one) >= minuteOfSlot(time));
  return {
    slot: { ...wanted, time: next ?? '' },
    wanted,
    change: (changes: Partial<AppointmentSlot>) => setWanted({ ...wanted, ...changes }),
    times,
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
  const id = useId();
  const { slot, wanted, change, times, availability } = choice;
  const { data, error, isPending, refetch } = availability;
  return (
    <>
      <FieldPairs>
        <SelectField
          id={`${id}-clinic`}
          label={texts.clinic}
          options={clinicOptions}
          value={slot.locationId}
          disabled={isBusy}
          onChange={({ target }) => change({ locationId: target.value as ClinicId })}
        />
        <DateField
          id={`${id}-date`}
          label={texts.date}
          min={clinicDateAt(now)}
          max={lastBookableDate(now)}
          value={slot.date}
          readOnly={isBusy}
          onChange={({ target }) => change({ date: target.value })}
        />
      </FieldPairs>
      {error && <FailureNotice error={error} texts={texts} onRetry={() => void refetch()} />}
      <div className="grid gap-2">
        <SelectField
          id={`${id}-time`}
          label={texts.time}
          options={times.map((value) => ({ value, label: formatSlotTime(value) }))}
          placeholder={isPending && slot.date ? texts.loading : texts.choose}
          value={slot.time}
          disabled={isBusy}
          {...(choice.isMissing && { error: texts.choose })}
          onChange={({ target }) => change({ time: target.value })}
        />
        <p role="status" className="text-soft">
          {data && times.length === 0 && texts.none}
          {slot.time !== '' &&
            slot.time !== wanted.time &&
            texts.next(formatSlotTime(wanted.time), formatSlotTime(slot.time))}
        </p>
      </div>
    </>
  );
}
