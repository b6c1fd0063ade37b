import type { UseFormReturn } from 'react-hook-form';
import { lastBookableDate } from '#shared/appointments/slots.ts';
import { isClinicDay, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { addDays, type ClinicDate, clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import { clinicOptions } from '#web/features/admin/filters/clinic-options.ts';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import type { ClosureForm } from './closure-form.ts';
import { closuresTexts } from './closures-texts.ts';
import { HoursFields } from './hours-fields.tsx';
import styles from './quick-choices.module.css';

interface QuickChoicesProps {
  /** The group's accessible name. */
  label: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
}

/** Buttons that fill a field with its most common values. */
function QuickChoices({ label, choices, value, onChoose }: QuickChoicesProps) {
  return (
    <fieldset className={`flex flex-wrap pt-2 ${styles.choices}`} aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={`min-h-target rounded-full bg-none text-ink text-sm cursor-pointer ${styles.choice}`}
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}

const texts = closuresTexts.form;

/** The dates closed most often: today and the next clinic day. */
function presetDates(today: ClinicDate): { value: ClinicDate; label: string }[] {
  const next = nextClinicDay(today);
  return [
    ...(isClinicDay(today) ? [{ value: today, label: texts.today }] : []),
    { value: next, label: next === addDays(today, 1) ? texts.tomorrow : formatLongDate(next) },
  ];
}

export function ClosureFields({ form, now }: { form: UseFormReturn<ClosureForm>; now: Date }) {
  const { register, formState, setValue, watch } = form;
  const { errors } = formState;
  const today = clinicDateAt(now);

  function setField(field: 'date' | 'reason') {
    return (value: string) => setValue(field, value, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <>
      <SelectField
        id="closure-locationId"
        label={texts.clinic}
        options={clinicOptions}
        placeholder={texts.chooseClinic}
        error={errors.locationId?.message}
        {...register('locationId')}
      />
      <div>
        <DateField
          id="closure-date"
          label={texts.date}
          min={today}
          max={lastBookableDate(now)}
          error={errors.date?.message}
          {...register('date')}
        />
        <QuickChoices
          label={texts.usualDays}
          choices={presetDates(today)}
          value={watch('date')}
          onChoose={setField('date')}
        />
      </div>
      <HoursFields form={form} />
      <div>
        <TextField
          id="closure-reason"
          label={texts.reason}
          hint={texts.reasonHint}
          maxLength={100}
          autoComplete="off"
          error={errors.reason?.message}
          {...register('reason')}
        />
        <QuickChoices
          label={texts.usualReasons}
          choices={texts.reasons.map((reason) => ({ value: reason, label: reason }))}
          value={watch('reason')}
          onChoose={setField('reason')}
        />
      </div>
    </>
  );
}
