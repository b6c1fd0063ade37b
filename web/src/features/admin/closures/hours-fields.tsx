import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { type ClosureForm, closesAt, opensAt } from './closure-form.ts';
import { closuresTexts } from './closures-texts.ts';
import styles from './hours-fields.module.css';

const texts = closuresTexts.form;
const parts = [
  { value: 'day', label: texts.allDay },
  { value: 'hours', label: texts.someHours },
] as const;

export function HoursFields({ form }: { form: UseFormReturn<ClosureForm> }) {
  const { register, formState, watch } = form;
  const { errors } = formState;
  const timeInput = { type: 'time', min: opensAt, max: closesAt } as const;
  return (
    <fieldset className="grid gap-2">
      <legend className="p-0 font-semibold leading-140">{texts.hours}</legend>
      <div className="flex flex-wrap gap-x-5">
        {parts.map(({ value, label }) => (
          <label
            key={value}
            className={`inline-flex items-center gap-2 min-h-target cursor-pointer ${styles.part}`}
          >
            <input type="radio" value={value} {...register('part')} />
            {label}
          </label>
        ))}
      </div>
      {watch('part') === 'hours' && (
        <>
          <p id="closure-hours-hint" className="text-soft text-sm">
            {texts.hoursHint}
          </p>
          <div className={`grid gap-3 ${styles.times}`}>
            <TextField
              id="closure-from"
              label={texts.from}
              {...timeInput}
              error={errors.from?.message}
              {...register('from')}
            />
            <TextField
              id="closure-to"
              label={texts.to}
              {...timeInput}
              error={errors.to?.message}
              {...register('to')}
            />
          </div>
        </>
      )}
    </fieldset>
  );
}
