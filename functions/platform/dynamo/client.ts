import { DynamoDBClient, type DynamoDBServiceException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { interceptable, retriedCalls } from '#functions/platform/aws-client.ts';
import { countMetricAbout } from '#functions/platform/metric.ts';

const client = interceptable(new DynamoDBClient(retriedCalls), 'dynamodb');

// Count failures in one metric. AWS counts them for each table and operation, in more metrics than one alarm can
// watch.
client.middlewareStack.add(
  (next, { commandName }) =>
    async (args) => {
      try {
        return await next(args);
      } catch (error) {
        const { httpStatusCode: status = 0 } = (error as Partial<DynamoDBServiceException>).$metadata ?? {};
        const { TableName: table } = args.input as { TableName?: string };
        if (status >= 500) countMetricAbout('TableFailed', table ?? String(commandName));
        throw error;
      }
    },
  // Run inside the SDK's retry loop, because retries hide most failures from callers.
  { step: 'finalizeRequest', name: 'countFailures' },
);

/** The client that all calls to DynamoDB share. The SDK takes the endpoint and region from the environment. */
export const dynamo = DynamoDBDocumentClient.from(client, {
  marshallOptions: { removeUndefinedValues: true },
});
