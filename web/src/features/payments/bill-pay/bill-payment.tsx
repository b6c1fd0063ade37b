import { Elements } from '@stripe/react-stripe-js';
import { useCallback, useState } from 'react';
import { loadStripe } from '#web/features/payments/card/stripe-script.ts';
import { clearAttempt } from '#web/features/payments/payment-attempt.ts';
import { type AsyncValue, useAsyncValue } from '#web/features/payments/use-async-value.ts';
import { useEarlierPayment } from '#web/features/payments/use-earlier-payment.ts';
import type { SiteConfig } from '#web/lib/site-config.ts';
import { BillPaid } from './bill-paid.tsx';
import { BillPayForm } from './bill-pay-form.tsx';
import { usePayBill } from './use-pay-bill.ts';

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
      <BillPaymentForm key={formKey} provider={provider} onRetry={retry} onAnother={startOver} />
    </Elements>
  );
}

interface BillPaymentFormProps {
  provider: AsyncValue<unknown>;
  onRetry: () => void;
  onAnother: () => void;
}

function BillPaymentForm({ provider, onRetry, onAnother }: BillPaymentFormProps) {
  const { isProcessing, waiting, failure, done, payBill, payByCard } = usePayBill();
  const earlier = useEarlierPayment('bill-pay');
  if (done) return <BillPaid order={done.order} paid={done.paid} onAnother={onAnother} />;
  return (
    <BillPayForm
      provider={provider}
      onRetry={onRetry}
      isBusy={isProcessing}
      waiting={waiting}
      earlier={earlier}
      failure={failure}
      onPayByWallet={payBill}
      onPayByCard={payByCard}
    />
  );
}
