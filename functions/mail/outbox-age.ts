import { recordMetric } from '#functions/platform/metric.ts';
import { queryDueMails } from './due-mails.ts';

/** Records for how many seconds the longest waiting mail has been due; 0 while none is. */
export async function recordOutboxAge(now: Date): Promise<void> {
  const { Items: [oldest] = [] } = await queryDueMails(now, 1);
  const dueSince = oldest ? Date.parse(String(oldest.nextAttemptAt)) : now.getTime();
  recordMetric('OutboxAge', (now.getTime() - dueSince) / 1000);
}
