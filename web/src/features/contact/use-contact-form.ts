import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type ContactForm, contactFormSchema } from '#shared/contact/contact-form.ts';
import { preferredDateMessage } from '#shared/contact/preferred-date.ts';
import { dayCheck } from '#shared/forms/day-check.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { formDraft } from '#web/domain/drafts/form-draft.ts';
import { api } from '#web/lib/api/api.ts';
import { useSubmit } from '#web/lib/api/use-submit.ts';

const emptyContact = { firstName: '', lastName: '', email: '', phone: '', date: '', message: '' };

/** The form's values, valid or not. */
type ContactDraft = typeof emptyContact;

const contactFields = Object.keys(emptyContact) as (keyof ContactDraft)[];

/** What the visitor typed. The message itself is never stored, because it may be about someone's health. */
const contactDraft = formDraft('contactDraft', emptyContact, ['message']);

/** Refuses past dates here, because the shared schema has no clock. */
const schema = z.extend(contactFormSchema, {
  date: contactFormSchema.shape.date.check(dayCheck(preferredDateMessage, () => clinicDateAt(new Date()))),
});

/** State of the contact form: its fields, their draft, and the outcome of submitting it. */
export function useContactForm() {
  const [startValues] = useState(contactDraft.read);
  const [sent, setSent] = useState<ContactForm>();
  const form = useForm<ContactForm>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: startValues,
    // The error summary takes the focus instead of the first field.
    shouldFocusError: false,
  });
  const { send, ...sending } = useSubmit();
  const { errors, submitCount } = form.formState;

  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => contactDraft.save(values) }),
    [form],
  );

  function onSent(body: ContactForm) {
    setSent(body);
    form.reset(emptyContact);
    contactDraft.clear();
  }

  const submit = form.handleSubmit(async (body) => {
    // While a request is pending, a second press sends nothing and must not count as success.
    const failure = await send(() => api('POST /api/appoinment/add', { body }).then(() => onSent(body)));
    for (const field of contactFields) {
      const message = failure?.fields[field];
      if (message) form.setError(field, { message });
    }
  });

  function startOver() {
    setSent(undefined);
    sending.startOver();
  }

  return {
    form,
    submit,
    busy: sending.phase === 'busy',
    failure: sending.failure,
    /** The sent message; set once the server has it. */
    sent,
    startOver,
    attempt: submitCount,
    refused: contactFields.flatMap((field) => {
      const message = errors[field]?.message;
      return message ? [{ fieldId: field, message }] : [];
    }),
  };
}
