import type { ReactNode } from 'react';
import { formatDollars } from '#shared/payments/money.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { formatDateTime } from '#web/features/admin/date-format.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import {
  deadlineText,
  disputeReasonText,
  refundFailureText,
  type State,
  historyTexts as texts,
} from './history-texts.ts';

interface EntryProps {
  what: string;
  state: State;
  instant?: string;
  /** Who made a refund or entered a payment: a manager's sign-in subject, or 'stripe'. */
  actor?: string | undefined;
  children?: ReactNode;
}

function Entry({ what, state: { status, tone }, instant, actor, children }: EntryProps) {
  const { subject } = useSession();
  return (
    <li className="grid gap-1 py-2 wrap-anywhere border-b text-sm leading-145">
      <p className="flex flex-wrap items-center justify-between gap-2-3">
        <b>{what}</b>
        <Badge tone={tone}>{status}</Badge>
      </p>
      {instant && (
        <time className="text-soft" dateTime={instant}>
          {formatDateTime(instant)}
        </time>
      )}
      {children}
      {actor && (
        <p className="text-soft">
          {actor === 'stripe' ? texts.inStripe : texts.by(actor === subject ? texts.you : actor)}
        </p>
      )}
    </li>
  );
}

/** The history of a payment: when it was paid, every refund and every dispute. */
export function PaymentHistory({ payment }: { payment: Payment }) {
  const { now = new Date() } = useServerClock();
  const { amount, paidAt, createdAt, enteredBy, refunds, disputes } = payment;
  return (
    <section className="grid gap-2 py-2">
      <h3 className="text-base">{texts.title}</h3>
      <ol>
        <Entry
          what={texts.begun(formatDollars(amount))}
          state={paidAt ? texts.paid : texts.notPaid}
          instant={paidAt ?? createdAt}
          actor={enteredBy}
        />
        {refunds.map(({ id, status, reason, handled, failureReason, ...refund }) => (
          <Entry
            key={id}
            what={texts.refund(formatDollars(refund.amount))}
            state={texts.refundStates[status]}
            instant={refund.createdAt}
            actor={refund.actor}
          >
            {reason && <bdi>{reason}</bdi>}
            {status === 'failed' && <p>{texts.cameBack(refundFailureText(failureReason))}</p>}
            {handled && <p>{texts.handled}</p>}
          </Entry>
        ))}
        {disputes.map(({ id, status, outcome, reason, evidenceDueBy, fee, ...dispute }) => (
          <Entry
            key={id}
            what={texts.dispute(formatDollars(dispute.amount))}
            state={texts.disputeStates[outcome ?? status]}
          >
            <p>{disputeReasonText(reason)}</p>
            {evidenceDueBy && <b>{deadlineText(evidenceDueBy, now)}</b>}
            {fee > 0 && <p className="text-soft">{texts.fee(formatDollars(fee))}</p>}
          </Entry>
        ))}
      </ol>
    </section>
  );
}
