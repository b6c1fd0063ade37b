import { Elements } from '@stripe/react-stripe-js';
import { useCallback, useState } from 'react';
import { loadStripe } from '#web/features/payments/card/stripe-script.ts';
import { clearAttempt } from '#web/features/payments/payment-attempt.ts';
import { type AsyncValue, useAsyncValue } from '#web/features/payments/use-async-value.ts';
import type { SiteConfig } from '#web/lib/site-config.ts';
import { BillPaid } from './bill-paid.tsx';
import { clearDraft } from './bill-pay-draft.ts';
import { BillPayForm } from './bill-pay-form.tsx';
import { usePayBill } from './use-pay-bill.ts';

interface BillPaymentProps {
  config: NonNullable<SiteConfig['stripe']>;
}

/** Bill pay where cards are taken: the form, then the success screen, and the form again. */
export function BillPayment({ config }: BillPaymentProps) {
  const [provider, retry] = useAsyncValue(useCallback(() => loadStripe(config), [config]));
  // Another payment is another form, with empty card fields.
  const [round, setRound] = useState(0);
  const stripe = provider.phase === 'ready' ? provider.value : null;

  function startOver() {
    clearAttempt('bill-pay');
    setRound(round + 1);
  }

  return (
    <Elements stripe={stripe} options={{ locale: 'en' }}>
      <OnePayment key={round} provider={provider} onRetry={retry} onAnother={startOver} />
    </Elements>
  );
}

interface OnePaymentProps {
  provider: AsyncValue<unknown>;
  onRetry: () => void;
  onAnother: () => void;
}

function OnePayment({ provider, onRetry, onAnother }: OnePaymentProps) {
  const { phase, failure, done, payBill } = usePayBill();
  if (done) return <BillPaid order={done.order} paid={done.paid} onAnother={onAnother} />;
  return (
    <BillPayForm
      provider={provider}
      onRetry={onRetry}
      isBusy={phase === 'processing'}
      failure={failure}
      onPay={async (bill) => {
        if (await payBill(bill)) clearDraft();
      }}
    />
  );
}
