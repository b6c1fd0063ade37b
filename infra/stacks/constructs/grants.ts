import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { type MailSettings, secretsOf } from '#infra/config/environment.ts';
import type { Grants, TableGrant } from '#infra/config/grant-terms.ts';
import type { TableName } from '#infra/config/tables.ts';
import type { DataStack } from '#infra/stacks/data/data-stack.ts';

function allow(service: string, actions: readonly string[], resources: string[]): PolicyStatement {
  return new PolicyStatement({ actions: actions.map((action) => `${service}:${action}`), resources });
}

/**
 * Allows decrypting with the clinics' key, but only through one service, so that a function can't decrypt ciphertext
 * that it gets elsewhere. On the caller's behalf, both services only decrypt (`infra/testing/grants/judge.ts`).
 */
function allowKey(data: DataStack, service: 'dynamodb' | 'secretsmanager'): PolicyStatement {
  const statement = allow('kms', ['Decrypt'], [data.key.keyArn]);
  const viaService = `${service}.${Stack.of(data).region}.amazonaws.com`;
  statement.addCondition('StringEquals', { 'kms:ViaService': viaService });
  return statement;
}

function allowTable(data: DataStack, name: TableName, grants: readonly TableGrant[]): PolicyStatement[] {
  const { tableArn } = data.tables[name];
  const actions = grants.filter((grant) => !grant.startsWith('Query '));
  const indexArns = grants
    .filter((grant) => grant.startsWith('Query '))
    .map((grant) => `${tableArn}/index/${grant.slice('Query '.length)}`);
  return [
    ...(actions.length > 0 ? [allow('dynamodb', actions, [tableArn])] : []),
    ...(indexArns.length > 0 ? [allow('dynamodb', ['Query'], indexArns)] : []),
  ];
}

/**
 * Allows sending mail from one address, through one configuration set. SES requires the permission for the identity
 * that it has verified: the address, or its domain.
 */
function allowMail(scope: Stack, { MAIL_FROM: from, SES_CONFIGURATION_SET }: MailSettings): PolicyStatement {
  const arnOf = (resource: string, resourceName: string) =>
    scope.formatArn({ service: 'ses', resource, resourceName });
  const identities = [from, from.slice(from.indexOf('@') + 1)];
  const statement = allow(
    'ses',
    ['SendEmail'],
    [...identities.map((name) => arnOf('identity', name)), arnOf('configuration-set', SES_CONFIGURATION_SET)],
  );
  statement.addCondition('StringEquals', { 'ses:FromAddress': from });
  return statement;
}

/**
 * The entry of a route or a job as IAM statements, and nothing more.
 * @param mail which service sends mail, and from which address
 */
export function statementsOf(access: Grants, data: DataStack, mail: MailSettings): PolicyStatement[] {
  const granted = Object.entries(access.tables ?? {}) as [TableName, readonly TableGrant[]][];
  const statements = granted.flatMap(([name, grants]) => allowTable(data, name, grants));
  if (granted.length > 0) statements.push(allowKey(data, 'dynamodb'));
  const secretArns = secretsOf(access).map((name) => data.secrets[name].secretArn);
  if (secretArns.length > 0) {
    statements.push(allow('secretsmanager', ['GetSecretValue'], secretArns));
    statements.push(allowKey(data, 'secretsmanager'));
  }
  const sendsMail = access.uses?.includes('mail') && mail.MAILER === 'ses';
  if (sendsMail) statements.push(allowMail(data, mail));
  return statements;
}
