import { log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { mailLives } from './lives.ts';
import type { OutboxItem } from './outbox.ts';

/** Raises the alarm on an undeliverable mail if someone has to act: its recipient doesn't know what it says. */
export function reportUndelivered({ id, kind, attempts, failures = 0 }: OutboxItem): void {
  if (!mailLives[kind].needsPerson) return;
  log('error', 'mail-abandoned', { mail: id, kind, attempts, failures });
  countMetric('MailAbandoned');
}
