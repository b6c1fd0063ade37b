import { Elements } from '@stripe/react-stripe-js';
import { useCallback, useState } from 'react';
import { loadStripe } from '#web/features/payments/card/stripe-script.ts';
import { clearAttempt } from '#web/features/payments/payment-attempt.ts';
import { useAsyncValue } from '#web/features/payments/use-async-value.ts';
import type { SiteConfig } from '#web/lib/site-config.ts';
import { BillPayForm } from './bill-pay-form.tsx';

interface BillPaymentProps {
  config: NonNullable<SiteConfig['stripe']>;
}

/** Bill pay where cards are taken: the form, then the success screen, and the form again. */
export function BillPayment({ config }: BillPaymentProps) {
  const [provider, retry] = useAsyncValue(useCallback(() => loadStripe(config), [config]));
  // Keys the form, so that another payment starts with empty card fields.
  const [formKey, setFormKey] = useState(0);
  const stripe = provider.phase === 'ready' ? provider.value : null;

  function startOver() {
    clearAttempt('bill-pay');
    setFormKey(formKey + 1);
  }

  return (
    <Elements stripe={stripe} options={{ locale: 'auto' }}>
      <BillPayForm key={formKey} provider={provider} onRetry={retry} onAnother={startOver} />
    </Elements>
  );
}
