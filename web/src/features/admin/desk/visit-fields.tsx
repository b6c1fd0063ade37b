import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { insuranceProviders } from '#shared/appointments/booking-form.ts';
import { deskFormSchema } from '#shared/appointments/desk-booking.ts';
import { birthDateMessage } from '#shared/forms/birth-date.ts';
import { dayCheck } from '#shared/forms/day-check.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import type { TaskField } from '#web/features/admin/records/details/task-dialog.tsx';
import { BirthDateField } from '#web/ui/forms/birth-date-field.tsx';
import { EmailField } from '#web/ui/forms/email-field.tsx';
import { FieldPairs } from '#web/ui/forms/form.tsx';
import { NameField } from '#web/ui/forms/name-field.tsx';
import { PhoneField } from '#web/ui/forms/phone-field.tsx';
import { TextAreaField } from '#web/ui/forms/text-area-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';

export type DeskForm = z.output<typeof deskFormSchema>;

/** In the order of the screen. */
export const visitLabels: Record<keyof DeskForm, string> = {
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

/** A form with what is known of a visit; empty without one. */
export function deskFormOf(visit: Partial<DeskForm> = {}): DeskForm {
  const fields = Object.keys(visitLabels) as (keyof DeskForm)[];
  return Object.fromEntries(fields.map((field) => [field, visit[field] ?? ''])) as DeskForm;
}

/** The contract's check of a birth date, and that it isn't after today. */
export function birthDateOn(today: ClinicDate) {
  return deskFormSchema.shape.dob.check(dayCheck(birthDateMessage, () => today));
}

interface VisitFieldsProps {
  form: UseFormReturn<DeskForm>;
  /** From the `TaskDialog` around them. */
  field: TaskField<DeskForm>;
  isOptional: (field: keyof DeskForm) => boolean;
  /** The field that has the focus first. */
  first?: keyof DeskForm;
  hasReason?: boolean;
  emailHint?: string | undefined;
}

/** What staff know of a visit's patient. */
export function VisitFields(props: VisitFieldsProps) {
  const { form, field, isOptional, first = 'firstName', hasReason, emailHint } = props;
  const listId = useId();
  const of = (name: keyof DeskForm) => ({
    autoComplete: 'off' as const,
    'data-dialog-focus': name === first || undefined,
    ...field(name),
    optional: isOptional(name),
  });
  const { id, label, readOnly } = field('dob');
  return (
    <>
      <FieldPairs>
        <NameField {...of('firstName')} />
        <NameField {...of('lastName')} />
      </FieldPairs>
      <BirthDateField form={form} name="dob" id={id} label={label} readOnly={readOnly} isOwn={false} />
      <PhoneField {...of('phone')} />
      <EmailField hint={emailHint} {...of('email')} />
      {hasReason && <TextField {...of('reason')} />}
      <FieldPairs>
        <TextField list={listId} {...of('insuranceProvider')} />
        <TextField autoCapitalize="characters" spellCheck={false} {...of('insuranceNumber')} />
      </FieldPairs>
      <datalist id={listId}>
        {insuranceProviders.map((provider) => (
          <option key={provider} value={provider} />
        ))}
      </datalist>
      <TextAreaField rows={2} hint="Only staff see it." {...of('note')} />
    </>
  );
}
