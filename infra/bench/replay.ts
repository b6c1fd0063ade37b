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

/** Records the DynamoDB commands of some work, in order. */
export async function recordCalls(work: () => Promise<unknown>): Promise<RecordedCall[]> {
  // Import late: the handlers' client reads the environment that the system has set.
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
 * A bare script that replays recorded calls one after the other, with nothing between it and the SDK. Each replay
 * replaces the recorded texts with those of `fresh`, so that it writes its own items.
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
