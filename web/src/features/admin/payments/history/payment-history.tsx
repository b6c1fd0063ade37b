import type { ComponentProps, ReactNode } from 'react';
import type { Dispute } from '#shared/payments/dispute.ts';
import { formatDollars } from '#shared/payments/money.ts';
import type { Payment } from '#shared/payments/payment.ts';
import type { Refund, RefundStatus } from '#shared/payments/refund.ts';
import { formatDateTime } from '#web/features/admin/date-format.ts';
import groups from '#web/features/admin/records/details/field-list.module.css';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { historyTexts as texts } from './history-texts.ts';
import { disputeReasonText, refundFailureText } from './reason-texts.ts';
import { deadlineText } from './time-left.ts';

type Tone = ComponentProps<typeof Badge>['tone'];

interface EntryProps {
  what: string;
  status: string;
  tone: Tone;
  instant?: string | undefined;
  children?: ReactNode;
}

function Entry({ what, status, tone, instant, children }: EntryProps) {
  return (
    <li className="grid gap-1 py-2 wrap-anywhere border-b text-sm leading-145">
      <p className="flex flex-wrap items-center justify-between gap-2-3">
        <b>{what}</b>
        <Badge tone={tone}>{status}</Badge>
      </p>
      {instant && (
        <time className="text-soft wrap-anywhere" dateTime={instant}>
          {formatDateTime(instant)}
        </time>
      )}
      {children}
    </li>
  );
}

/** The person who made a refund or entered a payment. `actor` is a manager's sign-in subject, or 'stripe'. */
function Actor({ actor }: { actor: string }) {
  const { subject } = useSession();
  const name = actor === subject ? texts.you : actor;
  return <p className="text-soft wrap-anywhere">{actor === 'stripe' ? texts.inStripe : texts.by(name)}</p>;
}

const refundTones: Record<RefundStatus, Tone> = {
  pending: 'info',
  succeeded: 'success',
  failed: 'error',
  cancelled: 'neutral',
};

function RefundEntry({ refund }: { refund: Refund }) {
  const { amount, status, reason, actor, createdAt, failureReason, handled } = refund;
  return (
    <Entry
      what={texts.refund(formatDollars(amount))}
      status={texts.refundStatus[status]}
      tone={refundTones[status]}
      instant={createdAt}
    >
      {reason && (
        <p>
          <bdi>{reason}</bdi>
        </p>
      )}
      {status === 'failed' && <p>{texts.cameBack(refundFailureText(failureReason))}</p>}
      {handled && <p>{texts.handled}</p>}
      <Actor actor={actor} />
    </Entry>
  );
}

function toneOf({ status, outcome }: Dispute): Tone {
  if (outcome) return outcome === 'won' ? 'success' : 'error';
  return status === 'inquiry' || status === 'needs-response' ? 'warn' : 'neutral';
}

function DisputeEntry({ dispute, now }: { dispute: Dispute; now: Date }) {
  const { amount, fee, reason, status, evidenceDueBy, outcome } = dispute;
  return (
    <Entry
      what={texts.dispute(formatDollars(amount))}
      status={outcome ? texts.outcome[outcome] : texts.disputeStatus[status]}
      tone={toneOf(dispute)}
    >
      <p>{disputeReasonText(reason)}</p>
      {evidenceDueBy && <b>{deadlineText(evidenceDueBy, now)}</b>}
      {fee > 0 && <p className="text-soft wrap-anywhere">{texts.fee(formatDollars(fee))}</p>}
    </Entry>
  );
}

/** The history of a payment: when it was paid, every refund and every dispute. */
export function PaymentHistory({ payment }: { payment: Payment }) {
  const { now = new Date() } = useServerClock();
  const { amount, paidAt, createdAt, enteredBy, refunds, disputes } = payment;
  return (
    <section className={`grid gap-2 ${groups.group}`}>
      <h3 className="text-base">{texts.title}</h3>
      <ol>
        <Entry
          what={texts.begun(formatDollars(amount))}
          status={paidAt ? texts.paid : texts.notPaid}
          tone={paidAt ? 'success' : 'neutral'}
          instant={paidAt ?? createdAt}
        >
          {enteredBy && <Actor actor={enteredBy} />}
        </Entry>
        {refunds.map((refund) => (
          <RefundEntry key={refund.id} refund={refund} />
        ))}
        {disputes.map((dispute) => (
          <DisputeEntry key={dispute.id} dispute={dispute} now={now} />
        ))}
      </ol>
    </section>
  );
}
