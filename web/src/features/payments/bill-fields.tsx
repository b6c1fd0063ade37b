import type { UseFormReturn } from 'react-hook-form';
import type { BillPayForm } from '#shared/payments/bill-pay-form.ts';
import { EmailField } from '#web/ui/email-field.tsx';
import { NameField } from '#web/ui/name-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './bill-pay.module.css';
import { billPayTexts } from './bill-pay-texts.ts';

const { labels, ...texts } = billPayTexts.form;

/** Who pays which bill (spec §2, Bill pay). */
export function BillFields({ form, readOnly }: { form: UseFormReturn<BillPayForm>; readOnly: boolean }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <NameField
        label={labels.patientName}
        error={errors.patientName?.message}
        autoComplete="name"
        readOnly={readOnly}
        {...register('patientName')}
      />
      <EmailField
        label={labels.patientEmail}
        hint={texts.emailHint}
        error={errors.patientEmail?.message}
        readOnly={readOnly}
        {...register('patientEmail')}
      />
      <div className={styles.pair}>
        <TextField
          label={labels.accountNumber}
          hint={texts.accountHint}
          error={errors.accountNumber?.message}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={readOnly}
          {...register('accountNumber')}
        />
        {/* Text, not a number field: what was typed is read digit by digit, and no wheel changes it. */}
        <TextField
          label={labels.amount}
          hint={texts.amountHint}
          error={errors.amount?.message}
          inputMode="decimal"
          autoComplete="off"
          placeholder="$0.00"
          readOnly={readOnly}
          {...register('amount')}
        />
      </div>
      <TextField
        label={labels.description}
        error={errors.description?.message}
        autoComplete="off"
        readOnly={readOnly}
        {...register('description')}
      />
    </>
  );
}
