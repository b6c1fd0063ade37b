import { allows, type Grant, grantsIn, type IamRequest } from './evaluate.ts';
import type { FunctionPolicy } from './function-policies.ts';
import type { NeededPermission, ResourceKind } from './needed-permissions.ts';

/** The names in a template that differ between accounts and stages. */
export interface TemplateNames {
  region: string;
  account: string;
  partition: string;
  /** The key that encrypts all tables and secrets. */
  keyArn: string;
}

export type FunctionCall = NeededPermission & { handler: string };

export interface Verdict {
  /** Calls that AWS would refuse. */
  refused: string[];
  /** Grants that no call used. */
  unused: string[];
}

/**
 * The services that use our key with the caller's permissions. Each grant of the key is limited to a service, so that a
 * function can't use ciphertext it gets elsewhere. With the caller's permissions, DynamoDB only decrypts a table's key;
 * it generates, encrypts and re-encrypts table keys with the KMS grants that it created with the table.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/encryption.usagenotes.html#dynamodb-cmk-trail
 * https://docs.aws.amazon.com/secretsmanager/latest/userguide/security-encryption.html#security-encryption-authz
 */
const decryptsAsCaller = ['dynamodb', 'secretsmanager'];

/**
 * To send an email, SES requires permission for the verified identity, which is either the sender's address or its
 * domain. We can't know which, so a function needs permission for both.
 */
function requestsToSend(
  action: string,
  from: string,
  configurationSet: string,
  { region, account, partition }: TemplateNames,
): IamRequest[] {
  const domain = from.slice(from.indexOf('@') + 1);
  const used = [`identity/${from}`, `identity/${domain}`, `configuration-set/${configurationSet}`];
  return used.map((name) => ({
    action,
    resource: `arn:${partition}:ses:${region}:${account}:${name}`,
    context: { 'ses:FromAddress': from },
  }));
}

/** The IAM requests of a call. Undefined if no variable of the function holds the call's table or secret. */
function requestsOf(
  { action, resource }: NeededPermission,
  { environment }: FunctionPolicy,
  names: TemplateNames,
): IamRequest[] | undefined {
  const colon = resource.indexOf(':');
  const kind = resource.slice(0, colon) as ResourceKind;
  const [variable = '', name = ''] = resource.slice(colon + 1).split('/');
  const value = environment[variable];
  if (kind === 'mail') {
    // If no variable holds the address or the configuration set, `resource` contains the value itself.
    return requestsToSend(action, value ?? variable, environment[name] ?? name, names);
  }
  if (value === undefined) return undefined;
  const arn = { table: `${value}.Arn`, index: `${value}.Arn/index/${name}`, secret: value }[kind];
  const service = action.slice(0, action.indexOf(':'));
  const viaService = { 'kms:ViaService': `${service}.${names.region}.amazonaws.com` };
  return [
    { action, resource: arn, context: {} },
    ...(decryptsAsCaller.includes(service)
      ? [{ action: 'kms:Decrypt', resource: names.keyArn, context: viaService }]
      : []),
  ];
}

function describeGrant({ action, resource, conditions }: Grant): string {
  const only = conditions.map(({ key, values }) => `${key} ${values.join(' or ')}`).join(', ');
  return `${action} on ${resource}${only && ` (${only})`}`;
}

/** Checks calls against the policies of the functions that made them. */
export function judge(
  calls: readonly FunctionCall[],
  policies: ReadonlyMap<string, FunctionPolicy>,
  names: TemplateNames,
): Verdict {
  const refused = new Set<string>();
  const unused: string[] = [];
  for (const [handler, policy] of policies) {
    const grants = grantsIn(policy.statements);
    const used = new Set<Grant>();
    const check = (request: IamRequest, from: string) => {
      const allowing = grants.filter((grant) => allows(grant, request));
      for (const grant of allowing) used.add(grant);
      if (allowing.length === 0)
        refused.add(`${policy.name}: ${request.action} on ${request.resource}${from}`);
    };
    for (const request of policy.implied) check(request, '');
    for (const call of calls.filter((one) => one.handler === handler)) {
      const requests = requestsOf(call, policy, names);
      if (!requests) refused.add(`${policy.name}: its environment does not name ${call.resource}`);
      for (const request of requests ?? []) check(request, ` (${call.action} on ${call.resource})`);
    }
    unused.push(
      ...grants.filter((grant) => !used.has(grant)).map((grant) => `${policy.name}: ${describeGrant(grant)}`),
    );
  }
  for (const { handler } of calls)
    if (!policies.has(handler)) refused.add(`${handler}: no function of that name`);
  return { refused: [...refused].toSorted(), unused: unused.toSorted() };
}
