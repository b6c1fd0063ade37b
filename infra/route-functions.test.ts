import { describe, expect, test } from 'vitest';
import {
  idOf,
  type Json,
  list,
  only,
  resources,
  type Statement,
  text,
  webTemplate as web,
} from '#infra/testing/synthesized-cloud.ts';
import { contractOf, type RouteId, routeIds } from '#shared/api/routes.ts';
import { access } from './access.ts';
import { environmentOf } from './environment.ts';
import { cloudLimits } from './limits.ts';
import { type TableName, tableShape } from './tables.ts';

function routeOf(id: RouteId): Json {
  return resources(web, 'AWS::ApiGatewayV2::Route').find(([, route]) => route.Properties.RouteKey === id)?.[1]
    .Properties;
}

/** Follows a route's wires: integration, function. */
function functionOf(id: RouteId): Json {
  const integration = web.Resources[text(routeOf(id).Target).replace('integrations/', '')].Properties;
  expect(integration.PayloadFormatVersion).toBe('2.0');
  return web.Resources[text(integration.IntegrationUri).replace('.Arn', '')].Properties;
}

function roleOf(id: RouteId): Json {
  return web.Resources[text(functionOf(id).Role).replace('.Arn', '')].Properties;
}

/** One line per action and resource: what a role may do, told apart from how its statements are grouped. */
function grantsOf(role: Json): string[] {
  const statements: Statement[] = role.Policies.flatMap((policy: Json) => policy.PolicyDocument.Statement);
  return statements.flatMap(({ Effect, Action, Resource, Condition }) => {
    const through = Condition ? ` via ${text(Condition.StringEquals['kms:ViaService'])}` : '';
    expect(Effect).toBe('Allow');
    return list(Action).flatMap((action) =>
      list(Resource).map((resource) => `${action} ${text(resource)}${through}`),
    );
  });
}

function expectedGrants(id: RouteId): string[] {
  const { tables = {}, secrets = [] } = access[id];
  const key = `${idOf('Key')}.Arn`;
  const lines = [`logs:CreateLogStream`, `logs:PutLogEvents`].map(
    (action) => `${action} ${functionOf(id).LoggingConfig.LogGroup.Ref}.Arn`,
  );
  for (const [name, actions] of Object.entries(tables) as [TableName, string[]][]) {
    lines.push(...actions.map((action) => `dynamodb:${action} ${idOf(name)}.Arn`));
    const indexes = actions.includes('Query') ? (tableShape(name).indexes ?? []) : [];
    lines.push(...indexes.map((index) => `dynamodb:Query ${idOf(name)}.Arn/index/${index.name}`));
  }
  const all = Object.values(tables).flat();
  const writes = all.some((action) => action !== 'GetItem' && action !== 'Query');
  const keyActions = [
    ...(all.length > 0 ? ['Decrypt', 'DescribeKey'] : []),
    ...(writes
      ? ['Encrypt', 'GenerateDataKey', 'GenerateDataKeyWithoutPlaintext', 'ReEncryptFrom', 'ReEncryptTo']
      : []),
  ];
  lines.push(...keyActions.map((action) => `kms:${action} ${key} via dynamodb.AWS::Region.amazonaws.com`));
  lines.push(...secrets.map((name) => `secretsmanager:GetSecretValue ${idOf(name)}`));
  if (secrets.length > 0) lines.push(`kms:Decrypt ${key} via secretsmanager.AWS::Region.amazonaws.com`);
  return lines;
}

describe.each(routeIds)('%s', (id) => {
  test('has a function of its own on Node 24 and ARM64, with its own log', () => {
    const lambda = functionOf(id);
    const others = routeIds.filter((other) => other !== id).map(functionOf);
    expect(lambda).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      Timeout: 10,
    });
    expect(lambda.LoggingConfig.LogFormat).toBe('JSON');
    expect(web.Resources[lambda.LoggingConfig.LogGroup.Ref].Properties.RetentionInDays).toBe(30);
    for (const own of ['LoggingConfig', 'Role', 'Code'])
      expect(others.map((other) => other[own])).not.toContainEqual(lambda[own]);
  });

  test('may do what access.ts says and nothing else', () => {
    expect(roleOf(id).ManagedPolicyArns).toBeUndefined();
    expect(grantsOf(roleOf(id)).toSorted()).toEqual(expectedGrants(id).toSorted());
  });

  test('has the environment that access.ts names and nothing else', () => {
    const [originProof] = only(web, 'AWS::SecretsManager::Secret');
    const places = {
      tableName: idOf,
      secretId: idOf,
      limits: cloudLimits,
      oidcClientId: only(web, 'AWS::Cognito::UserPoolClient')[0],
      originProof: `{{resolve:secretsmanager:${originProof}:SecretString:::}}`,
    };
    const variables: Record<string, Json> = functionOf(id).Environment?.Variables ?? {};
    const told = Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, text(value)]));
    expect(told).toEqual(environmentOf(access[id], places));
  });

  test('asks for an admin token if, and only if, its contract says admin', () => {
    const { AuthorizationType, AuthorizationScopes, AuthorizerId } = routeOf(id);
    const admin = contractOf(id).caller === 'admin';
    expect(AuthorizationType).toBe(admin ? 'JWT' : 'NONE');
    expect(AuthorizationScopes).toEqual(admin ? ['clinic/admin'] : undefined);
    expect(AuthorizerId).toEqual(admin ? { Ref: only(web, 'AWS::ApiGatewayV2::Authorizer')[0] } : undefined);
  });
});
