import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { interceptable, retriedCalls } from '#functions/platform/aws-client.ts';

/** The client that all calls to DynamoDB share. The SDK takes the endpoint and region from the environment. */
export const dynamo = DynamoDBDocumentClient.from(
  interceptable(new DynamoDBClient(retriedCalls), 'dynamodb'),
  { marshallOptions: { removeUndefinedValues: true } },
);
