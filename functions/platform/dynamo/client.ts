import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { throughOutside } from '#functions/platform/aws-client.ts';

/** The one way to DynamoDB. Endpoint and region come from the environment, as the SDK reads them. */
export const dynamo = DynamoDBDocumentClient.from(
  throughOutside(new DynamoDBClient({ maxAttempts: 3 }), 'dynamodb'),
  { marshallOptions: { removeUndefinedValues: true } },
);
