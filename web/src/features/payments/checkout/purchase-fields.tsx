import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { clinicCount } from '#shared/clinics/clinic-count.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { birthDateMessage } from '#shared/forms/birth-date.ts';
import { dayCheck } from '#shared/forms/day-check.ts';
import { type PurchaseForm, purchaseFormSchema } from '#shared/payments/purchase-form.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { PrivacyLink } from '#web/content/privacy-link.tsx';
import { invalidFields } from '#web/features/payments/invalid-fields.ts';
import { BirthDateField } from '#web/ui/forms/birth-date-field.tsx';
import { EmailField } from '#web/ui/forms/email-field.tsx';
import { FieldPairs } from '#web/ui/forms/form.tsx';
import { formFields } from '#web/ui/forms/form-fields.ts';
import { NameField } from '#web/ui/forms/name-field.tsx';
import { PhoneField } from '#web/ui/forms/phone-field.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { checkoutTexts } from './checkout-texts.ts';

const { labels } = checkoutTexts;
const clinicOptions = clinics.map(({ id, name, address }) => ({ value: id, label: `${name}, ${address}` }));

/** The field that shows the server's message for a path in the request. The request has one name, the form has two. */
const purchaseFields: Record<string, keyof PurchaseForm> = {
  'metadata.patientName': 'firstName',
  'metadata.patientEmail': 'email',
  'metadata.phone': 'phone',
  'metadata.dob': 'dob',
};

export const purchaseFieldOf = (path: string) => purchaseFields[path];

const schema = z.extend(purchaseFormSchema, {
  dob: purchaseFormSchema.shape.dob.check(dayCheck(birthDateMessage, () => clinicDateAt(new Date()))),
});

/**
 * The buyer's fields, and which of them are still invalid.
 * @param typed the text typed before the dialog was closed
 */
export function usePurchaseForm(typed: PurchaseForm | undefined, clinicId: PurchaseForm['clinicId'] = '') {
  const form = useForm<PurchaseForm>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: typed ?? { firstName: '', lastName: '', dob: '', email: '', phone: '', clinicId },
  });
  return { form, missing: invalidFields(schema, useWatch({ control: form.control })) };
}

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
      <EmailField hint="We’ll email your receipt here." {...field('email')} />
      <SelectField
        {...field('clinicId')}
        optional
        defaultValue={form.getValues('clinicId')}
        hint={`You can still go to any of our ${clinicCount.en} clinics.`}
        options={clinicOptions}
        placeholder="I don’t know yet"
      />
      <PrivacyLink />
    </>
  );
}
