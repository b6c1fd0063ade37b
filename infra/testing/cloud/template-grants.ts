import { expect } from 'vitest';
import { secretsOf } from '#infra/config/environment.ts';
import type { Grants } from '#infra/config/grant-terms.ts';
import type { TableName } from '#infra/config/tables.ts';
import { idOf, type Json, list, only, type Statement, text, webTemplate } from './synthesized-cloud.ts';

/** One line per action and resource, so that the grouping of statements doesn't matter. */
export function grantLines(role: Json): string[] {
  const statements: Statement[] = role.Policies.flatMap((policy: Json) => policy.PolicyDocument.Statement);
  return statements.flatMap(({ Effect, Action, Resource, Condition }) => {
    const through = Condition ? ` via ${text(Object.values(Condition.StringEquals)[0])}` : '';
    expect(Effect).toBe('Allow');
    return list(Action).flatMap((action) =>
      list(Resource).map((resource) => `${action} ${text(resource)}${through}`),
    );
  });
}

/** Permission to send from the default sender, through the one configuration set. */
function mailGrants(): string[] {
  const ses = 'arn:aws:ses:us-west-2:AWS::AccountId';
  const [delivery] = only(webTemplate, 'AWS::SES::ConfigurationSet');
  const resources = [
    `${ses}:identity/care@example.com`,
    `${ses}:identity/example.com`,
    `${ses}:configuration-set/${delivery}`,
  ];
  return ['ses:SendEmail', 'ses:SendRawEmail'].flatMap((action) =>
    resources.map((resource) => `${action} ${resource} via care@example.com`),
  );
}

/** The grants of a route's or a job's entry, for a function with this log group. */
export function expectedGrants(line: Grants, logGroup: string): string[] {
  const { tables = {}, uses = [] } = line;
  const secrets = secretsOf(line);
  const lines = [`logs:CreateLogStream`, `logs:PutLogEvents`].map((action) => `${action} ${logGroup}.Arn`);
  lines.push('xray:PutTraceSegments *', 'xray:PutTelemetryRecords *');
  for (const [name, grants] of Object.entries(tables) as [TableName, string[]][]) {
    for (const grant of grants) {
      const [action, index] = grant.split(' ');
      lines.push(`dynamodb:${action} ${idOf(name)}.Arn${index ? `/index/${index}` : ''}`);
    }
  }
  const decrypts = (service: string) =>
    `kms:Decrypt ${idOf('Key')}.Arn via ${service}.us-west-2.amazonaws.com`;
  if (Object.keys(tables).length > 0) lines.push(decrypts('dynamodb'));
  lines.push(...secrets.map((name) => `secretsmanager:GetSecretValue ${idOf(name)}`));
  if (secrets.length > 0) lines.push(decrypts('secretsmanager'));
  if (uses.includes('mail')) lines.push(...mailGrants());
  return lines;
}
