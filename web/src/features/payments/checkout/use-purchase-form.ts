import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { type PurchaseForm, purchaseFormSchema } from '#shared/payments/purchase-form.ts';

/** The checkout's fields. What is typed stays while the cart is open, also when the modal is closed in between. */
export function usePurchaseForm(startValues: PurchaseForm, onTyped: (values: PurchaseForm) => void) {
  const form = useForm<PurchaseForm>({
    resolver: zodResolver(purchaseFormSchema),
    mode: 'onTouched',
    defaultValues: startValues,
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) }),
    [form, onTyped],
  );
  return form;
}
