import type { MoneyFacts } from '#functions/payments/history/money-facts.ts';
import type { PaymentAlarm } from './alarm.ts';

type Facts = Pick<MoneyFacts, 'refunds' | 'disputes'>;

/** What of a change an operator has to hear, whether the payment is listed, deleted or not ours. */
export function newsOf(from: Facts | undefined, to: Facts): PaymentAlarm[] {
  const knownDisputes = from?.disputes?.length ?? 0;
  const hadFailed = (id: string) =>
    from?.refunds?.some((refund) => refund.id === id && refund.status === 'failed') ?? false;
  const news: PaymentAlarm[] = [];
  if ((to.disputes?.length ?? 0) > knownDisputes) news.push('payment-disputed');
  if (to.refunds?.some(({ id, status }) => status === 'failed' && !hadFailed(id))) news.push('refund-failed');
  return news;
}
