import type { UseFormReturn } from 'react-hook-form';
import type { ConsultationForm } from '#shared/consultations/consultation-form.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { PrivacyLink } from '#web/content/privacy-link.tsx';
import { useHydrated } from '#web/lib/browser/use-hydrated.ts';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { EmailField } from '#web/ui/forms/email-field.tsx';
import { formFields } from '#web/ui/forms/form-fields.ts';
import { NameField } from '#web/ui/forms/name-field.tsx';
import { consultationTexts } from './texts.ts';

const { labels } = consultationTexts;

interface ConsultationFieldsProps {
  form: UseFormReturn<ConsultationForm>;
  /** Prefix that keeps field ids distinct from another form's on the page. */
  idPrefix: string;
  readOnly: boolean;
}

export function ConsultationFields({ form, idPrefix, readOnly }: ConsultationFieldsProps) {
  // The first view was rendered at build time, so it can't know today's date.
  const today = useHydrated() ? clinicDateAt(new Date()) : undefined;
  const field = formFields(form, { labels, readOnly });
  return (
    <>
      <NameField id={`${idPrefix}-name`} autoComplete="name" {...field('name')} />
      <EmailField id={`${idPrefix}-email`} {...field('email')} />
      <DateField id={`${idPrefix}-date`} min={today} {...field('date')} />
      <PrivacyLink />
    </>
  );
}
