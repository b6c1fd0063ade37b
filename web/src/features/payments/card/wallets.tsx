import { Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeElementsOptions, StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { currency, minPaymentCents } from '#shared/payments/amount.ts';
import type { ConfirmCard } from '#web/features/payments/payment-order.ts';
import { FormPart } from '#web/ui/forms/form.tsx';
import { useDarkScheme } from './use-card-style.ts';
import styles from './wallets.module.css';

const never = 'never';
const buttons = {
  buttonHeight: 48,
  buttonType: { applePay: 'plain', googlePay: 'plain' },
  paymentMethods: { amazonPay: never, klarna: never, link: never, paypal: never },
} as const;

interface WalletsProps<Values extends FieldValues> {
  /** The form that must be valid before a wallet opens. */
  form: UseFormReturn<Values>;
  isBusy: boolean;
  onPay: (values: Values, confirm: ConfirmCard) => Promise<unknown>;
}

/**
 * Apple Pay and Google Pay, on devices that have them. They need an amount, which the card fields' Elements don't
 * have, so they get their own Elements inside those.
 */
export function Wallets<Values extends FieldValues>({
  amountCents = 0,
  ...props
}: WalletsProps<Values> & { amountCents: number | undefined }) {
  const options: StripeElementsOptions = {
    mode: 'payment',
    // Stripe requires an amount, so use the minimum until there is one.
    amount: Math.max(amountCents, minPaymentCents),
    currency,
    allowedPaymentMethodTypes: ['card'],
    appearance: { theme: useDarkScheme() ? 'night' : 'stripe' },
    locale: 'auto',
  };
  return (
    <Elements stripe={useStripe()} options={options}>
      <WalletButtons {...props} />
    </Elements>
  );
}

function WalletButtons<Values extends FieldValues>({ form, isBusy, onPay }: WalletsProps<Values>) {
  const stripe = useStripe();
  const elements = useElements();
  const [isShown, setIsShown] = useState(false);

  async function pay({ paymentFailed }: StripeExpressCheckoutElementConfirmEvent) {
    let isAnswered = false;
    let reason: { message?: string } | undefined;
    try {
      if (!stripe || !elements) return;
      reason = (await elements.submit()).error;
      if (reason) return;
      const confirm: ConfirmCard = async (clientSecret) => {
        isAnswered = true;
        const params = { elements, clientSecret, confirmParams: { return_url: location.href } };
        return { ...(await stripe.confirmPayment({ ...params, redirect: 'if_required' })), isWallet: true };
      };
      await form.handleSubmit((values) => onPay(values, confirm))();
    } catch {
      // The page itself shows that the payment failed. The code below closes the wallet's sheet.
    } finally {
      // Stripe tells the wallet how a confirmation ended. Tell it about a payment that failed before that.
      if (!isAnswered) paymentFailed(reason && { message: reason.message });
    }
  }

  return (
    <div className={isShown ? 'grid gap-5' : `absolute ${styles.absent}`}>
      <FormPart title="Express checkout">
        <ExpressCheckoutElement
          options={buttons}
          onReady={({ availablePaymentMethods }) => setIsShown(availablePaymentMethods !== undefined)}
          onClick={({ resolve, reject }) =>
            isBusy ? reject() : form.handleSubmit(() => resolve(), reject)()
          }
          onConfirm={pay}
        />
      </FormPart>
      <p className={`flex items-center gap-4 text-soft ${styles.or}`}>or pay by card</p>
    </div>
  );
}
