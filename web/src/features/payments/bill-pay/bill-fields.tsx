import type { UseFormReturn } from 'react-hook-form';
import type { BillPayForm } from '#shared/payments/bill-pay-form.ts';
import { earliestServiceDate } from '#shared/payments/service-date.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { PrivacyLink } from '#web/content/privacy-link.tsx';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { EmailField } from '#web/ui/forms/email-field.tsx';
import { FieldPairs } from '#web/ui/forms/form.tsx';
import { formFields } from '#web/ui/forms/form-fields.ts';
import { NameField } from '#web/ui/forms/name-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { billPayTexts } from './bill-pay-texts.ts';

const { labels, ...texts } = billPayTexts.form;

/** The fields for the payer and the bill. */
export function BillFields({ form, readOnly }: { form: UseFormReturn<BillPayForm>; readOnly: boolean }) {
  const today = clinicDateAt(new Date());
  const field = formFields(form, { labels, readOnly });
  return (
    <>
      <NameField autoComplete="name" {...field('patientName')} />
      <EmailField hint={texts.emailHint} {...field('patientEmail')} />
      <FieldPairs>
        <TextField
          hint={texts.accountHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('accountNumber')}
        />
        {/* A text field, because scrolling over a number field changes its value. */}
        <TextField
          hint={texts.amountHint}
          inputMode="decimal"
          autoComplete="off"
          placeholder="$0.00"
          {...field('amount')}
        />
      </FieldPairs>
      <TextField autoComplete="off" {...field('description')} />
      <DateField
        hint={texts.serviceDateHint}
        optional
        min={earliestServiceDate(today)}
        max={today}
        autoComplete="off"
        {...field('serviceDate')}
      />
      <PrivacyLink />
    </>
  );
}
