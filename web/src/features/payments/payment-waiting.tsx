import { useEffect, useRef } from 'react';
import { Notice } from '#web/ui/feedback/notice.tsx';
import type { WaitingPayment } from './payment-outcome.ts';
import { paymentTexts as texts } from './payment-texts.ts';
import { PhoneText } from './phone-text.tsx';

interface PaymentWaitingProps {
  waiting: WaitingPayment;
  /** Set when it replaces the form whose button had the focus. */
  takesFocus?: boolean;
}

/** Shown instead of a form that must not be sent again: the payment may still go through. */
export function PaymentWaiting({ waiting: { isProcessing }, takesFocus = false }: PaymentWaitingProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
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
