import type { UseFormReturn } from 'react-hook-form';
import type { ConsultationForm } from '#shared/consultations/consultation-form.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { EmailField } from '#web/ui/email-field.tsx';
import { NameField } from '#web/ui/name-field.tsx';
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
      <NameField
        id={`${idPrefix}-name`}
        label={labels.name}
        error={errors.name?.message}
        autoComplete="name"
        readOnly={readOnly}
        {...register('name')}
      />
      <EmailField
        id={`${idPrefix}-email`}
        label={labels.email}
        error={errors.email?.message}
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
