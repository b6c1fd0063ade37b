import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { TestSystem } from './system.ts';

type Tables = Pick<TestSystem, 'dynamo' | 'tableName'>;

/** Renames a patient in the table itself: appointments may be older than the rule for names. */
export async function storePatientName({ dynamo, tableName }: Tables, number: string, name: string) {
  await dynamo.send(
    new UpdateCommand({
      TableName: tableName('Appointments'),
      Key: { confirmationNumber: number },
      UpdateExpression: 'SET firstName = :name, lastName = :name',
      ExpressionAttributeValues: { ':name': name },
    }),
  );
}

/** Renames a payer in the table itself. */
export async function storePayerName({ dynamo, tableName }: Tables, id: string, name: string) {
  await dynamo.send(
    new UpdateCommand({
      TableName: tableName('Payments'),
      Key: { id },
      UpdateExpression: 'SET patientName = :name',
      ExpressionAttributeValues: { ':name': name },
    }),
  );
}
