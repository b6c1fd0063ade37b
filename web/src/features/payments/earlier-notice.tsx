import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './earlier-notice.module.css';
import { paymentTexts as texts } from './payment-texts.ts';
import { PaymentWaiting } from './payment-waiting.tsx';
import type { EarlierPayment } from './use-earlier-payment.ts';

interface EarlierNoticeProps {
  earlier: EarlierPayment;
  /** What to do once it went through and its tests, if it is known which, have left the cart: a paragraph each. */
  next?: (bought: readonly string[]) => readonly string[];
}

/** Says how a payment stands that was left without a result. */
export function EarlierNotice({ earlier, next }: EarlierNoticeProps) {
  if (earlier.phase === 'none') return null;
  if (earlier.phase === 'waiting') return <PaymentWaiting waiting={earlier.waiting} />;
  return (
    <div className={styles.ended}>
      {earlier.phase === 'paid' ? (
        <Notice tone="success" title={texts.wentThroughTitle} live>
          <p>{texts.wentThrough}</p>
          {next?.(earlier.bought).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      ) : (
        <Notice tone="error" title={texts.failedTitle} live>
          {texts.earlierFailed}
        </Notice>
      )}
    </div>
  );
}
