import type { UseFormReturn } from 'react-hook-form';
import { clinics } from '#shared/clinics/clinics.ts';
import type { PurchaseForm } from '#shared/payments/purchase-form.ts';
import { PrivacyLink } from '#web/content/privacy-link.tsx';
import { BirthDateField } from '#web/ui/forms/birth-date-field.tsx';
import { EmailField } from '#web/ui/forms/email-field.tsx';
import { FieldPairs } from '#web/ui/forms/form.tsx';
import { formFields } from '#web/ui/forms/form-fields.ts';
import { NameField } from '#web/ui/forms/name-field.tsx';
import { PhoneField } from '#web/ui/forms/phone-field.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { checkoutTexts } from './checkout-texts.ts';

const { labels, emailHint, clinicHint, clinicUnknown } = checkoutTexts;
const clinicOptions = clinics.map(({ id, name, address }) => ({ value: id, label: `${name}, ${address}` }));

/** The buyer's details. */
export function PurchaseFields({ form, readOnly }: { form: UseFormReturn<PurchaseForm>; readOnly: boolean }) {
  const field = formFields(form, { labels, readOnly });
  return (
    <>
      <FieldPairs>
        <NameField autoComplete="given-name" {...field('firstName')} />
        <NameField autoComplete="family-name" {...field('lastName')} />
        <BirthDateField form={form} name="dob" label={labels.dob} readOnly={readOnly} isOwn />
        <PhoneField {...field('phone')} />
      </FieldPairs>
      <EmailField hint={emailHint} {...field('email')} />
      <SelectField
        {...field('clinicId')}
        optional
        defaultValue={form.getValues('clinicId')}
        hint={clinicHint}
        options={clinicOptions}
        placeholder={clinicUnknown}
      />
      <PrivacyLink />
    </>
  );
}
