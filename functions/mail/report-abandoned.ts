import { log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import type { OutboxItem } from './outbox.ts';

/** Raises the alarm on a mail that was given up. */
export function reportAbandoned({ id, kind, attempts, failures = 0 }: OutboxItem): void {
  log('error', 'mail-abandoned', { mail: id, kind, attempts, failures });
  countMetric('MailAbandoned');
}
