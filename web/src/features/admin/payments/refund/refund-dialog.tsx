import { zodResolver } from '@hookform/resolvers/zod';
import { type ComponentProps, useState } from 'react';
import * as z from 'zod/mini';
import type { ProblemCode } from '#shared/api/problem-table.ts';
import { shortText } from '#shared/forms/fields.ts';
import { totalCentsOf } from '#shared/lab-tests/price.ts';
import { dollarsToCents, parseDollars } from '#shared/payments/amount.ts';
import { formatCents, formatDollars } from '#shared/payments/money.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { countsAsRefunded, type RefundStatus } from '#shared/payments/refund.ts';
import type { WorkItem } from '#shared/payments/work-item.ts';
import { required } from '#shared/required.ts';
import { currentRecord, isRefusal } from '#web/features/admin/failure/failure.ts';
import { findPayment, payerName, refundableCents } from '#web/features/admin/payments/payment/payment.ts';
import { TaskDialog, useTaskForm } from '#web/features/admin/records/details/task-dialog.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { showToast, type ToastTone } from '#web/ui/toasts/toast-store.ts';
import { refundTexts as texts } from './refund-texts.ts';

type Typed = z.output<ReturnType<typeof refundSchema>>;

/** The cents to refund, or undefined if what was typed is no amount. */
function centsOf({ extent, amount }: Pick<Typed, 'extent' | 'amount'>, leftCents: number) {
  return extent === 'full' ? leftCents : parseDollars(amount);
}

function amountError(cents: number | undefined, leftCents: number): string | undefined {
  if (leftCents === 0) return texts.alreadyRefunded;
  if (!cents) return texts.amountNeeded;
  return cents > leftCents ? texts.tooMuch(formatCents(leftCents)) : undefined;
}

/** The form as typed: `amount` is in dollars, and `tests` are the titles of lab tests. */
export function refundSchema(leftCents: number) {
  // The reason has the contract's rule, so that browser and server refuse with the same text.
  const reason = shortText(texts.reasonNeeded);
  const extent = z.enum(['full', 'part']);
  return z
    .object({ extent, tests: z.array(z.string()), amount: z.string(), reason })
    .check(({ value, issues }) => {
      const message = amountError(centsOf(value, leftCents), leftCents);
      if (message) issues.push({ code: 'custom', input: value.amount, path: ['amount'], message });
    });
}

const outcomes: Record<RefundStatus, [typeof texts.refunded, ToastTone]> = {
  succeeded: [texts.refunded, 'success'],
  pending: [texts.pending, 'info'],
  failed: [texts.failedAtStripe, 'error'],
  cancelled: [texts.failedAtStripe, 'error'],
};

/** Says how the latest refund of this amount went, and how much is left. */
function announceRefund(payment: Payment, cents: number) {
  const latest = payment.refunds.findLast(({ amount }) => dollarsToCents(amount) === cents);
  const [text, tone] = outcomes[latest?.status ?? 'succeeded'];
  const leftCents = refundableCents(payment);
  const left = leftCents > 0 ? texts.left(formatCents(leftCents)) : texts.nothingLeft;
  showToast(`${text(formatCents(cents), payerName(payment))} ${left}`, { tone });
}

/**
 * Problems that mean the refund itself was refused. Others, such as an expired session, don't reveal whether an
 * earlier request arrived.
 */
const refundRefusals: ProblemCode[] = ['conflict', 'stale-version', 'invalid'];

function Choice({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className="flex items-center gap-3 min-h-target cursor-pointer">
      <input {...input} />
      <span>{children}</span>
    </label>
  );
}

/** A refund that failed, or whose outcome Stripe never told us. Its key keeps it from being made twice. */
export type RefundToRepeat = Pick<WorkItem, 'amount' | 'reason' | 'tests' | 'idempotencyKey'>;

interface RefundDialogProps {
  payment: Payment;
  again?: RefundToRepeat | undefined;
  onClose: () => void;
}

/**
 * Asks how much of a payment to refund, for which tests of its order, and why; asks again, and refunds it. It keeps
 * one idempotency key until the server refuses it, so that sending again after a lost reply is safe.
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
  const [toConfirm, setToConfirm] = useState<{
    cents: number;
    tests: string[];
    reason: string;
    isSent?: boolean;
  }>();
  const form = useTaskForm<Typed>(zodResolver(refundSchema(leftCents)), {
    extent: again ? 'part' : 'full',
    tests: again?.tests ?? [],
    amount: again?.amount.toFixed(2) ?? '',
    reason: again?.reason ?? '',
  });
  const [extent, chosen] = form.watch(['extent', 'tests']);
  const isPart = extent === 'part';

  async function ask(typed: Typed): Promise<false> {
    const cents = required(centsOf(typed, leftCents), 'amount');
    setToConfirm({ cents, tests: isPart ? typed.tests : [], reason: typed.reason });
    return false;
  }

  async function refund({ cents, tests, reason }: NonNullable<typeof toConfirm>) {
    const body = { amount: cents, ...(tests.length > 0 && { tests }), reason, version, idempotencyKey };
    try {
      const reply = await call('POST /api/payments/{id}/refund', { params: { id }, body });
      setRow(reply.payment);
      announceRefund(reply.payment, cents);
    } catch (failure) {
      const fresh = currentRecord<Payment>(failure) ?? (await findPayment(call, id).catch(() => undefined));
      if (fresh) setRow(fresh);
      if (isRefusal(failure) && refundRefusals.includes(failure.code)) setKey(crypto.randomUUID());
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
    <TaskDialog<Typed, void>
      texts={{ ...texts, title: texts.title(name) }}
      form={form}
      send={ask}
      onClose={onClose}
    >
      {(field, _, run) => (
        <>
          <p>{texts.paid(formatDollars(amount), amountRefunded > 0 ? formatDollars(amountRefunded) : '')}</p>
          <fieldset>
            <legend className="p-0 font-semibold">{texts.labels.extent}</legend>
            <Choice type="radio" value="full" {...form.register('extent')}>
              {texts.full(formatCents(leftCents))}
            </Choice>
            <Choice type="radio" value="part" {...form.register('extent')}>
              {texts.part}
            </Choice>
          </fieldset>
          {isPart && items.length > 1 && (
            <fieldset id={field('tests').id} tabIndex={-1}>
              <legend className="p-0 font-semibold">{texts.labels.tests}</legend>
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
          {/* A test can't be refunded in part. */}
          {isPart && (
            <TextField
              inputMode="decimal"
              autoComplete="off"
              {...field('amount')}
              label={texts.labels.amount}
              readOnly={chosen.length > 0}
            />
          )}
          <TextField
            autoComplete="off"
            hint={texts.reasonHint}
            {...field('reason')}
            label={texts.labels.reason}
          />
          {toConfirm && (
            <ConfirmDialog
              question={texts.question(formatCents(toConfirm.cents), name)}
              no={texts.back}
              yes={texts.send(formatCents(toConfirm.cents))}
              busy={toConfirm.isSent ? texts.busy : undefined}
              meaning={texts.because(toConfirm.reason)}
              onNo={() => setToConfirm(undefined)}
              onYes={() => {
                setToConfirm({ ...toConfirm, isSent: true });
                void run(() => refund(toConfirm));
              }}
            >
              {toConfirm.tests.length > 0 && <p>{texts.forTests(toConfirm.tests)}</p>}
            </ConfirmDialog>
          )}
        </>
      )}
    </TaskDialog>
  );
}
