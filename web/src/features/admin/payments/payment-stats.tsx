import { useQuery } from '@tanstack/react-query';
import { StatCards } from '#web/features/admin/records/stat-cards.tsx';
import { liveRefresh } from '#web/features/admin/records/use-paged-list.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { moneyText } from './payment-money.ts';
import { paymentsTexts } from './payments-texts.ts';

const texts = paymentsTexts.stats;

const countText = (count: number | undefined) => count?.toLocaleString('en-US');

/** How many payments there are by status, and what they brought (spec §3, Payment stats). */
export function PaymentStats() {
  const { call } = useSession();
  const { data, isError, refetch } = useQuery({
    queryKey: ['payments', 'stats'],
    queryFn: ({ signal }) => call('GET /api/payments/stats', { signal }),
    ...liveRefresh,
  });
  const stats = data?.stats;
  return (
    <StatCards
      label={texts.label}
      failed={isError}
      onRetry={() => void refetch()}
      stats={[
        { label: texts.total, value: countText(stats?.total) },
        { label: paymentsTexts.status('succeeded'), value: countText(stats?.succeeded), tone: 'success' },
        { label: paymentsTexts.status('failed'), value: countText(stats?.failed), tone: 'error' },
        { label: paymentsTexts.status('pending'), value: countText(stats?.pending), tone: 'warn' },
        { label: paymentsTexts.status('cancelled'), value: countText(stats?.cancelled), tone: 'error' },
        { label: texts.revenue, value: stats && moneyText(stats.totalRevenue) },
        { label: texts.successRate, value: stats && texts.percent(stats.successRate) },
      ]}
    />
  );
}
