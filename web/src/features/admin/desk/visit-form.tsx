import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { insuranceProviders } from '#shared/appointments/booking-form.ts';
import { correctionFields, correctionSchema } from '#shared/appointments/correction.ts';
import { deskFormSchema } from '#shared/appointments/desk-booking.ts';
import { selfPay } from '#shared/appointments/insurance-choices.ts';
import { birthDateMessage } from '#shared/forms/birth-date.ts';
import { dayCheck } from '#shared/forms/day-check.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { TaskDialog, type TaskField, useTaskForm } from '#web/features/admin/records/details/task-dialog.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { hasStarted } from '#web/lib/query/server-clock.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { BirthDateField } from '#web/ui/forms/birth-date-field.tsx';
import { EmailField } from '#web/ui/forms/email-field.tsx';
import { FieldPairs } from '#web/ui/forms/form.tsx';
import { NameField } from '#web/ui/forms/name-field.tsx';
import { PhoneField } from '#web/ui/forms/phone-field.tsx';
import { TextAreaField } from '#web/ui/forms/text-area-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { patientName, visitText } from './appointments-texts.ts';
import { type DeskDialogProps, useVisits, visitOf } from './use-desk.ts';

export type DeskForm = z.output<typeof deskFormSchema>;

type Name = keyof DeskForm;

/** The labels of the form's fields, in the order of the screen. */
export const visitLabels: Record<Name, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  dob: 'Date of birth',
  phone: 'Phone',
  email: 'Email address',
  reason: 'Reason for visit',
  insuranceProvider: 'Insurance provider',
  insuranceNumber: 'Insurance number',
  note: 'Staff note',
};

/** The form's values for what is known about a visit; empty without a visit. */
export function deskFormOf(visit: Partial<DeskForm> = {}): DeskForm {
  const names = Object.keys(visitLabels) as Name[];
  return Object.fromEntries(names.map((name) => [name, visit[name] ?? ''])) as DeskForm;
}

/** The contract's check of a birth date, and a check that it isn't after today. */
export function birthDateBy(now: Date) {
  return deskFormSchema.shape.dob.check(dayCheck(birthDateMessage, () => clinicDateAt(now)));
}

interface VisitFieldsProps {
  form: UseFormReturn<DeskForm>;
  /** From the `TaskDialog` around the fields. */
  field: TaskField<DeskForm>;
  isOptional: (name: Name) => boolean;
  hasReason?: boolean;
  emailHint?: string | undefined;
}

/** The fields for what staff know about a visit's patient. */
export function VisitFields(props: VisitFieldsProps) {
  const { form, field, isOptional, hasReason, emailHint } = props;
  const of = (name: Name) => ({ autoComplete: 'off', ...field(name), optional: isOptional(name) }) as const;
  return (
    <>
      <FieldPairs>
        <NameField data-dialog-focus {...of('firstName')} />
        <NameField {...of('lastName')} />
      </FieldPairs>
      <BirthDateField {...field('dob')} form={form} name="dob" isOwn={false} />
      <PhoneField {...of('phone')} />
      <EmailField hint={emailHint} {...of('email')} />
      {hasReason && <TextField {...of('reason')} />}
      <FieldPairs>
        <TextField
          suggestions={[selfPay.insuranceProvider, ...insuranceProviders]}
          {...of('insuranceProvider')}
        />
        <TextField autoCapitalize="characters" spellCheck={false} {...of('insuranceNumber')} />
      </FieldPairs>
      <TextAreaField rows={2} hint="Only staff see it." {...of('note')} />
    </>
  );
}

/** The fields that may be corrected and whose text differs. */
function changesOf(to: Partial<DeskForm>, from: Partial<DeskForm>) {
  const [next, known] = [deskFormOf(to), deskFormOf(from)];
  const changed = correctionFields.filter((name) => next[name].trim() !== known[name]);
  return Object.fromEntries(changed.map((name) => [name, next[name]])) as DeskForm;
}

/** Checks and passes on only the fields that differ from the visit. A field that the visit lacks may stay empty. */
function changesSchema(visit: Appointment, now: Date) {
  const schema = z.extend(correctionSchema, { dob: z.optional(birthDateBy(now)) });
  const changes = z.transform((values: DeskForm) => changesOf(values, visit));
  return z.pipe(changes, schema as unknown as z.ZodMiniType<DeskForm, DeskForm>);
}

/** What we send to a new email address before the visit, by the visit's status. */
const mails: Partial<Record<string, string>> = {
  confirmed: 'The confirmation goes to the new address.',
  cancelled: 'We’ll tell the new address that the visit is canceled.',
};

/** The dialog that corrects a visit's patient details. Shows what others change meanwhile, and keeps what was typed. */
export function CorrectVisit(props: DeskDialogProps & { visit: Appointment; first?: Name }) {
  const { visit, first = 'firstName', now, onClose } = props;
  const { call } = useSession();
  const { latest, change } = useVisits();
  const shown = latest(visit) ?? visit;
  const form = useTaskForm(changesSchema(shown, now), deskFormOf(visit));
  const email = useWatch({ control: form.control, name: 'email' }).trim().toLowerCase();
  const isReaddressed = email !== shown.email.toLowerCase();
  const mail = (!hasStarted(shown, now) && mails[shown.status]) || '';
  const meanwhile = Object.entries(changesOf(shown, visit));

  useEffect(() => form.reset(deskFormOf(shown), { keepDirtyValues: true }), [form, shown]);
  useEffect(() => form.setFocus(first), [form, first]);

  function send(changes: DeskForm) {
    const request = { params: visit, body: { ...changes, version: shown.version } };
    return change(visit, call('PUT /api/admin/appointments/{confirmationNumber}', request).then(visitOf));
  }

  function doneText(corrected: Appointment): string {
    const text = `${patientName(corrected)}’s visit is corrected.`;
    const isMailed = isReaddressed && corrected.email && mail === mails.confirmed;
    return isMailed ? `${text} We’re emailing the confirmation to ${corrected.email}.` : text;
  }

  return (
    <TaskDialog
      texts={{
        title: `Correct ${patientName(visit)}’s visit`,
        labels: visitLabels,
        submit: 'Save',
        busy: 'Saving…',
        failed: 'We couldn’t save the correction',
        unknown: 'We’re not sure the correction was saved. It’s safe to try again.',
        done: doneText,
      }}
      form={form}
      draft={{ id: `correct ${visit.confirmationNumber}` }}
      send={send}
      onClose={onClose}
    >
      {(field) => (
        <>
          <p className="text-soft">{visitText(shown)}</p>
          {meanwhile.length > 0 && (
            <Notice title="Changed while you were editing:">
              {meanwhile.map(([name, value]) => (
                <p key={name}>
                  <bdi>{`${visitLabels[name as Name]}: ${value || 'removed'}`}</bdi>
                </p>
              ))}
            </Notice>
          )}
          <VisitFields
            form={form}
            field={field}
            isOptional={(name) => ['phone', 'email', 'note'].includes(name) || !shown[name]}
            emailHint={isReaddressed && email ? `${mail} Links in earlier emails stop working.` : undefined}
          />
        </>
      )}
    </TaskDialog>
  );
}
