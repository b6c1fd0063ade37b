import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import type { FailureMessage } from '#web/features/payments/payment-failure.ts';
import { paymentTexts } from '#web/features/payments/payment-texts.ts';
import { useRefusedFields } from '#web/features/payments/use-refused-fields.ts';
import { formFields } from '#web/ui/forms/form-fields.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';

const { zip: texts } = paymentTexts;

/**
 * Three to ten letters and digits with at least one digit: foreign codes differ, and the bank compares the code
 * anyway.
 */
function isPostalCode(text: string): boolean {
  return /^(?=.*\d)[a-z\d][a-z\d -]{1,8}[a-z\d]$/i.test(text.trim());
}

const zipOf = (path: string) => (path === 'zip' ? path : undefined);

/**
 * The card's ZIP code. It has a form of its own, because wallets don't need the code, and neither our server nor a
 * draft may get it.
 */
export function useZip(failure: FailureMessage | undefined) {
  const form = useForm({ mode: 'onTouched', defaultValues: { zip: '' } });
  const isComplete = isPostalCode(useWatch({ control: form.control, name: 'zip' }));
  const isRefused = useRefusedFields(form, failure, zipOf);
  return {
    form,
    isComplete,
    /** Whether the bank refused the ZIP code. The field then says so. */
    isRefused,
    /** Calls `pay` with the ZIP code if it's valid. */
    submit: (pay: (zip: string) => Promise<unknown>) => form.handleSubmit(({ zip }) => pay(zip.trim()))(),
  };
}

export function ZipField({ form, readOnly }: { form: UseFormReturn<{ zip: string }>; readOnly: boolean }) {
  const field = formFields(form, { labels: { zip: texts.label }, readOnly });
  return (
    <TextField
      hint="Where your card’s statements go."
      autoComplete="postal-code"
      autoCapitalize="characters"
      spellCheck={false}
      {...field('zip', {
        validate: (zip) => isPostalCode(zip) || 'Please enter the ZIP code of your card’s billing address.',
      })}
    />
  );
}
