import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { PaymentDialogs, usePaymentTasks } from '#web/features/admin/payments/payment-details.tsx';
import { useRowFocus } from '#web/features/admin/records/use-row-focus.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { itemId, useWorklist } from './use-worklist.ts';
import { WorkCard } from './work-card.tsx';
import { worklistTexts as texts } from './worklist-texts.ts';

/**
 * Everything that waits for a manager: failed or uncertain refunds, disputes, fraud warnings, uncertain payments,
 * lab orders not drawn, and other sales on our Stripe account.
 */
export function Worklist() {
  const { items, isComplete, failure } = useWorklist();
  const tasks = usePaymentTasks();
  const { region, onFocus } = useRowFocus();
  return (
    <section
      ref={region}
      className="grid grid-cols-1 gap-3"
      aria-label={texts.list}
      aria-busy={!items && failure.isRetrying}
      tabIndex={-1}
      onFocus={onFocus}
    >
      <h2 className="text-xl">{texts.title}</h2>
      <p className="text-soft">{texts.lead}</p>
      {failure.error && <FailureNotice {...failure} texts={texts} isStale={items !== undefined} />}
      {!items && !failure.error && <Skeleton lines={6} label={texts.loading} />}
      {items?.length === 0 && (
        <Notice tone="success" title={texts.none}>
          {texts.noneText}
        </Notice>
      )}
      {items && items.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {items.map((item) => (
            <WorkCard key={itemId(item)} item={item} tasks={tasks} />
          ))}
        </ul>
      )}
      {!isComplete && <p className="text-soft">{texts.more}</p>}
      <PaymentDialogs tasks={tasks} />
    </section>
  );
}
