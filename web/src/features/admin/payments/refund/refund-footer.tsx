import { dollarText } from '#shared/payments/money.ts';
import { paymentsTexts } from '#web/features/admin/payments/payments-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import type { RefundRequest } from './refund-request.ts';
import type { RefundOutcome } from './use-refund.ts';

const texts = paymentsTexts.refund;

interface RefundFooterProps {
  formId: string;
  /** The refund that is being looked at once more. */
  asking: RefundRequest | undefined;
  /** How it went, once it was sent and not refused. */
  ended: RefundOutcome | undefined;
  isSending: boolean;
  isLooking: boolean;
  onClose: () => void;
  onBack: () => void;
  onSend: (request: RefundRequest) => void;
  onLook: () => void;
}

/** The ways on from each step of a refund. */
export function RefundFooter(props: RefundFooterProps) {
  const { formId, asking, ended, isSending, isLooking, onClose, onBack, onSend, onLook } = props;
  if (ended) {
    const isUnknown = ended.kind === 'unknown';
    return (
      <>
        {isUnknown && (
          <Button variant="quiet" onClick={onBack}>
            {texts.startAnew}
          </Button>
        )}
        {isUnknown && (
          <Button variant="secondary" busy={isLooking} onClick={onLook}>
            {isLooking ? texts.looking : texts.lookAgain}
          </Button>
        )}
        <Button onClick={onClose}>{texts.close}</Button>
      </>
    );
  }
  if (asking) {
    return (
      <>
        <Button
          variant="secondary"
          aria-disabled={isSending || undefined}
          onClick={() => !isSending && onBack()}
        >
          {texts.back}
        </Button>
        {/* It stands where Continue stood: the second half of a double click there is no second look. */}
        <Button busy={isSending} onClick={({ detail }) => detail < 2 && onSend(asking)}>
          {isSending ? texts.sending : texts.send(dollarText(asking.cents))}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        {texts.cancel}
      </Button>
      <Button type="submit" form={formId}>
        {texts.proceed}
      </Button>
    </>
  );
}
