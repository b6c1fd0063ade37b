import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';

const commands = {
  GetItemCommand: GetCommand,
  QueryCommand,
  TransactWriteItemsCommand: TransactWriteCommand,
  UpdateItemCommand: UpdateCommand,
};

type Operation = keyof typeof commands;

export interface RecordedCall {
  operation: Operation;
  input: object;
}

/** What some work asks of DynamoDB, in order, as it was handed to the SDK. */
export async function recordCalls(work: () => Promise<unknown>): Promise<RecordedCall[]> {
  // Only now: the handlers' client reads the environment that the system has set.
  const { dynamo } = await import('#functions/platform/dynamo/client.ts');
  const calls: RecordedCall[] = [];
  dynamo.middlewareStack.add(
    (next, context) => (args) => {
      calls.push({ operation: context.commandName as Operation, input: structuredClone(args.input) });
      return next(args);
    },
    { step: 'initialize', name: 'record' },
  );
  try {
    await work();
  } finally {
    dynamo.middlewareStack.remove('record');
  }
  return calls;
}

export type Replay = () => Promise<void>;

/**
 * A bare script that makes recorded calls again, one after the other, with nothing between it and the SDK. Each one
 * made has, in place of the recorded texts, those that `fresh` gives, so that it writes items of its own.
 */
export function bareScript(
  calls: readonly RecordedCall[],
  fresh: () => readonly (readonly [recorded: string, replacement: string])[],
): () => Replay {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 3 }));
  const template = JSON.stringify(calls);
  return () => {
    const filled = fresh().reduce((text, [recorded, own]) => text.replaceAll(recorded, own), template);
    const own = JSON.parse(filled) as RecordedCall[];
    return async () => {
      for (const { operation, input } of own) {
        const Command = commands[operation] as unknown as typeof UpdateCommand;
        await client.send(new Command(input as UpdateCommandInput));
      }
    };
  };
}
