import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type BillPayForm, billPayFormSchema } from '#shared/payments/bill-pay-form.ts';
import { billFields, readDraft, saveDraft } from './bill-pay-draft.ts';

/** The bill's fields with their draft, and what is still missing. */
export function useBillPayForm() {
  const [startValues] = useState(readDraft);
  const form = useForm<BillPayForm>({
    resolver: zodResolver(billPayFormSchema),
    mode: 'onTouched',
    defaultValues: startValues,
  });
  const values = { ...startValues, ...useWatch({ control: form.control }) };

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(values) }),
    [form],
  );

  const { error } = billPayFormSchema.safeParse(values);
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  return { form, amount: values.amount, missing: billFields.filter((field) => wrong.has(field)) };
}
