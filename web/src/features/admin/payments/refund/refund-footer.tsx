import { formatCents } from '#shared/payments/money.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import type { RefundRequest } from './refund-request.ts';
import { refundTexts as texts } from './refund-texts.ts';
import type { RefundOutcome } from './use-refund.ts';

interface RefundFooterProps {
  formId: string;
  /** The refund that waits for confirmation. */
  toConfirm: RefundRequest | undefined;
  /** The outcome, once the refund was sent and not refused. */
  ended: RefundOutcome | undefined;
  isSending: boolean;
  isChecking: boolean;
  onClose: () => void;
  onBack: () => void;
  onSend: (request: RefundRequest) => void;
  onCheck: () => void;
}

/** The buttons of each step of a refund. */
export function RefundFooter(props: RefundFooterProps) {
  const { formId, toConfirm, ended, isSending, isChecking, onClose, onBack, onSend, onCheck } = props;
  if (ended) {
    const isUnknown = ended.kind === 'unknown';
    return (
      <>
        {isUnknown && (
          <Button variant="quiet" onClick={onBack}>
            {texts.startOver}
          </Button>
        )}
        {isUnknown && (
          <Button variant="secondary" busy={isChecking} onClick={onCheck}>
            {isChecking ? texts.checking : texts.checkAgain}
          </Button>
        )}
        <Button onClick={onClose}>{texts.close}</Button>
      </>
    );
  }
  if (toConfirm) {
    return (
      <>
        <Button
          variant="secondary"
          aria-disabled={isSending || undefined}
          onClick={() => !isSending && onBack()}
        >
          {texts.back}
        </Button>
        {/* This button replaces Continue in the same place: the second half of a double click must not confirm. */}
        <Button busy={isSending} onClick={({ detail }) => detail < 2 && onSend(toConfirm)}>
          {isSending ? texts.sending : texts.send(formatCents(toConfirm.cents))}
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
