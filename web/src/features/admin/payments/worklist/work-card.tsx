import { useId } from 'react';
import type { AttentionKind } from '#shared/payments/attention.ts';
import type { WorkItem } from '#shared/payments/work-item.ts';
import { deadlineText } from '#web/features/admin/payments/history/history-texts.ts';
import { CopyButton } from '#web/features/admin/records/details/copy-button.tsx';
import { useStripeDashboard } from '#web/features/admin/stripe-dashboard/use-stripe-dashboard.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { evidenceText, factsOf, itemTitle } from './item-facts.ts';
import { itemId } from './use-worklist.ts';
import { handledTexts, worklistTexts as texts } from './worklist-texts.ts';

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

/** An item that waits for a manager: what to do next, what we know, and buttons to do it. */
export function WorkCard({ item, now, isOpening, onOpen, onRefund, onHandled }: WorkCardProps) {
  const id = useId();
  const stripeUrl = useStripeDashboard();
  const { kind, dueBy, todo, isListed, isChargedBack, paymentIntentId } = item;
  const refundLabel = !isChargedBack && refundLabels[kind];
  const named = (action: string) => ({
    size: 'small' as const,
    id: `${id}-${action}`,
    'aria-labelledby': `${id}-${action} ${id}-title`,
  });
  return (
    <Card as="li" className="grid grid-cols-1 gap-3" data-row={itemId(item)}>
      <div className="flex flex-wrap items-center gap-2-3">
        <h3 id={`${id}-title`}>{itemTitle(item)}</h3>
        {dueBy && <Badge tone="warn">{deadlineText(dueBy, now)}</Badge>}
      </div>
      <b>{todo}</b>
      <dl className="flex flex-wrap gap-x-5 text-sm leading-145 wrap-anywhere">
        {factsOf(item).map(([label, value]) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="text-soft">{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-2-3">
        {isListed && refundLabel && (
          <Button busy={isOpening} onClick={onRefund} {...named('refund')}>
            {refundLabel}
          </Button>
        )}
        {isListed && (
          <Button variant="secondary" busy={isOpening} onClick={onOpen} {...named('open')}>
            {texts.open}
          </Button>
        )}
        <ButtonAnchor
          variant="secondary"
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
        <Button variant="quiet" onClick={onHandled} {...named('handled')}>
          {handledTexts.action}
        </Button>
      </div>
    </Card>
  );
}
