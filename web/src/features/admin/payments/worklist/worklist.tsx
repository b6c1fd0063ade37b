import { useState } from 'react';
import type { Payment } from '#shared/payments/payment.ts';
import type { WorkItem } from '#shared/payments/work-item.ts';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { failureText } from '#web/features/admin/failure/failure-text.ts';
import { HandledDialog } from '#web/features/admin/handled/handled-dialog.tsx';
import { findPayment } from '#web/features/admin/payments/payment/find-payment.ts';
import { PaymentDialogs, usePaymentTasks } from '#web/features/admin/payments/payment-dialogs.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useRowFocus } from '#web/features/admin/records/use-row-focus.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { itemAmount } from './item-amount.ts';
import { itemId, useWorklist } from './use-worklist.ts';
import { WorkCard } from './work-card.tsx';
import { worklistTexts as texts } from './worklist-texts.ts';

interface ItemToOpen {
  item: WorkItem;
  /** Called with the item's payment. */
  show: (payment: Payment) => void;
}

/**
 * Everything that waits for a manager: failed or uncertain refunds, disputes, fraud warnings, uncertain payments,
 * lab orders not drawn, and other sales on our Stripe account.
 */
export function Worklist() {
  const { call } = useSession();
  const { items, isComplete, error, isRetrying, retry, hide } = useWorklist();
  const { now = new Date() } = useServerClock();
  const { latest } = useRecordChanges<Payment>('payments');
  const opening = useSingleMutation({
    mutationFn: ({ item }: ItemToOpen) => findPayment(call, { id: item.paymentIntentId }),
    onSuccess: (payment, { show }) => (payment ? show(payment) : showToast(texts.gone, { tone: 'error' })),
    onError: (failure) => showToast(failureText(failure), { tone: 'error' }),
  });
  const openingId = opening.isPending && itemId(opening.variables.item);
  const tasks = usePaymentTasks();
  const [marked, setMarked] = useState<WorkItem>();
  const { region, onFocus } = useRowFocus();

  function refund(item: WorkItem) {
    opening.mutate({ item, show: (payment) => tasks.startRefund({ payment, again: item }) });
  }

  function markHandled({ paymentIntentId: id, key }: WorkItem, note: string) {
    return call('POST /api/payments/{id}/handled', { params: { id }, body: { key, note } });
  }

  return (
    <section
      ref={region}
      className="grid grid-cols-1 gap-3"
      aria-label={texts.list}
      aria-busy={!items && isRetrying}
      tabIndex={-1}
      onFocus={onFocus}
    >
      <h2 className="text-xl">{texts.title}</h2>
      <p className="text-soft wrap-anywhere">{texts.lead}</p>
      {error && (
        <FailureNotice
          error={error}
          texts={texts}
          isStale={items !== undefined}
          isRetrying={isRetrying}
          onRetry={retry}
        />
      )}
      {!items && !error && <Skeleton lines={6} label={texts.loading} />}
      {items?.length === 0 && (
        <Notice tone="success" title={texts.none}>
          {texts.noneText}
        </Notice>
      )}
      {items && items.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {items.map((item) => (
            <WorkCard
              key={itemId(item)}
              item={item}
              now={now}
              isOpening={openingId === itemId(item)}
              onOpen={() => opening.mutate({ item, show: tasks.showDetails })}
              onRefund={() => refund(item)}
              onHandled={() => setMarked(item)}
            />
          ))}
        </ul>
      )}
      {!isComplete && <p className="text-soft wrap-anywhere">{texts.more}</p>}
      <PaymentDialogs tasks={tasks} current={(payment) => latest(payment) ?? payment} />
      {marked && (
        <HandledDialog
          what={`${texts.kinds[marked.kind]}, ${itemAmount(marked)}`}
          save={(note) => markHandled(marked, note)}
          onClose={() => setMarked(undefined)}
          onDone={() => hide(marked)}
        />
      )}
    </section>
  );
}
