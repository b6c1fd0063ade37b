import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { TestSystem } from './system.ts';

type Tables = Pick<TestSystem, 'dynamo' | 'tableName'>;

/** Renames a patient directly in the table: old appointments may break today's rule for names. */
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

/** Renames a payer directly in the table. */
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
