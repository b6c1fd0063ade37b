import type { EventBridgeEvent } from 'aws-lambda';
import { recordFeedback } from '#functions/mail/feedback.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { log } from '#functions/platform/log.ts';

/**
 * Called with what SES reports of our email: bounces, complaints and rejections. Lambda repeats a failed call twice, and
 * then keeps the event in a queue that an alarm watches. Events come late, more than once and in any order.
 */
export async function handler({ detail }: EventBridgeEvent<string, unknown>): Promise<void> {
  if (await recordFeedback(detail, clock())) return;
  // Neither the log nor the error may repeat it, since it names an address.
  log('error', 'mail-feedback-not-understood');
  throw new TypeError('SES sent an event that is not understood');
}
