import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { insuranceProviders } from '#shared/appointments/booking-form.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import { useFailureTitle } from '#web/features/admin/failure/use-failure-title.ts';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useSubmit } from '#web/lib/api/use-submit.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormFooter } from '#web/ui/dialog/form-footer.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { BirthDateField } from '#web/ui/forms/birth-date-field.tsx';
import { EmailField } from '#web/ui/forms/email-field.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { FieldPairs, Form } from '#web/ui/forms/form.tsx';
import { formFields } from '#web/ui/forms/form-fields.ts';
import { NameField } from '#web/ui/forms/name-field.tsx';
import { PhoneField } from '#web/ui/forms/phone-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { bookTexts as texts } from './book-texts.ts';
import { BookedVisit } from './booked-visit.tsx';
import { type DeskForm, deskFormSchemaOn, deskRequest, emptyDeskForm, newDeskRequest } from './desk-form.ts';

const formFieldNames = Object.keys(texts.labels) as (keyof DeskForm)[];

interface BookVisitProps {
  slot: AppointmentSlot;
  now: Date;
  onClose: () => void;
}

/**
 * Books a slot for a caller or a walk-in, then shows the number to read out. Keeps what was typed until the server
 * confirms. The same form sent again books once.
 */
export function BookVisit({ slot, now, onClose }: BookVisitProps) {
  const formId = useId();
  const listId = useId();
  const { call } = useSession();
  const { setRow, refresh } = useRecordChanges<Appointment>('appointments');
  const { send, phase, failure } = useSubmit();
  const { title, track } = useFailureTitle(texts);
  const [request] = useState(newDeskRequest);
  const [booked, setBooked] = useState<Appointment>();
  const form = useForm<DeskForm>({
    resolver: zodResolver(deskFormSchemaOn(clinicDateAt(now))),
    mode: 'onTouched',
    defaultValues: emptyDeskForm,
    // The error summary takes the focus instead of the first field.
    shouldFocusError: false,
  });
  const { errors, submitCount, isDirty } = form.formState;
  const isBusy = phase === 'busy';
  const field = formFields(form, { labels: texts.labels, readOnly: isBusy });
  const close = () => !isBusy && onClose();

  const submit = form.handleSubmit(async (values) => {
    const refusal = await send(async () => {
      const body = deskRequest(values, slot, request);
      const reply = await track(call('POST /api/admin/appointments', { body })).catch((error: unknown) => {
        // Someone may have taken the slot, or the visit may be booked after all: the day must show it.
        refresh();
        throw error;
      });
      setRow(reply.appointment);
      setBooked(reply.appointment);
    });
    for (const name of formFieldNames) {
      const message = refusal?.fields[name];
      if (message) form.setError(name, { message });
    }
  });

  if (booked) return <BookedVisit visit={booked} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={close}
      isTypedIn={isDirty}
      title={texts.title(formatSlotTime(slot.time))}
      footer={<FormFooter formId={formId} isBusy={isBusy} texts={texts} onCancel={close} />}
    >
      <Form id={formId} onSubmit={submit} aria-label={texts.title(formatSlotTime(slot.time))}>
        <p className="text-soft">
          {clinicById(slot.locationId).name}, {formatLongDate(slot.date, { year: true })}
        </p>
        {submitCount > 0 && (
          <ErrorSummary
            attempt={submitCount}
            errors={formFieldNames.flatMap((name) => {
              const message = errors[name]?.message;
              return message ? [{ fieldId: name, message }] : [];
            })}
          />
        )}
        {failure && (
          <Notice tone="error" title={title} live>
            {failure.text}
          </Notice>
        )}
        <FieldPairs>
          <NameField autoComplete="off" data-dialog-focus {...field('firstName')} />
          <NameField autoComplete="off" {...field('lastName')} />
        </FieldPairs>
        <BirthDateField form={form} name="dob" label={texts.labels.dob} readOnly={isBusy} isOwn={false} />
        <PhoneField {...field('phone')} autoComplete="off" />
        <EmailField optional hint={texts.emailHint} {...field('email')} autoComplete="off" />
        <TextField optional autoComplete="off" {...field('reason')} />
        <FieldPairs>
          <TextField optional list={listId} autoComplete="off" {...field('insuranceProvider')} />
          <TextField
            optional
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...field('insuranceNumber')}
          />
        </FieldPairs>
        <datalist id={listId}>
          {insuranceProviders.map((provider) => (
            <option key={provider} value={provider} />
          ))}
        </datalist>
      </Form>
    </Dialog>
  );
}
