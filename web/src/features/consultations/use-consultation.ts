import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  type ConsultationForm,
  type ConsultationSource,
  consultationFormSchema,
} from '#shared/consultations/consultation-form.ts';
import { preferredDateMessage } from '#shared/contact/preferred-date.ts';
import { dayCheck } from '#shared/forms/day-check.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { api } from '#web/lib/api/api.ts';
import { useSubmit } from '#web/lib/api/use-submit.ts';

const consultationFields = ['name', 'email', 'date'] as const;

/** Refuses past dates here, because the shared schema has no clock. */
const schema = z.extend(consultationFormSchema, {
  date: consultationFormSchema.shape.date.check(
    dayCheck(preferredDateMessage, () => clinicDateAt(new Date())),
  ),
});

/** State of a consultation form: its fields and the outcome of submitting it. */
export function useConsultation({ source, onSent }: { source: ConsultationSource; onSent: () => void }) {
  const form = useForm<ConsultationForm>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { name: '', email: '', date: '' },
  });
  const { send, ...sending } = useSubmit();

  const submit = form.handleSubmit(async (filled) => {
    const body = { ...filled, source };
    const failure = await send(() => api('POST /api/consultations', { body }).then(onSent));
    for (const field of consultationFields) {
      const message = failure?.fields[field];
      if (message) form.setError(field, { message }, { shouldFocus: true });
    }
  });

  const parsed = schema.safeParse(useWatch({ control: form.control }));
  const missing = consultationFields.filter((field) =>
    parsed.error?.issues.some(({ path }) => path[0] === field),
  );

  return { form, submit, missing, ...sending };
}
