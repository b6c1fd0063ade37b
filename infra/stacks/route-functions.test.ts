import { isDeepStrictEqual } from 'node:util';
import type { App } from 'aws-cdk-lib';
import { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import { describe, expect, test } from 'vitest';
import { environmentOf } from '#infra/config/environment.ts';
import { clinicNetworks, cloudLimits } from '#infra/config/limits.ts';
import { memoryClassOf, memoryMb } from '#infra/config/memory.ts';
import { routeFunctions, throttleOf } from '#infra/config/routes/route-functions.ts';
import { throttles } from '#infra/config/throttles.ts';
import { timeoutSecondsOf } from '#infra/config/timeouts.ts';
import { trial } from '#infra/testing/cloud/example-stages.ts';
import {
  idOf,
  type Json,
  only,
  resources,
  synthesize,
  text,
  webTemplate as web,
} from '#infra/testing/cloud/synthesized-cloud.ts';
import { isForStaff } from '#shared/api/route.ts';
import { contractOf, type RouteId, routeIds } from '#shared/contract/routes.ts';

function routeOf(id: RouteId): Json {
  return resources(web, 'AWS::ApiGatewayV2::Route').find(([, route]) => route.Properties.RouteKey === id)?.[1]
    .Properties;
}

/** Follows a route to its integration and its function. */
function functionOf(id: RouteId): Json {
  const integration = web.Resources[text(routeOf(id).Target).replace('integrations/', '')].Properties;
  expect(integration.PayloadFormatVersion).toBe('2.0');
  return web.Resources[text(integration.IntegrationUri).replace('.Arn', '')].Properties;
}

/** The folder of a route's handler. */
function domainOf(id: RouteId): string | undefined {
  return contractOf(id).handler.split('/')[0];
}

describe.each(routeIds)('%s', (id) => {
  test('has its own function on Node 24 and ARM64, and shares a log with its domain alone', () => {
    const lambda = functionOf(id);
    const others = routeIds.filter((other) => other !== id);
    expect(lambda).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      Timeout: timeoutSecondsOf(routeFunctions[id]),
      MemorySize: memoryMb[memoryClassOf(routeFunctions[id])],
    });
    // A new account has no concurrency to reserve.
    expect(lambda.ReservedConcurrentExecutions).toBeUndefined();
    expect(lambda.VpcConfig).toBeUndefined();
    expect(lambda.LoggingConfig.LogFormat).toBe('JSON');
    expect(web.Resources[lambda.LoggingConfig.LogGroup.Ref].Properties.RetentionInDays).toBe(trial.logDays);
    for (const own of ['Role', 'Code'])
      expect(others.map((other) => functionOf(other)[own])).not.toContainEqual(lambda[own]);
    const besides = others.filter((other) =>
      isDeepStrictEqual(functionOf(other).LoggingConfig, lambda.LoggingConfig),
    );
    expect(besides).toEqual(others.filter((other) => domainOf(other) === domainOf(id)));
  });

  test('has exactly the environment that its entry implies', () => {
    const resources = {
      tableName: idOf,
      secretId: idOf,
      limits: cloudLimits,
      clinicNetworks,
      metricNamespace: 'Clinic-trial',
      oidcClientId: only(web, 'AWS::Cognito::UserPoolClient')[0],
      mail: {
        MAILER: 'ses',
        MAIL_FROM: 'care@example.com',
        MAILS_PER_SECOND: '14',
        SES_CONFIGURATION_SET: only(web, 'AWS::SES::ConfigurationSet')[0],
        CLINIC_INBOX: 'care@example.com',
        SITE_URL: `https://${only(web, 'AWS::CloudFront::Distribution')[0]}.DomainName`,
      },
      geocoderUrl: 'https://nominatim.openstreetmap.org',
      stripeApi: 'https://api.stripe.com',
      stripeMode: 'none' as const,
    };
    const variables: Record<string, Json> = functionOf(id).Environment?.Variables ?? {};
    const told = Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, text(value)]));
    expect(told).toEqual(environmentOf(routeFunctions[id], resources));
  });

  test('requires an access token exactly when its contract says desk or admin', () => {
    const { AuthorizationType, AuthorizationScopes, AuthorizerId } = routeOf(id);
    const isStaff = ['desk', 'admin'].includes(contractOf(id).caller);
    expect(AuthorizationType).toBe(isStaff ? 'JWT' : 'NONE');
    expect(AuthorizationScopes).toEqual(isStaff ? ['clinic/admin'] : undefined);
    expect(AuthorizerId).toEqual(
      isStaff ? { Ref: only(web, 'AWS::ApiGatewayV2::Authorizer')[0] } : undefined,
    );
  });
});

test('every route has its own throttle, which the stage sets once the route is there', () => {
  const [, { Properties: stage, DependsOn = [] }] = only(web, 'AWS::ApiGatewayV2::Stage');
  expect(stage.RouteSettings).toEqual(
    Object.fromEntries(
      routeIds.map((id) => {
        const { rate, burst } = throttleOf(id);
        return [id, { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst }];
      }),
    ),
  );
  // Even a route without its own throttle is throttled.
  expect(stage.DefaultRouteSettings.ThrottlingRateLimit).toBeGreaterThan(0);
  const routes = resources(web, 'AWS::ApiGatewayV2::Route').map(([name]) => name);
  expect(DependsOn).toEqual(expect.arrayContaining(routes));
});

test('a stage that reserves concurrency does so for the functions that must survive a flood, and no other', async () => {
  const reserved: Record<string, number | undefined> = {};
  const look = (app: App) => {
    for (const node of app.node.findAll())
      if (node instanceof CfnFunction && node.reservedConcurrentExecutions !== undefined)
        reserved[node.description ?? ''] = node.reservedConcurrentExecutions;
    throw new Error('seen enough, and a whole synthesis takes seconds');
  };
  await expect(synthesize({ ...trial, reserveConcurrency: true }, look)).rejects.toThrow('seen enough');
  expect(reserved).toEqual({
    [contractOf('POST /api/appointments').summary]: throttles.booking.burst,
    [contractOf('POST /api/stripe/webhook').summary]: throttles.events.burst,
  });
});

test('of the patients’ routes, only booking and rescheduling can take a slot', () => {
  const winning = routeIds.filter((id) => routeFunctions[id].tables?.Slots?.includes('PutItem'));
  expect(winning.filter((id) => !isForStaff(contractOf(id).caller))).toEqual([
    'POST /api/appointments',
    'POST /api/appointments/{confirmationNumber}/reschedule',
  ]);
});
