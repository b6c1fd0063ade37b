import { formatDollars } from '#shared/payments/money.ts';
import type { ReconciledDay } from '#shared/reconciliation/reconciled-day.ts';
import { AmountTable } from '#web/features/admin/amount-table/amount-table.tsx';
import { formatWeekdayDate } from '#web/features/admin/date-format.ts';
import { useStripeDashboard } from '#web/features/admin/stripe-dashboard/use-stripe-dashboard.ts';
import { ExternalLink } from '#web/ui/buttons/external-link.tsx';
import { reconciliationTexts } from './reconciliation-texts.ts';

const texts = reconciliationTexts.days;
const columns = [texts.ours, texts.stripe, texts.difference, texts.fees, texts.net, texts.payout];

function hasMoved({ ours, stripe, fees, payouts, open }: ReconciledDay): boolean {
  return [ours, stripe, fees, payouts.length, open.length].some((amount) => amount !== 0);
}

/** Every day on which money moved, newest first. Each payout links to Stripe's report about it. */
export function DayTable({ days }: { days: readonly ReconciledDay[] }) {
  const stripeUrl = useStripeDashboard();
  const moved = days.filter(hasMoved);
  const rows = moved.map(({ date, ours, stripe, difference, fees, net, payouts }) => ({
    name: formatWeekdayDate(date),
    cells: [
      formatDollars(ours),
      formatDollars(stripe),
      difference === 0 ? (
        formatDollars(0)
      ) : (
        <b key="difference" className="text-error">
          {formatDollars(difference)}
        </b>
      ),
      formatDollars(fees),
      formatDollars(net),
      <div key="payouts" className="grid">
        {payouts.length === 0 && texts.noPayout}
        {payouts.map(({ id, amount }) => (
          <ExternalLink key={id} href={stripeUrl('payouts', id)} newTab>
            {formatDollars(amount)}
          </ExternalLink>
        ))}
      </div>,
    ],
  }));
  return (
    <section className="grid grid-cols-1 gap-3" aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {moved.length === 0 && <p className="text-soft wrap-anywhere">{texts.none}</p>}
      {moved.length > 0 && (
        <AmountTable label={texts.title} nameHeading={texts.day} columns={columns} rows={rows} />
      )}
    </section>
  );
}
