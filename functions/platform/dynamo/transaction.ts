import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { noteWritten } from '#functions/platform/telemetry/request-context.ts';
import { dynamo } from './client.ts';
import { cancellationCodes, withRetry } from './retry.ts';

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** An update that can also be sent on its own, outside a transaction. */
export interface UpdateStep {
  Update: NonNullable<TransactItem['Update']>;
}

/** The steps of a transaction by name, so that a caller can tell whose condition failed. */
export type TransactSteps<Step extends string = string> = Partial<Record<Step, TransactItem>>;

/** Writes all steps or none. Returns the steps whose condition failed, so an empty list means success. */
export function transact<Step extends string>(steps: TransactSteps<Step>): Promise<Step[]> {
  const entries = Object.entries<TransactItem | undefined>(steps).filter(([, item]) => item !== undefined);
  const command = new TransactWriteCommand({
    TransactItems: entries.map(([, item]) => item as TransactItem),
  });
  return withRetry(async () => {
    try {
      await dynamo.send(command);
      noteWritten(entries.flatMap(([, item]) => item?.Put?.Item ?? []));
      return [];
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const codes = cancellationCodes(error);
      const failed = entries.filter((_, index) => codes[index] === 'ConditionalCheckFailed');
      if (failed.length === 0) throw error;
      return failed.map(([step]) => step as Step);
    }
  });
}
