import { useState } from 'react';
import * as z from 'zod/mini';
import { shortText } from '#shared/forms/fields.ts';
import { totalCentsOf } from '#shared/lab-tests/price.ts';
import { dollarsToCents, parseDollars } from '#shared/payments/amount.ts';
import { formatCents, formatDollars } from '#shared/payments/money.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { countsAsRefunded } from '#shared/payments/refund.ts';
import type { WorkItem } from '#shared/payments/work-item.ts';
import { required } from '#shared/required.ts';
import { joinWords } from '#shared/text/join-words.ts';
import { currentRecord, isRefusal } from '#web/features/admin/failure/failure.ts';
import { findPayment, payerName, refundableCents } from '#web/features/admin/payments/payment/payment.ts';
import { Choice, TaskDialog, useTaskForm } from '#web/features/admin/records/details/task-dialog.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';

export const refundTexts = {
  action: 'Refund',
  actionOf: (name: string) => `Refund the payment from ${name}`,
  labels: {
    extent: 'How much?',
    tests: 'Which tests? (optional)',
    amount: 'Amount in dollars',
    reason: 'Reason',
  },
  submit: 'Continue',
  send: (amount: string) => `Refund ${amount}`,
  busy: 'Refunding…',
  refunded: (amount: string, name: string) => `We refunded ${amount} to ${name}.`,
  failed: 'We couldn’t refund it',
  unknown: 'We’re not sure it was refunded. It’s safe to try again: we won’t refund it twice.',
};

type Typed = z.output<ReturnType<typeof refundSchema>>;

/** The cents to refund, or undefined if what was typed is no amount. */
function centsOf({ extent, amount }: Pick<Typed, 'extent' | 'amount'>, leftCents: number) {
  return extent === 'full' ? leftCents : parseDollars(amount);
}

function amountError(cents: number | undefined, leftCents: number): string | undefined {
  if (leftCents === 0) return 'This payment has already been fully refunded.';
  if (!cents) return 'Enter an amount in dollars and cents, like 12.50';
  return cents > leftCents ? `You can refund up to ${formatCents(leftCents)}` : undefined;
}

/** The form as typed: `amount` is in dollars, and `tests` are the titles of lab tests. */
export function refundSchema(leftCents: number) {
  // The reason has the contract's rule, so that browser and server refuse with the same text.
  const reason = shortText('Enter a reason');
  const extent = z.enum(['full', 'part']);
  return z
    .object({ extent, tests: z.array(z.string()), amount: z.string(), reason })
    .check(({ value, issues }) => {
      const message = amountError(centsOf(value, leftCents), leftCents);
      if (message) issues.push({ code: 'custom', input: value.amount, path: ['amount'], message });
    });
}

/** Says how the latest refund of this amount went, and how much is left. */
function announceRefund(payment: Payment, cents: number) {
  const { status = 'succeeded' } =
    payment.refunds.findLast(({ amount }) => dollarsToCents(amount) === cents) ?? {};
  const amount = formatCents(cents);
  const name = payerName(payment);
  const leftCents = refundableCents(payment);
  const left =
    leftCents > 0 ? `You can still refund ${formatCents(leftCents)}.` : 'The payment is now fully refunded.';
  if (status === 'succeeded') showToast(`${refundTexts.refunded(amount, name)} ${left}`, { tone: 'success' });
  else if (status === 'pending') showToast(`The refund of ${amount} to ${name} is on its way. ${left}`);
  else showToast(`The refund of ${amount} to ${name} didn’t go through. ${left}`, { tone: 'error' });
}

interface RefundDialogProps {
  payment: Payment;
  /**
   * The item of the work list from which the dialog was opened. If the item is a refund with an unknown outcome, its
   * idempotency key prevents a second refund.
   */
  again?: WorkItem | undefined;
  onClose: () => void;
}

/**
 * Asks how much of a payment to refund, for which tests of its order, and why. After a confirmation, it sends the
 * refund. It keeps one idempotency key until the server refuses the refund, so that sending again after a lost reply is
 * safe.
 */
export function RefundDialog({ payment: given, again, onClose }: RefundDialogProps) {
  const { call } = useSession();
  const { latest, setRow } = useRecordChanges<Payment>('payments');
  const payment = latest(given) ?? given;
  const { id, version, amount, amountRefunded, items = [], refunds } = payment;
  const name = payerName(payment);
  const leftCents = refundableCents(payment);
  const refunded = refunds.flatMap(({ status, tests }) => (countsAsRefunded(status) && tests) || []);
  const [idempotencyKey, setKey] = useState(() => again?.idempotencyKey ?? crypto.randomUUID());
  const [toConfirm, setToConfirm] = useState<{ amount: number; tests?: string[]; reason: string }>();
  const form = useTaskForm<Typed>(refundSchema(leftCents), {
    extent: again ? 'part' : 'full',
    tests: again?.tests ?? [],
    amount: again?.amount.toFixed(2) ?? '',
    reason: again?.reason ?? '',
  });
  const [extent, chosen] = form.watch(['extent', 'tests']);
  const isPart = extent === 'part';

  function ask({ tests, reason, ...typed }: Typed) {
    const cents = required(centsOf(typed, leftCents), 'amount');
    setToConfirm({ amount: cents, ...(isPart && tests.length > 0 && { tests }), reason });
  }

  async function refund(confirmed: NonNullable<typeof toConfirm>) {
    const body = { ...confirmed, version, idempotencyKey };
    try {
      const reply = await call('POST /api/payments/{id}/refund', { params: { id }, body });
      setRow(reply.payment);
      announceRefund(reply.payment, confirmed.amount);
      return reply.payment;
    } catch (failure) {
      const fresh = currentRecord<Payment>(failure) ?? (await findPayment(call, id).catch(() => undefined));
      if (fresh) setRow(fresh);
      // After other refusals, such as for an expired session, keep the key: they don't reveal whether an earlier
      // request arrived.
      const isRefused = isRefusal(failure) && ['conflict', 'stale-version', 'invalid'].includes(failure.code);
      if (isRefused) setKey(crypto.randomUUID());
      throw failure;
    } finally {
      setToConfirm(undefined);
    }
  }

  function fillInPrice() {
    const tests = form.getValues('tests');
    const cents = totalCentsOf(items.filter(({ title }) => tests.includes(title)));
    form.setValue('amount', cents > 0 ? (cents / 100).toFixed(2) : '');
  }

  return (
    <TaskDialog texts={{ ...refundTexts, title: `Refund ${name}` }} form={form} ask={ask} onClose={onClose}>
      {(field, isBusy, run) => (
        <>
          <p>
            {formatDollars(amount)} paid
            {amountRefunded > 0 && `, ${formatDollars(amountRefunded)} already refunded`}.
          </p>
          <fieldset>
            <legend className="p-0 font-semibold">{refundTexts.labels.extent}</legend>
            <Choice type="radio" value="full" {...form.register('extent')}>
              Full refund ({formatCents(leftCents)} left)
            </Choice>
            <Choice type="radio" value="part" {...form.register('extent')}>
              Partial refund
            </Choice>
          </fieldset>
          {isPart && items.length > 1 && (
            <fieldset id={field('tests').id} tabIndex={-1}>
              <legend className="p-0 font-semibold">{refundTexts.labels.tests}</legend>
              {items.map(({ title, price }) => {
                const isRefunded = refunded.includes(title);
                const test = `${title}, ${price}`;
                return (
                  <Choice
                    key={title}
                    type="checkbox"
                    value={title}
                    {...form.register('tests', { onChange: fillInPrice })}
                    // A chosen test that was refunded elsewhere in the meantime can still be unchecked.
                    disabled={isRefunded && !chosen.includes(title)}
                  >
                    {isRefunded ? <s>{test}</s> : test} {isRefunded && 'already refunded'}
                  </Choice>
                );
              })}
            </fieldset>
          )}
          {/* The amount of chosen tests is fixed: a test can't be refunded in part. */}
          {isPart && <TextField inputMode="decimal" {...field('amount')} readOnly={chosen.length > 0} />}
          <TextField hint="Saved in the activity log. The patient won’t see it." {...field('reason')} />
          {toConfirm && (
            <ConfirmDialog
              question={`Refund ${formatCents(toConfirm.amount)} to ${name}? You can’t undo this.`}
              no="Back"
              yes={refundTexts.send(formatCents(toConfirm.amount))}
              busy={isBusy ? refundTexts.busy : undefined}
              meaning={`Reason: ${toConfirm.reason}`}
              onNo={() => setToConfirm(undefined)}
              onYes={() => run(() => refund(toConfirm))}
            >
              {toConfirm.tests && <p>{`For ${joinWords(toConfirm.tests)}.`}</p>}
            </ConfirmDialog>
          )}
        </>
      )}
    </TaskDialog>
  );
}
