import { useId } from 'react';
import type { AttentionKind } from '#shared/payments/attention.ts';
import type { WorkItem } from '#shared/payments/work-item.ts';
import { handledTexts } from '#web/features/admin/handled/handled-texts.ts';
import { disputeReasonText, refundFailureText } from '#web/features/admin/payments/history/reason-texts.ts';
import { deadlineText } from '#web/features/admin/payments/history/time-left.ts';
import { CopyButton } from '#web/features/admin/records/details/copy-button.tsx';
import { useStripeDashboard } from '#web/features/admin/stripe-dashboard/use-stripe-dashboard.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { evidenceOf, evidenceText } from './evidence-text.ts';
import { itemAmount } from './item-amount.ts';
import { itemId } from './use-worklist.ts';
import styles from './work-card.module.css';
import { worklistTexts as texts } from './worklist-texts.ts';

interface WorkCardProps {
  item: WorkItem;
  now: Date;
  /** Set while the item's payment is loading, to be shown or refunded. */
  isOpening: boolean;
  onOpen: () => void;
  onRefund: () => void;
  onHandled: () => void;
}

/** The labels of the refund button, for the kinds of items that a refund settles. */
const refundLabels: Partial<Record<AttentionKind, string>> = {
  'refund-failed': texts.refundAgain,
  'refund-in-doubt': texts.refundAgain,
  'fraud-warning': texts.refund,
};

/** Explains why the item waits: a dispute has Stripe's reason, a refund the manager's. */
function reasonsOf({ kind, reason, failureReason }: WorkItem): { label: string; value: string }[] {
  const { facts } = texts;
  if (kind === 'dispute') return [{ label: facts.reason, value: disputeReasonText(reason ?? '') }];
  return [
    ...(reason ? [{ label: facts.reason, value: reason }] : []),
    ...(kind === 'refund-failed' ? [{ label: facts.failure, value: refundFailureText(failureReason) }] : []),
  ];
}

/** An item that waits for a manager: what to do next, what we know, and buttons to do it. */
export function WorkCard({ item, now, isOpening, onOpen, onRefund, onHandled }: WorkCardProps) {
  const id = useId();
  const stripeUrl = useStripeDashboard();
  const { kind, dueBy, todo, isListed, isChargedBack, paymentIntentId } = item;
  const refundLabel = refundLabels[kind];
  const named = (action: string) => ({
    id: `${id}-${action}`,
    'aria-labelledby': `${id}-${action} ${id}-title`,
  });
  return (
    <Card as="li" className="grid grid-cols-1 gap-3" data-row={itemId(item)}>
      <div className="flex flex-wrap items-center gap-2-3">
        <h3 id={`${id}-title`}>
          {texts.kinds[kind]} <span className={styles.amount}>{itemAmount(item)}</span>
        </h3>
        {dueBy && <Badge tone="warn">{deadlineText(dueBy, now)}</Badge>}
      </div>
      <b>{todo}</b>
      <dl className={`grid text-sm leading-145 ${styles.facts}`}>
        {[...reasonsOf(item), ...evidenceOf(item)].map(({ label, value }) => (
          <div key={label} className={`grid gap-3 wrap-anywhere ${styles.fact}`}>
            <dt className="text-soft wrap-anywhere">{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-2-3">
        {isListed && refundLabel && !isChargedBack && (
          <Button size="small" busy={isOpening} onClick={onRefund} {...named('refund')}>
            {refundLabel}
          </Button>
        )}
        {isListed && (
          <Button variant="secondary" size="small" busy={isOpening} onClick={onOpen} {...named('open')}>
            {texts.open}
          </Button>
        )}
        <ButtonAnchor
          variant="secondary"
          size="small"
          href={stripeUrl('payments', paymentIntentId)}
          newTab
          {...named('stripe')}
        >
          {texts.openInStripe}
        </ButtonAnchor>
        {kind === 'dispute' && isListed && (
          <span>
            <CopyButton text={evidenceText(item)} variant="secondary">
              {texts.copyEvidence}
            </CopyButton>
          </span>
        )}
        <Button variant="quiet" size="small" onClick={onHandled} {...named('handled')}>
          {handledTexts.action}
        </Button>
      </div>
    </Card>
  );
}
