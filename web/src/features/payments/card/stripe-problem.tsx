import { paymentTexts } from '#web/features/payments/payment-texts.ts';
import { PhoneText } from '#web/features/payments/phone-text.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { StripeUnavailable } from './stripe-script.ts';

interface StripeProblemProps {
  /** What loading Stripe threw. */
  reason: unknown;
  /** Said instead of the reason, on a screen that has words of its own. */
  title?: string;
  onRetry: () => void;
}

/** Says that no card can be taken, since Stripe could not be loaded, and retries. */
export function StripeProblem({ reason, title, onRetry }: StripeProblemProps) {
  const why = reason instanceof StripeUnavailable ? reason.message : paymentTexts.offline;
  return (
    <Notice
      tone="error"
      title={title ?? why}
      live
      actions={
        <Button size="small" variant="secondary" onClick={onRetry}>
          {paymentTexts.tryAgain}
        </Button>
      }
    >
      <PhoneText text={paymentTexts.notLoaded} />
    </Notice>
  );
}
