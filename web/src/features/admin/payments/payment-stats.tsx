import { formatDollars } from '#shared/payments/money.ts';
import { StatCards } from '#web/features/admin/records/stat-cards.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { paymentsTexts } from './payments-texts.ts';

const texts = paymentsTexts.stats;

/** How many payments there are, by status, and the revenue. */
export function PaymentStats() {
  const { call } = useSession();
  return (
    <StatCards
      kind="payments"
      label={texts.label}
      read={(signal) => call('GET /api/payments/stats', { signal })}
      cardsOf={(stats) => [
        { label: texts.total, value: stats?.total },
        { label: paymentsTexts.status('succeeded'), value: stats?.succeeded, tone: 'success' },
        { label: paymentsTexts.status('failed'), value: stats?.failed, tone: 'error' },
        { label: paymentsTexts.status('pending'), value: stats?.pending, tone: 'warn' },
        { label: paymentsTexts.status('cancelled'), value: stats?.cancelled, tone: 'error' },
        { label: texts.revenue, value: stats && formatDollars(stats.totalRevenue) },
        { label: texts.successRate, value: stats && texts.percent(stats.successRate) },
      ]}
    />
  );
}
