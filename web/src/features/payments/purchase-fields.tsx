import type { UseFormReturn } from 'react-hook-form';
import type { PurchaseForm } from '#shared/payments/purchase-form.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { EmailField } from '#web/ui/email-field.tsx';
import { NameField } from '#web/ui/name-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './checkout.module.css';
import { checkoutTexts } from './checkout-texts.ts';

const { labels, emailHint } = checkoutTexts;

/** Who buys (spec §3, Purchase form). */
export function PurchaseFields({ form, readOnly }: { form: UseFormReturn<PurchaseForm>; readOnly: boolean }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <div className={styles.pair}>
        <NameField
          label={labels.firstName}
          error={errors.firstName?.message}
          autoComplete="given-name"
          readOnly={readOnly}
          {...register('firstName')}
        />
        <NameField
          label={labels.lastName}
          error={errors.lastName?.message}
          autoComplete="family-name"
          readOnly={readOnly}
          {...register('lastName')}
        />
        <DateField
          label={labels.dob}
          error={errors.dob?.message}
          max={clinicDateAt(new Date())}
          autoComplete="bday"
          readOnly={readOnly}
          {...register('dob')}
        />
        <TextField
          label={labels.phone}
          error={errors.phone?.message}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          readOnly={readOnly}
          {...register('phone')}
        />
      </div>
      <EmailField
        label={labels.email}
        hint={emailHint}
        error={errors.email?.message}
        readOnly={readOnly}
        {...register('email')}
      />
    </>
  );
}
