import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { insuranceProviders } from '#shared/appointments/booking-form.ts';
import type { TaskField } from '#web/features/admin/records/details/task-dialog.tsx';
import { BirthDateField } from '#web/ui/forms/birth-date-field.tsx';
import { EmailField } from '#web/ui/forms/email-field.tsx';
import { FieldPairs } from '#web/ui/forms/form.tsx';
import { NameField } from '#web/ui/forms/name-field.tsx';
import { PhoneField } from '#web/ui/forms/phone-field.tsx';
import { TextAreaField } from '#web/ui/forms/text-area-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import type { DeskForm } from './desk-form.ts';
import { visitFormTexts as texts } from './visit-form-texts.ts';

interface VisitFieldsProps {
  form: UseFormReturn<DeskForm>;
  /** From the `TaskDialog` around them. */
  field: TaskField<DeskForm>;
  isOptional: (field: keyof DeskForm) => boolean;
  hasReason?: boolean;
  emailHint?: string | undefined;
}

/** What staff know of a visit's patient. */
export function VisitFields({ form, field, isOptional, hasReason, emailHint }: VisitFieldsProps) {
  const listId = useId();
  const props = (name: keyof DeskForm) => ({
    autoComplete: 'off' as const,
    ...field(name),
    optional: isOptional(name),
  });
  const { id, label, readOnly } = props('dob');
  return (
    <>
      <FieldPairs>
        <NameField data-dialog-focus {...props('firstName')} />
        <NameField {...props('lastName')} />
      </FieldPairs>
      <BirthDateField form={form} name="dob" id={id} label={label} readOnly={readOnly} isOwn={false} />
      <PhoneField {...props('phone')} />
      <EmailField hint={emailHint} {...props('email')} />
      {hasReason && <TextField {...props('reason')} />}
      <FieldPairs>
        <TextField list={listId} {...props('insuranceProvider')} />
        <TextField autoCapitalize="characters" spellCheck={false} {...props('insuranceNumber')} />
      </FieldPairs>
      <datalist id={listId}>
        {insuranceProviders.map((provider) => (
          <option key={provider} value={provider} />
        ))}
      </datalist>
      <TextAreaField rows={2} hint={texts.noteHint} {...props('note')} />
    </>
  );
}
