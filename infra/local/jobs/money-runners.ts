import type { EventEmitter } from 'node:events';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { hourMs } from '#shared/time/durations.ts';
import { runRepeatedly } from './run-repeatedly.ts';

const paymentsEveryMs = 5 * 60_000;

/**
 * Runs the settle-payments job right away and then every five minutes, as a schedule does in the cloud. The environment
 * must be set. Returns a function that stops it.
 */
export async function runPayments(): Promise<() => Promise<void>> {
  const [{ settlePayments }, { now }] = await Promise.all([
    import('#functions/jobs/settle-payments.ts'),
    import('#functions/platform/clock.ts'),
  ]);
  return runRepeatedly('payments', () => settlePayments(now()), { pauseMs: () => paymentsEveryMs });
}

const everyMs = hourMs;
/** How often to look for a reconciliation request that another process wrote. */
const lookEveryMs = 5_000;

/**
 * Runs the reconcile job right away, then every hour and on each new request in the table, as the schedule
 * and stream do in the cloud. The environment must be set. Returns a function that stops it.
 */
export async function runReconciliation(
  reconciliationTable: string,
  writes: EventEmitter,
): Promise<() => Promise<void>> {
  const [{ reconcileIfDue }, { now }] = await Promise.all([
    import('#functions/jobs/reconcile.ts'),
    import('#functions/platform/clock.ts'),
  ]);
  const dynamo = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const command = new GetCommand({
    TableName: reconciliationTable,
    Key: { book: 'request', entry: 'request' },
    ConsistentRead: true,
  });
  let nextAt = 0;
  let lastRequest: string | undefined;

  async function round(): Promise<void> {
    const requestedAt = (await dynamo.send(command)).Item?.requestedAt;
    if (Date.now() < nextAt && requestedAt === lastRequest) return;
    nextAt = Date.now() + everyMs;
    lastRequest = requestedAt;
    await reconcileIfDue(now());
  }

  const stop = runRepeatedly('reconciliation', round, { pauseMs: () => lookEveryMs, writes });
  return async () => {
    await stop();
    dynamo.destroy();
  };
}
