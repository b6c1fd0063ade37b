import { useState } from 'react';
import type { Payment } from '#shared/payments/payment.ts';
import type { WorkItem } from '#shared/payments/work-item.ts';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { PaymentDialogs, usePaymentTasks } from '#web/features/admin/payments/payment-dialogs.tsx';
import { PutAwayDialog } from '#web/features/admin/put-away/put-away-dialog.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useRowFocus } from '#web/features/admin/records/use-row-focus.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { itemAmount } from './item-amount.ts';
import { useItemPayment } from './use-item-payment.ts';
import { itemId, useWorklist } from './use-worklist.ts';
import { WorkCard } from './work-card.tsx';
import styles from './worklist.module.css';
import { worklistTexts as texts } from './worklist-texts.ts';

/** What waits for a manager: refunds that failed, disputes, warnings of fraud, payments in doubt, and other sales on our Stripe account. */
export function Worklist() {
  const { call } = useSession();
  const { items, isComplete, error, isRetrying, retry, hide } = useWorklist();
  const { now = new Date() } = useServerClock();
  const { latest } = useRecordChanges<Payment>('payments');
  const { openingId, load } = useItemPayment();
  const tasks = usePaymentTasks();
  const [puttingAway, setPuttingAway] = useState<WorkItem>();
  const { region, onFocus } = useRowFocus();

  function refund(item: WorkItem) {
    const { amount, reason = '', idempotencyKey } = item;
    load(item, (payment) => tasks.refund({ payment, again: { amount, reason, idempotencyKey } }));
  }

  function putAway({ paymentIntentId: id, key }: WorkItem, note: string) {
    return call('POST /api/payments/{id}/handled', { params: { id }, body: { key, note } });
  }

  return (
    <section
      ref={region}
      className={styles.worklist}
      aria-label={texts.list}
      aria-busy={!items && isRetrying}
      tabIndex={-1}
      onFocus={onFocus}
    >
      <h2 className={styles.title}>{texts.title}</h2>
      <p className={styles.lead}>{texts.lead}</p>
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
        <div className={styles.none}>
          <p className={styles.noneTitle}>{texts.none}</p>
          <p>{texts.noneText}</p>
        </div>
      )}
      {items && items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item) => (
            <WorkCard
              key={itemId(item)}
              item={item}
              now={now}
              isOpening={openingId === itemId(item)}
              onOpen={() => load(item, tasks.showDetails)}
              onRefund={() => refund(item)}
              onPutAway={() => setPuttingAway(item)}
            />
          ))}
        </ul>
      )}
      {!isComplete && <p className={styles.lead}>{texts.more}</p>}
      <PaymentDialogs tasks={tasks} current={(payment) => latest(payment) ?? payment} />
      {puttingAway && (
        <PutAwayDialog
          {...texts.putAway}
          what={`${texts.kinds[puttingAway.kind]}, ${itemAmount(puttingAway)}`}
          save={(note) => putAway(puttingAway, note)}
          onClose={() => setPuttingAway(undefined)}
          onDone={() => {
            setPuttingAway(undefined);
            hide(puttingAway);
          }}
        />
      )}
    </section>
  );
}
