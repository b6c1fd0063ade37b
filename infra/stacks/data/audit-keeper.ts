import { Duration } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { AccountRootPrincipal, AnyPrincipal, Effect, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';

/** Everything that changes or deletes a line. DynamoDB itself deletes lines that have expired. */
const changes = ['DeleteItem', 'UpdateItem', 'BatchWriteItem', 'PartiQLDelete', 'PartiQLUpdate'];

/**
 * Adds the only role that may delete lines of the audit log. People of the account can assume it with a second factor.
 * The table refuses everyone else, administrators included.
 */
export function addAuditKeeper(scope: Construct, table: Table, key: IKey): Role {
  const keeper = new Role(scope, 'AuditKeeper', {
    description: 'Deletes lines of the audit log, if a law or a court requires it',
    assumedBy: new AccountRootPrincipal().withConditions({ Bool: { 'aws:MultiFactorAuthPresent': 'true' } }),
    maxSessionDuration: Duration.hours(1),
  });
  keeper.addToPolicy(
    new PolicyStatement({
      actions: ['dynamodb:Query', 'dynamodb:GetItem', 'dynamodb:DeleteItem'],
      resources: [table.tableArn],
    }),
  );
  key.grantDecrypt(keeper);
  table.addToResourcePolicy(
    new PolicyStatement({
      effect: Effect.DENY,
      principals: [new AnyPrincipal()],
      actions: changes.map((action) => `dynamodb:${action}`),
      resources: ['*'],
      conditions: { ArnNotEquals: { 'aws:PrincipalArn': keeper.roleArn } },
    }),
  );
  return keeper;
}
