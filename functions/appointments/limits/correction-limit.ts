import { recipientOf } from '#functions/mail/recipient.ts';
import { countForClient } from '#functions/platform/dynamo/client-limits.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { movesOfClient } from './daily-moves.ts';
import { tooManyChanges } from './problems.ts';

/** The step that counts a correction of an email address (lower case) as a move that reaches another recipient. */
export async function correctionLimitStep(
  emailKey: string,
  client: Client,
): Promise<TransactItem | undefined> {
  return countForClient(client, movesOfClient, await recipientOf(emailKey));
}

/** Throws the Problem of a correction that this step refused. */
export function refuseCorrection(failed: readonly string[]): void {
  if (failed.includes('client')) throw tooManyChanges();
}
