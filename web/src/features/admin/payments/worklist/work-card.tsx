import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { clinicById } from '#shared/clinics/clinics.ts';
import { dollarsToCents } from '#shared/payments/amount.ts';
import type { AttentionKind } from '#shared/payments/attention.ts';
import { formatMinorUnits } from '#shared/payments/money.ts';
import { handledNoteSchema, type WorkItem } from '#shared/payments/work-item.ts';
import { formatDateTime } from '#web/features/admin/date-format.ts';
import { failureText } from '#web/features/admin/failure/failure.ts';
import { deadlineText } from '#web/features/admin/payments/history/history-texts.ts';
import { disputeReasonText, refundFailureText } from '#web/features/admin/payments/history/reason-texts.ts';
import { findPayment, useStripeDashboard } from '#web/features/admin/payments/payment/payment.ts';
import type { PaymentTasks } from '#web/features/admin/payments/payment-details.tsx';
import { CopyButton } from '#web/features/admin/records/details/field-list.tsx';
import { TaskDialog, useTaskForm } from '#web/features/admin/records/details/task-dialog.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { itemId, useWorklist } from './use-worklist.ts';
import { handledTexts, worklistTexts as texts } from './worklist-texts.ts';

/** A label and its value. */
type Fact = [string, string];

const known = (facts: [string, string | false | undefined][]) =>
  facts.filter((fact): fact is Fact => Boolean(fact[1]));

/** What an item is about, such as `Refund failed $20.50`, in its own currency. */
function itemTitle({ kind, amount, currency = 'usd' }: WorkItem, separator = ' '): string {
  return `${texts.kinds[kind]}${separator}${formatMinorUnits(dollarsToCents(amount), currency)}`;
}

/** The evidence that we hold about an item's payment. */
function evidenceOf({ paidAt, items, drawnAt, drawnAtClinicId: clinicId, ...item }: WorkItem): Fact[] {
  return known([
    ['Patient', item.patientName],
    ['Paid', paidAt && formatDateTime(paidAt)],
    ['For', item.description],
    ['Lab tests', items?.map(({ title, price }) => `${title} ${price}`).join(', ')],
    ['Lab order', item.orderNumber],
    ['Sample taken', drawnAt && clinicId && `${formatDateTime(drawnAt)}, ${clinicById(clinicId).name}`],
  ]);
}

/** Why an item waits, then our evidence. A dispute has Stripe's reason, a refund the manager's. */
function factsOf(item: WorkItem): Fact[] {
  const { kind, reason, failureReason } = item;
  return known([
    ['Reason', kind === 'dispute' ? disputeReasonText(reason ?? '') : reason],
    ['Why it failed', kind === 'refund-failed' && refundFailureText(failureReason)],
    ...evidenceOf(item),
  ]);
}

/** The evidence as text, to paste into Stripe's form. */
function evidenceText(item: WorkItem): string {
  const ids = known([
    ['Payment ID', item.paymentIntentId],
    ['Receipt', item.receiptUrl],
  ]);
  const lines = [...evidenceOf(item), ...ids].map(([label, value]) => `${label}: ${value}`);
  return [itemTitle(item, ': '), ...lines].join('\n');
}

/** The labels of the refund button, for the kinds of items that a refund settles. */
const refundLabels: Partial<Record<AttentionKind, string>> = {
  'refund-failed': texts.refundAgain,
  'refund-in-doubt': texts.refundAgain,
  'fraud-warning': texts.refund,
};

const noteForm = zodResolver(z.object({ note: handledNoteSchema }));

/** Asks what a manager did about an item, and marks it as handled. */
function HandledDialog({ item, onClose }: { item: WorkItem; onClose: () => void }) {
  const { call } = useSession();
  const { hide } = useWorklist();
  const { paymentIntentId: id, key } = item;
  return (
    <TaskDialog
      texts={handledTexts}
      form={useTaskForm(noteForm, { note: '' })}
      send={({ note }) => call('POST /api/payments/{id}/handled', { params: { id }, body: { key, note } })}
      onDone={() => hide(item)}
      onClose={onClose}
    >
      {(field) => (
        <>
          <p>
            <strong>{itemTitle(item, ', ')}</strong>
            <br />
            {handledTexts.meaning}
          </p>
          <TextField hint={handledTexts.noteHint} maxLength={100} autoComplete="off" {...field('note')} />
        </>
      )}
    </TaskDialog>
  );
}

/** An item that waits for a manager: what to do next, what we know, and buttons to do it. */
export function WorkCard({ item, tasks }: { item: WorkItem; tasks: PaymentTasks }) {
  const id = useId();
  const { call } = useSession();
  const { now = new Date() } = useServerClock();
  const stripeUrl = useStripeDashboard();
  const [isHandling, setIsHandling] = useState(false);
  const { kind, dueBy, todo, isListed, isChargedBack, paymentIntentId } = item;
  const refundLabel = !isChargedBack && refundLabels[kind];
  const { mutate, isPending: isOpening } = useSingleMutation({
    mutationFn: (_task: 'show' | 'refund') => findPayment(call, paymentIntentId),
    onSuccess: (payment, task) => {
      if (!payment) showToast(texts.gone, { tone: 'error' });
      else if (task === 'show') tasks.showDetails(payment);
      else tasks.startRefund({ payment, again: item });
    },
    onError: (failure) => showToast(failureText(failure), { tone: 'error' }),
  });
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
          <Button busy={isOpening} onClick={() => mutate('refund')} {...named('refund')}>
            {refundLabel}
          </Button>
        )}
        {isListed && (
          <Button variant="secondary" busy={isOpening} onClick={() => mutate('show')} {...named('open')}>
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
        <Button variant="quiet" onClick={() => setIsHandling(true)} {...named('handled')}>
          {handledTexts.action}
        </Button>
      </div>
      {isHandling && <HandledDialog item={item} onClose={() => setIsHandling(false)} />}
    </Card>
  );
}
