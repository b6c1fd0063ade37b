import type { NeededPermission } from './calls.ts';
import { allows, type Grant, grantsOf, type IamRequest } from './evaluate.ts';
import type { FunctionPolicy } from './function-policies.ts';

/** What a template calls these. */
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
 * The services that use our key as the caller. Each grant of the key asks for the service, so that ciphertext alone is
 * useless. DynamoDB only decrypts a table's key as the caller; it generates, encrypts and re-encrypts table keys by the
 * grants that it made for itself when the table was created.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/encryption.usagenotes.html#dynamodb-cmk-trail
 * https://docs.aws.amazon.com/secretsmanager/latest/userguide/security-encryption.html#security-encryption-authz
 */
const decryptsAsCaller = ['dynamodb', 'secretsmanager'];

/** The requests to IAM that a call leads to; undefined if the function's environment does not name the resource. */
function requestsOf(
  { action, resource }: NeededPermission,
  { environment }: FunctionPolicy,
  { region, account, partition, keyArn }: TemplateNames,
): IamRequest[] | undefined {
  const [kind = '', rest = ''] = resource.split(/:(.*)/s);
  const [variable = '', name] = rest.split('/');
  const place = environment[variable];
  const service = action.split(':', 1)[0] ?? '';
  const key = decryptsAsCaller.includes(service)
    ? [
        {
          action: 'kms:Decrypt',
          resource: keyArn,
          context: { 'kms:ViaService': `${service}.${region}.amazonaws.com` },
        },
      ]
    : [];
  if (kind === 'mail') {
    const from = place ?? variable;
    const set = environment[name ?? ''] ?? name;
    // The verified identity is the address or its domain, and we cannot know which.
    const identities = [from, from.slice(from.indexOf('@') + 1)].map((identity) => `identity/${identity}`);
    const context = { 'ses:FromAddress': from };
    return [...identities, `configuration-set/${set}`].map((used) => ({
      action,
      resource: `arn:${partition}:ses:${region}:${account}:${used}`,
      context,
    }));
  }
  if (place === undefined) return undefined;
  const arn = { table: `${place}.Arn`, index: `${place}.Arn/index/${name}`, secret: place }[kind];
  if (arn === undefined) throw new Error(`unknown resource ${resource}`);
  return [{ action, resource: arn, context: {} }, ...key];
}

function describeGrant({ action, resource, conditions }: Grant): string {
  const only = conditions.map(({ key, values }) => `${key} ${values.join(' or ')}`).join(', ');
  return `${action} on ${resource}${only && ` (${only})`}`;
}

/** Judges calls by the policies of the functions that made them. */
export function judge(
  calls: readonly FunctionCall[],
  policies: ReadonlyMap<string, FunctionPolicy>,
  names: TemplateNames,
): Verdict {
  const refused = new Set<string>();
  const unused: string[] = [];
  for (const [handler, policy] of policies) {
    const grants = grantsOf(policy.statements);
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
