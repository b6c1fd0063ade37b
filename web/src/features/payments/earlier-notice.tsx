import { Notice } from '#web/ui/feedback/notice.tsx';
import type { WaitingPayment } from './payment-order.ts';
import { paymentTexts as texts } from './payment-texts.ts';
import { PhoneText } from './phone-text.tsx';
import type { EarlierPayment } from './use-earlier-payment.ts';
import { useTakeFocus } from './use-take-focus.ts';

interface EarlierNoticeProps {
  earlier: EarlierPayment;
  /** The payment of the current form. Its notice replaces the form whose button had the focus. */
  waiting?: WaitingPayment | undefined;
  /**
   * What to do after the payment went through, one paragraph each. Gets the titles of the tests that have left the
   * cart, if known.
   */
  next?: (bought: readonly string[]) => readonly string[];
}

/** The status of a payment that has no result yet, or was left without one. */
export function EarlierNotice({ earlier, waiting, next }: EarlierNoticeProps) {
  const box = useTakeFocus<HTMLDivElement>(waiting !== undefined);
  const shown = waiting ?? (earlier.phase === 'waiting' ? earlier.waiting : undefined);
  if (shown) {
    const { isProcessing } = shown;
    return (
      <div ref={box} tabIndex={-1}>
        <Notice tone="warn" title={isProcessing ? texts.processingTitle : texts.unknownTitle} live>
          <p>{isProcessing ? texts.processing : texts.unknown}</p>
          <p>
            <PhoneText text={texts.dontPayAgain} />
          </p>
        </Notice>
      </div>
    );
  }
  if (earlier.phase === 'none' || earlier.phase === 'waiting') return null;
  const isPaid = earlier.phase === 'paid';
  const { title, text } = texts.ended[earlier.phase];
  return (
    <Notice tone={isPaid ? 'success' : 'error'} title={title} live>
      {[text, ...((isPaid && next?.(earlier.bought)) || [])].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Notice>
  );
}
