import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { dayCheck } from '#shared/forms/day-check.ts';
import { parseDollars } from '#shared/payments/amount.ts';
import {
  type BillPayForm,
  billPayFields,
  billPayFormSchema,
  defaultDescription,
} from '#shared/payments/bill-pay-form.ts';
import { serviceDateMessage } from '#shared/payments/service-date.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { formDraft } from '#web/domain/drafts/form-draft.ts';
import { invalidFields } from '#web/features/payments/invalid-fields.ts';

/** The draft of an unpaid bill. The account number and everything about the visit are never stored. */
export const billPayDraft = formDraft<Required<BillPayForm>>(
  'billPayDraft',
  {
    patientName: '',
    otherPatient: '',
    patientEmail: '',
    accountNumber: '',
    amount: '',
    description: defaultDescription,
    serviceDate: '',
  },
  ['otherPatient', 'accountNumber', 'description', 'serviceDate'],
);

/** Also refuses future dates, which the shared schema can't do without a clock. */
const schema = z.extend(billPayFormSchema, {
  serviceDate: billPayFormSchema.shape.serviceDate.check(
    dayCheck(serviceDateMessage, () => clinicDateAt(new Date())),
  ),
});

function initialBill(): BillPayForm {
  const { otherPatient, ...bill } = billPayDraft.read();
  return { ...bill, ...(otherPatient && { otherPatient }) };
}

/** The bill's fields with their draft, which of them are still invalid, and the amount once it can be paid. */
export function useBillPayForm() {
  const [initialValues] = useState(initialBill);
  const form = useForm<BillPayForm>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: initialValues,
  });
  const values = { ...initialValues, ...useWatch({ control: form.control }) };

  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => billPayDraft.save(values) }),
    [form],
  );

  const missing = invalidFields(schema, values);
  /** The form's field for a path in the request. A patient other than the payer is named in a separate field. */
  const fieldOf = useCallback(
    (path: string) => {
      const field = billPayFields.find((name) => path === name || path === `metadata.${name}`);
      const isForOther = form.getValues('otherPatient') !== undefined;
      return field === 'patientName' && isForOther ? 'otherPatient' : field;
    },
    [form],
  );
  return {
    form,
    fieldOf,
    missing,
    amountCents: missing.includes('amount') ? undefined : parseDollars(values.amount),
  };
}
