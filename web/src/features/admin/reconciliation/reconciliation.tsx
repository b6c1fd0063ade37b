import { formatDollars } from '#shared/payments/money.ts';
import type { Difference } from '#shared/reconciliation/reconciled-day.ts';
import { formatDateTime, formatWeekdayDate } from '#web/features/admin/date-format.ts';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { failureText } from '#web/features/admin/failure/failure-text.ts';
import { useStripeDashboard } from '#web/features/admin/stripe-dashboard/use-stripe-dashboard.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { DayTable } from './day-table.tsx';
import { reconciliationTexts as texts } from './reconciliation-texts.ts';
import { useReconciliation } from './use-reconciliation.ts';

type DatedDifference = Difference & { date: string };

/** A difference between our records and Stripe's, and what to do about it. */
function DifferenceCard({ difference }: { difference: DatedDifference }) {
  const stripeUrl = useStripeDashboard();
  const { kind, id, date, ours, stripe, todo, isWaiting } = difference;
  const title = isWaiting ? texts.waiting : texts.kinds[kind];
  return (
    <Card as="li" className="grid grid-cols-1 gap-3">
      <h4>{title}</h4>
      <p className="text-soft wrap-anywhere">
        {texts.facts(formatWeekdayDate(date), formatDollars(ours), formatDollars(stripe), id)}
      </p>
      <p>{todo}</p>
      <div>
        <ButtonAnchor
          variant="secondary"
          size="small"
          href={stripeUrl(kind === 'payout-failed' ? 'payouts' : 'payments', id)}
          newTab
        >
          {texts.openInStripe} <VisuallyHidden>{title}</VisuallyHidden>
        </ButtonAnchor>
      </div>
    </Card>
  );
}

function Differences({ title, differences }: { title: string; differences: readonly DatedDifference[] }) {
  if (differences.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-3" aria-label={title}>
      <h3>{title}</h3>
      <ul className="grid grid-cols-1 gap-3">
        {differences.map((difference) => (
          <DifferenceCard key={`${difference.kind} ${difference.id}`} difference={difference} />
        ))}
      </ul>
    </section>
  );
}

/** Compares our payments with Stripe: whether they agree, the differences, and every day. */
export function Reconciliation() {
  const { books, error, isRetrying, retry, isChecking, isDone, isUnfinished, isOverdue, check, checkError } =
    useReconciliation();
  const { days = [], checkedAt = null } = books ?? {};
  const open = days.flatMap((day) => day.open.map((difference) => ({ ...difference, date: day.date })));
  const wrong = open.filter(({ isWaiting }) => !isWaiting);
  const tone = wrong.length > 0 ? 'error' : checkedAt === null ? 'info' : isOverdue ? 'warn' : 'success';
  const verdicts = { error: texts.differ(wrong.length), info: texts.never, warn: texts.overdue };
  const verdict = { ...verdicts, success: texts.agree }[tone];
  return (
    <div className="grid grid-cols-1 gap-6" aria-busy={!books && isRetrying}>
      <div className="grid grid-cols-1 gap-3">
        <h2 className="text-xl">{texts.title}</h2>
        <p className="text-soft wrap-anywhere">{texts.lead}</p>
      </div>
      {error && (
        <FailureNotice
          error={error}
          texts={texts}
          isStale={books !== undefined}
          isRetrying={isRetrying}
          onRetry={retry}
        />
      )}
      {!books && !error && <Skeleton lines={8} label={texts.loading} />}
      {books && (
        <>
          <Notice
            tone={tone}
            title={verdict}
            actions={
              <Button variant="secondary" size="small" busy={isChecking} onClick={check}>
                {isChecking ? texts.checking : texts.check}
              </Button>
            }
          >
            {checkedAt === null ? texts.neverText : texts.checked(formatDateTime(checkedAt))}
          </Notice>
          {/* Rendered while empty, so that screen readers announce its first text. */}
          <VisuallyHidden>
            <span role="status">{isDone ? `${texts.done} ${verdict}` : ''}</span>
          </VisuallyHidden>
          {(checkError || isUnfinished) && (
            <Notice tone="error" title={checkError ? texts.checkFailed : texts.unfinished} live>
              {checkError && failureText(checkError)}
            </Notice>
          )}
          <Differences title={texts.open} differences={wrong} />
          <Differences title={texts.openWaiting} differences={open.filter(({ isWaiting }) => isWaiting)} />
          <DayTable days={days} />
        </>
      )}
    </div>
  );
}
