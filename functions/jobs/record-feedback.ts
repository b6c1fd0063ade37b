import type { EventBridgeEvent } from 'aws-lambda';
import { recordFeedback } from '#functions/mail/feedback.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { log } from '#functions/platform/log.ts';

/**
 * Called with SES's reports about our email: bounces, complaints and rejections. Lambda retries a failed call twice,
 * then puts the event into a queue that an alarm watches. Events may arrive late, repeatedly and in any order.
 */
export async function handler({ detail }: EventBridgeEvent<string, unknown>): Promise<void> {
  if (await recordFeedback(detail, clock())) return;
  // Neither the log nor the error may quote the event, since it contains an email address.
  log('error', 'mail-feedback-not-understood');
  throw new TypeError('SES sent an event that is not understood');
}
