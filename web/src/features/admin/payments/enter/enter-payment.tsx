import { useState } from 'react';
import * as z from 'zod/mini';
import { calendarDate } from '#shared/forms/fields.ts';
import { parseDollars } from '#shared/payments/amount.ts';
import { accountNumberSchema, typedAmount } from '#shared/payments/bill-pay-form.ts';
import {
  type EnteredSource,
  earliestPaidDate,
  enteredPaymentMessages,
  enteredPaymentSchema,
  paidAtRefusal,
} from '#shared/payments/entered-payment.ts';
import { formatDollars } from '#shared/payments/money.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { required } from '#shared/required.ts';
import { clinicDateAt, clinicInstant } from '#shared/time/clinic-time.ts';
import { drafts, useDraft } from '#web/features/admin/drafts/draft.tsx';
import { isRefusal } from '#web/features/admin/failure/failure.ts';
import { TaskDialog, useTaskForm } from '#web/features/admin/records/details/task-dialog.tsx';
import { useDropDraft } from '#web/features/admin/records/undo.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { SmallButton } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { FieldPairs } from '#web/ui/forms/form.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';

export const enterTexts = {
  title: 'Record a payment',
  labels: {
    source: 'How it was paid',
    amount: 'Amount (USD)',
    patientName: 'Full name',
    accountNumber: 'Account number',
    description: 'Description',
    paidAt: 'Paid on',
  },
  submit: 'Record payment',
  busy: 'Recording…',
  failed: 'We couldn’t record the payment',
  unknown: 'We’re not sure the payment was recorded. It’s safe to try again.',
  conflict: 'This payment wasn’t recorded again',
  done: ({ amount, patientName }: Payment) => `Recorded ${formatDollars(amount)} from ${patientName}.`,
};

const sources: Record<EnteredSource, string> = { phone: 'By phone', cash: 'Cash', check: 'Check' };
const sourceOptions = Object.entries(sources).map(([value, label]) => ({ value, label }));
const { source, patientName, description } = enteredPaymentSchema.shape;
const amount = typedAmount(enteredPaymentMessages.amountTooLarge);
const accountNumber = z.union([z.literal(''), accountNumberSchema]);

/** The instant of a payment made on a day: now if the day is today, or else noon in clinic time. */
function paidAtOf(day: string, now: Date): Date {
  return day === clinicDateAt(now) ? now : clinicInstant(day, 12 * 60);
}

/** The form as typed: `amount` is in dollars, and `paidAt` is a day in clinic time. */
function formSchema(now: Date) {
  const paidAt = calendarDate(enteredPaymentMessages.paidAt).check((payload) => {
    const message = paidAtRefusal(paidAtOf(payload.value, now), now);
    if (message) payload.issues.push({ code: 'custom', input: payload.value, message });
  });
  return z.object({ source, amount, patientName, accountNumber, description, paidAt });
}

type EnterForm = z.output<ReturnType<typeof formSchema>>;

/** What an opened form keeps so that its request is identical when it's sent again. */
interface Entry {
  openedAt: Date;
  idempotencyKey: string;
  /** Set if the payment may have been recorded: sending it failed, but the server didn't refuse it. */
  isUnsure?: boolean;
}

const newEntry = (openedAt: Date): Entry => ({ openedAt, idempotencyKey: crypto.randomUUID() });

const noChoice = '' as EnterForm['source'];
const empty = { source: noChoice, amount: '', patientName: '', accountNumber: '', description: '' };

/**
 * The form for a payment by phone, in cash or by check. It keeps its input until the server confirms. Retries
 * share one idempotency key, so that a payment is never entered twice.
 */
function EnterDialog({ setIsOpen }: { setIsOpen: (isOpen: boolean) => void }) {
  const { now = new Date() } = useServerClock();
  const draft = useDraft('enter payment', () => newEntry(now));
  const entry = draft.request;
  const { openedAt, idempotencyKey } = entry;
  const dropDraft = useDropDraft();
  const { call } = useSession();
  const { setRow, refresh } = useRecordChanges<Payment>('payments');
  const today = clinicDateAt(openedAt);
  const form = useTaskForm<EnterForm>(formSchema(openedAt), { ...empty, paidAt: today });

  function close() {
    setIsOpen(false);
    // If the payment may have been recorded, keep the draft: it must be sent again as the same payment.
    if (!entry.isUnsure) dropDraft(draft.id, 'The payment form is closed.', () => setIsOpen(true));
  }

  async function send(values: EnterForm) {
    const body = {
      ...values,
      amount: required(parseDollars(values.amount), 'amount'),
      accountNumber: values.accountNumber || undefined,
      paidAt: paidAtOf(values.paidAt, openedAt).toISOString(),
      idempotencyKey,
    };
    try {
      const { payment } = await call('POST /api/admin/payments', { body });
      setRow(payment);
      return payment;
    } catch (error) {
      if (!isRefusal(error)) draft.setRequest({ ...entry, isUnsure: true });
      else if (error.code === 'conflict') drafts().delete(draft.id);
      // The payment may have been saved anyway: the list must show it before anyone enters it again.
      refresh();
      throw error;
    }
  }

  return (
    <TaskDialog texts={enterTexts} form={form} draft={draft} send={send} onClose={close}>
      {(field) => (
        <>
          {entry.isUnsure && form.formState.submitCount === 0 && (
            <Notice tone="error" title={enterTexts.unknown}>
              Your details are still here. If you submit them again, the payment will be counted only once.
            </Notice>
          )}
          <FieldPairs>
            <SelectField options={sourceOptions} placeholder="Choose one" {...field('source')} />
            <TextField inputMode="decimal" {...field('amount')} />
          </FieldPairs>
          <TextField {...field('patientName')} />
          <TextField optional hint="From the bill, if it has one." {...field('accountNumber')} />
          <TextField maxLength={100} {...field('description')} />
          <DateField min={earliestPaidDate(openedAt)} max={today} {...field('paidAt')} />
          <p>We won’t email a receipt, since there’s no email address.</p>
        </>
      )}
    </TaskDialog>
  );
}

/** The button that opens the form. */
export function EnterPayment() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <SmallButton className="print-hidden" onClick={() => setIsOpen(true)}>
        {enterTexts.title}
      </SmallButton>
      {isOpen && <EnterDialog setIsOpen={setIsOpen} />}
    </>
  );
}
