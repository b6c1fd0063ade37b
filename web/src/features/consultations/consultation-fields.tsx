import type { UseFormReturn } from 'react-hook-form';
import type { ConsultationForm } from '#shared/consultations/consultation-form.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { consultationTexts } from './texts.ts';

const { labels } = consultationTexts;

interface ConsultationFieldsProps {
  form: UseFormReturn<ConsultationForm>;
  /** Sets the fields' ids apart from those of another form on the page. */
  idPrefix: string;
  readOnly: boolean;
}

export function ConsultationFields({ form, idPrefix, readOnly }: ConsultationFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField
        id={`${idPrefix}-name`}
        label={labels.name}
        error={errors.name?.message}
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        readOnly={readOnly}
        {...register('name')}
      />
      <TextField
        id={`${idPrefix}-email`}
        label={labels.email}
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={readOnly}
        {...register('email')}
      />
      <DateField
        id={`${idPrefix}-date`}
        label={labels.date}
        error={errors.date?.message}
        min={clinicDateAt(new Date())}
        readOnly={readOnly}
        {...register('date')}
      />
    </>
  );
}
