import { useMutation, useQuery } from '@tanstack/react-query';
import { formatDollars } from '#shared/payments/money.ts';
import type { Difference, DifferenceKind, ReconciledDay } from '#shared/reconciliation/reconciled-day.ts';
import { hourMs, minuteMs } from '#shared/time/durations.ts';
import { AmountTable } from '#web/features/admin/amount-table/amount-table.tsx';
import { formatDayTime, formatWeekdayDate } from '#web/features/admin/date-format.ts';
import { FailureNotice, QueryState } from '#web/features/admin/failure/failure-notice.tsx';
import { StripeLink } from '#web/features/admin/payments/payment/stripe-link.tsx';
import { liveRefresh } from '#web/features/admin/records/paged-list.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { SmallButton } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

const texts = {
  failed: 'We couldn’t load the books',
  stale: 'We couldn’t refresh the books. They may be out of date.',
  verdicts: {
    success: () => 'The books match',
    error: (count: number) => (count === 1 ? '1 item doesn’t match' : `${count} items don’t match`),
    info: () => 'The books haven’t been checked yet',
    warn: () => 'The last check is more than a day old',
  },
  kinds: {
    'not-at-stripe': 'Payment is missing from Stripe',
    'not-in-records': 'Payment is missing from our records',
    amount: 'Payment has a different amount in Stripe',
    'status-by-hand': 'Payment has a status that doesn’t match Stripe',
    'payout-failed': 'Payout was returned by our bank',
  } satisfies Record<DifferenceKind, string>,
};

const checkingEveryMs = 1_500;
/** A check that takes longer counts as failed, and can be requested again. */
const givenUpAfterMs = 15 * minuteMs;
/** A check runs every night, so an older result is overdue. */
const overdueAfterMs = 26 * hourMs;

/** Differences between our records and Stripe's, each with what to do about it. */
function Differences(props: { title: string; differences: readonly (Difference & { date: string })[] }) {
  const { title, differences } = props;
  if (differences.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-3" aria-label={title}>
      <h3>{title}</h3>
      <ul className="grid grid-cols-1 gap-3">
        {differences.map(({ kind, id, date, ours, stripe, todo, isWaiting }) => {
          const name = isWaiting ? 'Payment hasn’t posted in Stripe yet' : texts.kinds[kind];
          return (
            <Card key={`${kind} ${id}`} as="li" className="grid justify-items-start gap-3">
              <h4>{name}</h4>
              <p className="text-soft wrap-anywhere">
                {formatWeekdayDate(date)} · Our records: {formatDollars(ours)} · Stripe:{' '}
                {formatDollars(stripe)} · {id}
              </p>
              <p>{todo}</p>
              <StripeLink kind={kind === 'payout-failed' ? 'payouts' : 'payments'} id={id} about={name} />
            </Card>
          );
        })}
      </ul>
    </section>
  );
}

/** Every day on which money moved, newest first. Each payout links to Stripe's report about it. */
function DayTable({ days }: { days: readonly ReconciledDay[] }) {
  const moved = days.filter(({ ours, stripe, fees, payouts, open }) =>
    [ours, stripe, fees, payouts.length, open.length].some((amount) => amount !== 0),
  );
  return (
    <section className="grid grid-cols-1 gap-3" aria-label="Day by day">
      <h3>Day by day</h3>
      {moved.length === 0 ? (
        <p className="text-soft">No money had moved by the last check.</p>
      ) : (
        <AmountTable
          label="Day by day"
          columns={['Day', 'Our records', 'Stripe', 'Difference', 'Fees', 'Net', 'Payout']}
          rows={moved.map(({ date, ours, stripe, difference, fees, net, payouts }) => [
            formatWeekdayDate(date),
            formatDollars(ours),
            formatDollars(stripe),
            <b key="difference" className={difference === 0 ? 'text-soft font-normal' : 'text-error'}>
              {formatDollars(difference)}
            </b>,
            formatDollars(fees),
            formatDollars(net),
            payouts.length === 0
              ? '–'
              : payouts.map(({ id, amount }) => (
                  <StripeLink key={id} kind="payouts" id={id}>
                    {formatDollars(amount)}
                  </StripeLink>
                )),
          ])}
        />
      )}
    </section>
  );
}

/**
 * Compares our payments with Stripe: whether they agree, the differences, and every day. It refreshes itself, and more
 * often while a check that this manager requested is running.
 */
export function Reconciliation() {
  const { call } = useSession();
  const { now } = useServerClock();
  const { data: asked, ...check } = useMutation({
    mutationFn: async () => {
      const askedAt = now?.toISOString() ?? '';
      return { askedAt, ...(await call('POST /api/reconciliation', {})) };
    },
  });
  /**
   * The progress of the check that this manager requested. `checkedAt` is when the last finished check began. If
   * another check was already running at the request, its `checkedAt` is earlier than the request.
   */
  function progressOf(checkedAt: string | null | undefined) {
    if (!asked) return undefined;
    if (checkedAt && checkedAt !== asked.checkedAt && checkedAt >= asked.askedAt) return 'done';
    return Date.now() < check.submittedAt + givenUpAfterMs ? 'running' : 'failed';
  }
  const books = useQuery({
    queryKey: ['books'],
    queryFn: ({ signal }) => call('GET /api/reconciliation', { signal }),
    ...liveRefresh,
    refetchInterval: ({ state }) =>
      progressOf(state.data?.checkedAt) === 'running' ? checkingEveryMs : liveRefresh.refetchInterval,
  });
  const { days = [], checkedAt = null } = books.data ?? {};
  const progress = progressOf(checkedAt);
  const isDone = progress === 'done';
  const isChecking = check.isPending || progress === 'running';
  const isOverdue = now && checkedAt && +now - Date.parse(checkedAt) > overdueAfterMs;
  const open = days.flatMap((day) => day.open.map((difference) => ({ ...difference, date: day.date })));
  const wrong = open.filter(({ isWaiting }) => !isWaiting);
  const tone = wrong.length > 0 ? 'error' : checkedAt === null ? 'info' : isOverdue ? 'warn' : 'success';
  const verdict = texts.verdicts[tone](wrong.length);
  const title = isDone ? `Check complete: ${verdict.replace(/^The/, 'the')}.` : verdict;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-3">
        <h2 className="text-xl">Reconcile with Stripe</h2>
        <p className="text-soft">
          We compare every payment, with its refunds and disputes, to Stripe. Phone, cash and check payments
          aren’t included.
        </p>
      </div>
      <QueryState query={books} texts={texts} lines={8} />
      {books.data && (
        <>
          <div className="flex flex-wrap items-center gap-2-4">
            <Notice tone={tone} title={title} live={isDone}>
              {checkedAt === null
                ? 'We check them every night. You can start the first check now.'
                : `Last checked ${formatDayTime(checkedAt)}.`}
            </Notice>
            <SmallButton busy={isChecking} onClick={() => check.mutate()}>
              {isChecking ? 'Checking…' : 'Check now'}
            </SmallButton>
          </div>
          {check.error && (
            <FailureNotice error={check.error} texts={{ failed: 'We couldn’t start the check' }} />
          )}
          {progress === 'failed' && <Notice tone="error" title="The check didn’t finish. Try again." live />}
          <Differences title="What doesn’t match" differences={wrong} />
          <Differences title="Waiting for Stripe" differences={open.filter(({ isWaiting }) => isWaiting)} />
          {checkedAt !== null && <DayTable days={days} />}
        </>
      )}
    </div>
  );
}
