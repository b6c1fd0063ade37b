import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { type MailSettings, secretsOf } from '#infra/policy/environment.ts';
import type { Grants, TableAction } from '#infra/policy/grant-terms.ts';
import { type TableName, tableShape } from '#infra/policy/tables.ts';
import type { DataStack } from '#infra/stacks/data/data-stack.ts';

const keyActionsToRead = ['Decrypt', 'DescribeKey'];
const keyActionsToWrite = [
  ...keyActionsToRead,
  'Encrypt',
  'GenerateDataKey',
  'GenerateDataKeyWithoutPlaintext',
  'ReEncryptFrom',
  'ReEncryptTo',
];

function isWrite(action: TableAction): boolean {
  return action !== 'GetItem' && action !== 'Query';
}

function allow(service: string, actions: readonly string[], resources: string[]): PolicyStatement {
  return new PolicyStatement({ actions: actions.map((action) => `${service}:${action}`), resources });
}

/** Allows the key through one service only, so that ciphertext alone is useless to a function. */
function allowKey(data: DataStack, actions: readonly string[], service: string): PolicyStatement {
  const statement = allow('kms', actions, [data.key.keyArn]);
  const viaService = `${service}.${Stack.of(data).region}.amazonaws.com`;
  statement.addCondition('StringEquals', { 'kms:ViaService': viaService });
  return statement;
}

function allowTable(data: DataStack, name: TableName, actions: readonly TableAction[]): PolicyStatement[] {
  const { tableArn } = data.tables[name];
  const indexArns = (tableShape(name).indexes ?? []).map((index) => `${tableArn}/index/${index.name}`);
  const statements = [allow('dynamodb', actions, [tableArn])];
  if (actions.includes('Query') && indexArns.length > 0)
    statements.push(allow('dynamodb', ['Query'], indexArns));
  return statements;
}

/**
 * Allows mail from one sender, through one configuration set. SES checks the verified identity: the address, or its
 * domain.
 */
function allowMail(scope: Stack, { MAIL_FROM: from, SES_CONFIGURATION_SET }: MailSettings): PolicyStatement {
  const arnOf = (resource: string, resourceName: string) =>
    scope.formatArn({ service: 'ses', resource, resourceName });
  const identities = [from, from.slice(from.indexOf('@') + 1)];
  const statement = allow(
    'ses',
    ['SendEmail', 'SendRawEmail'],
    [...identities.map((name) => arnOf('identity', name)), arnOf('configuration-set', SES_CONFIGURATION_SET)],
  );
  statement.addCondition('StringEquals', { 'ses:FromAddress': from });
  return statement;
}

/**
 * A line of access.ts or job-access.ts as IAM statements, and nothing beyond it.
 * @param mail which service sends mail, and from which address
 */
export function statementsOf(access: Grants, data: DataStack, mail: MailSettings): PolicyStatement[] {
  const granted = Object.entries(access.tables ?? {}) as [TableName, readonly TableAction[]][];
  const statements = granted.flatMap(([name, actions]) => allowTable(data, name, actions));
  if (granted.length > 0) {
    const writes = granted.some(([, actions]) => actions.some(isWrite));
    statements.push(allowKey(data, writes ? keyActionsToWrite : keyActionsToRead, 'dynamodb'));
  }
  const secretArns = secretsOf(access).map((name) => data.secrets[name].secretArn);
  if (secretArns.length > 0) {
    statements.push(allow('secretsmanager', ['GetSecretValue'], secretArns));
    statements.push(allowKey(data, ['Decrypt'], 'secretsmanager'));
  }
  const sendsMail = access.uses?.includes('mail') && mail.MAILER === 'ses';
  if (sendsMail) statements.push(allowMail(data, mail));
  return statements;
}
