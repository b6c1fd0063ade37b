import { useState } from 'react';
import * as z from 'zod/mini';
import { clinicById } from '#shared/clinics/clinics.ts';
import { dollarsToCents } from '#shared/payments/amount.ts';
import type { AttentionKind } from '#shared/payments/attention.ts';
import { formatMinorUnits } from '#shared/payments/money.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { handledNoteSchema, type WorkItem } from '#shared/payments/work-item.ts';
import { formatDateTime } from '#web/features/admin/date-format.ts';
import { failureText } from '#web/features/admin/failure/failure.ts';
import { QueryState } from '#web/features/admin/failure/failure-notice.tsx';
import {
  deadlineText,
  disputeReasonText,
  refundFailureText,
} from '#web/features/admin/payments/history/payment-history.tsx';
import { findPayment } from '#web/features/admin/payments/payment/payment.ts';
import { StripeLink } from '#web/features/admin/payments/payment/stripe-link.tsx';
import { PaymentDialogs, usePaymentTasks } from '#web/features/admin/payments/payment-details.tsx';
import { CopyButton } from '#web/features/admin/records/details/field-list.tsx';
import { TaskDialog, useTaskForm } from '#web/features/admin/records/details/task-dialog.tsx';
import { EmptyState } from '#web/features/admin/records/table/record-list.tsx';
import { useRowFocus } from '#web/features/admin/records/use-row-focus.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { SmallButton } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { itemId, useWorklist } from './use-worklist.ts';

export const worklistTexts = {
  failed: 'We couldn’t load the work list',
  stale: 'We couldn’t refresh the work list. It may be out of date.',
  none: 'You’re all caught up',
  kinds: {
    'refund-failed': 'Refund failed',
    'refund-in-doubt': 'Unconfirmed refund',
    dispute: 'Dispute',
    'fraud-warning': 'Fraud warning',
    'payment-in-doubt': 'Unconfirmed payment',
    'lab-order-open': 'Lab order not drawn',
    'other-sale': 'Sales of other products',
  } satisfies Record<AttentionKind, string>,
  open: 'Open payment',
  refundAgain: 'Refund again',
};

export const handledTexts = {
  action: 'Set aside…',
  title: 'Set this aside?',
  labels: { note: 'What did you do about it?' },
  submit: 'Set aside',
  busy: 'Setting aside…',
  failed: 'We couldn’t set it aside',
  unknown: 'We’re not sure it was set aside. It’s safe to try again.',
  done: 'Set aside. Your note is in the activity log.',
};

type Fact = [label: string, value: string | false | undefined];

/** What an item is about, such as `Refund failed $20.50`, in its own currency. */
function itemTitle({ kind, amount, currency = 'usd' }: WorkItem, separator = ' '): string {
  return `${worklistTexts.kinds[kind]}${separator}${formatMinorUnits(dollarsToCents(amount), currency)}`;
}

/** The evidence that we hold about an item's payment. */
function evidenceOf({ paidAt, items, drawnAt, drawnAtClinicId: clinicId, ...item }: WorkItem): Fact[] {
  return [
    ['Patient', item.patientName],
    ['Paid', paidAt && formatDateTime(paidAt)],
    ['For', item.description],
    ['Lab tests', items?.map(({ title, price }) => `${title} ${price}`).join(', ')],
    ['Lab order', item.orderNumber],
    ['Sample taken', drawnAt && clinicId && `${formatDateTime(drawnAt)}, ${clinicById(clinicId).name}`],
  ];
}

const known = (facts: Fact[]) => facts.filter(([, value]) => value);

/** The evidence as text, to paste into Stripe's form. */
function evidenceText(item: WorkItem): string {
  const { paymentIntentId, receiptUrl } = item;
  const facts = known([...evidenceOf(item), ['Payment ID', paymentIntentId], ['Receipt', receiptUrl]]);
  return [itemTitle(item, ': '), ...facts.map((fact) => fact.join(': '))].join('\n');
}

const noteForm = z.object({ note: handledNoteSchema });

/** Asks what a manager did about an item, and marks it as handled. */
function HandledDialog({ item, onClose }: { item: WorkItem; onClose: () => void }) {
  const { call } = useSession();
  const { hide } = useWorklist();
  const { paymentIntentId: id, key } = item;
  const form = useTaskForm(noteForm, { note: '' });
  return (
    <TaskDialog
      texts={handledTexts}
      form={form}
      send={({ note }) => call('POST /api/payments/{id}/handled', { params: { id }, body: { key, note } })}
      onDone={() => void hide(item)}
      onClose={onClose}
    >
      {(field) => (
        <>
          <p>
            <strong>{itemTitle(item, ', ')}</strong>
            <br />
            We’ll take it off the work list. Your note will be in the activity log.
          </p>
          <TextField hint="Example: Paid the refund by check." maxLength={100} {...field('note')} />
        </>
      )}
    </TaskDialog>
  );
}

/** An item that waits for a manager: what to do next, what we know, and buttons to do it. */
function WorkCard({ item, tasks }: { item: WorkItem; tasks: ReturnType<typeof usePaymentTasks> }) {
  const { call } = useSession();
  const { now = new Date() } = useServerClock();
  const [isHandling, setIsHandling] = useState(false);
  const { kind, reason, dueBy, isListed, paymentIntentId } = item;
  const isDispute = kind === 'dispute';
  const isRefund = kind === 'refund-failed' || kind === 'refund-in-doubt';
  const canRefund = isListed && !item.isChargedBack && (isRefund || kind === 'fraud-warning');
  const { mutate, isPending } = useSingleMutation({
    mutationFn: async (start: (payment: Payment) => void) => {
      const payment = await findPayment(call, paymentIntentId);
      if (payment) start(payment);
      else showToast('The record of this payment was deleted.', { tone: 'error' });
    },
    onError: (failure) =>
      showToast(`We couldn’t open the payment. ${failureText(failure)}`, { tone: 'error' }),
  });
  // The reason of a dispute is Stripe's code. The reason of a refund is the manager's text.
  const facts = known([
    ['Reason', isDispute ? disputeReasonText(reason) : reason],
    ['Why it failed', kind === 'refund-failed' && refundFailureText(item.failureReason)],
    ...evidenceOf(item),
  ]);
  const labeled = (label: string) => (
    <>
      {label} <span className="sr-only">{itemTitle(item)}</span>
    </>
  );
  return (
    <Card as="li" className="grid grid-cols-1 gap-3" data-row={itemId(item)}>
      <div className="flex flex-wrap items-center gap-2-3">
        <h3>{itemTitle(item)}</h3>
        {dueBy && <Badge tone="warn">{deadlineText(dueBy, now)}</Badge>}
      </div>
      <b>{item.todo}</b>
      <dl className="flex flex-wrap gap-x-5 text-sm leading-145 wrap-anywhere">
        {facts.map(([label, value]) => (
          <div key={label} className="flex gap-x-2">
            <dt className="flex-none text-soft">{label}</dt>
            <dd className="min-w-0">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-2-3">
        {canRefund && (
          <SmallButton
            variant="primary"
            busy={isPending}
            onClick={() => mutate((payment) => tasks.startRefund({ payment, again: item }))}
          >
            {labeled(isRefund ? worklistTexts.refundAgain : 'Refund')}
          </SmallButton>
        )}
        <StripeLink kind="payments" id={paymentIntentId} about={itemTitle(item)} isPrimary={isDispute} />
        {isListed && (
          <SmallButton busy={isPending} onClick={() => mutate(tasks.showDetails)}>
            {labeled(worklistTexts.open)}
          </SmallButton>
        )}
        {isDispute && isListed && (
          <span>
            <CopyButton text={evidenceText(item)} variant="secondary">
              Copy evidence
            </CopyButton>
          </span>
        )}
        <SmallButton variant="quiet" onClick={() => setIsHandling(true)}>
          {labeled(handledTexts.action)}
        </SmallButton>
      </div>
      {isHandling && <HandledDialog item={item} onClose={() => setIsHandling(false)} />}
    </Card>
  );
}

/**
 * Everything that waits for a manager: failed or uncertain refunds, disputes, fraud warnings, uncertain payments,
 * lab orders not drawn, and other sales on our Stripe account.
 */
export function Worklist() {
  const { query } = useWorklist();
  const { items, complete } = query.data ?? {};
  const tasks = usePaymentTasks();
  const rowFocus = useRowFocus();
  return (
    <section className="grid grid-cols-1 gap-3" aria-label="Items waiting" {...rowFocus}>
      <h2 className="text-xl">Work list</h2>
      <p className="text-soft">Payments that need your decision, soonest deadline first.</p>
      <QueryState query={query} texts={worklistTexts} />
      {items?.length === 0 && <EmptyState>{worklistTexts.none}</EmptyState>}
      <ul className="grid grid-cols-1 gap-3">
        {items?.map((item) => (
          <WorkCard key={itemId(item)} item={item} tasks={tasks} />
        ))}
      </ul>
      {complete === false && (
        <p className="text-soft">
          There are more items than fit on this list. The rest will show up as you work through it.
        </p>
      )}
      <PaymentDialogs tasks={tasks} />
    </section>
  );
}
