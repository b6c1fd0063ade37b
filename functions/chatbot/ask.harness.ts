import type { ClosedTime } from '#shared/closures/closure.ts';
import { answer } from './answers/answer.ts';

/** Tuesday before Thanksgiving, 10:00 AM at the clinics. */
export const askedAt = new Date('2026-11-24T10:00:00-08:00');

interface Circumstances {
  now?: Date;
  /** What staff have closed. */
  closed?: readonly ClosedTime[];
}

/** The answer to a message. */
export function ask(message: string, { now = askedAt, closed = [] }: Circumstances = {}) {
  return answer(message, now, async (day) => closed.filter(({ date }) => date === day));
}

export async function replyTo(message: string, circumstances?: Circumstances): Promise<string> {
  return (await ask(message, circumstances)).reply;
}
