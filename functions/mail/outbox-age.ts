import { recordMetric } from '#functions/platform/metric.ts';
import { dueMailPages } from './due-mails.ts';

/** Records for how many seconds the longest waiting mail has been due; 0 while none is. */
export async function recordOutboxAge(now: Date): Promise<void> {
  const { value } = await dueMailPages(now, 1).next();
  const [oldest] = value ?? [];
  const dueSince = oldest ? Date.parse(oldest.nextAttemptAt) : now.getTime();
  recordMetric('OutboxAge', (now.getTime() - dueSince) / 1000);
}
