import { log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { needsPerson, type OutboxItem } from './outbox.ts';

/** Raises the alarm on an undeliverable mail if someone has to act. */
export function reportUndelivered(item: OutboxItem): void {
  if (!needsPerson(item)) return;
  const { id, kind, attempts, failures = 0 } = item;
  log('error', 'mail-abandoned', { mail: id, kind, attempts, failures });
  countMetric('MailAbandoned');
}
