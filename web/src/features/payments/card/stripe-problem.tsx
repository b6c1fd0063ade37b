import { paymentTexts } from '#web/features/payments/payment-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { StripeUnavailable } from './stripe-script.ts';

interface StripeProblemProps {
  /** What loading was refused with. */
  reason: unknown;
  /** Said first, where the screen has words of its own. */
  title?: string;
  onRetry: () => void;
}

/** The card provider could not be loaded: why, and another try. */
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
      {title && <p>{why}.</p>}
      <p>{paymentTexts.notStarted}</p>
    </Notice>
  );
}
