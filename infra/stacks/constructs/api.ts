import { join } from 'node:path';
import { Aws, RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  type CfnStage,
  HttpApi,
  type HttpMethod,
  type HttpRoute,
  HttpStage,
  LogGroupLogDestination,
  PayloadFormatVersion,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { FilterPattern, LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { accessLogFields, serverErrors } from '#infra/config/alarms/access-log-metrics.ts';
import { environmentOf, type Resources } from '#infra/config/environment.ts';
import { memoryClassOf } from '#infra/config/memory.ts';
import { routeFunctions, throttleOf } from '#infra/config/routes/route-functions.ts';
import { throttles } from '#infra/config/throttles.ts';
import { timeoutSecondsOf } from '#infra/config/timeouts.ts';
import type { DataStack } from '#infra/stacks/data/data-stack.ts';
import { acknowledge } from '#infra/stacks/rules/acknowledge.ts';
import { type Caller, isForStaff, type StaffCaller } from '#shared/api/route.ts';
import { contractOf, type RouteId, routeIds } from '#shared/contract/routes.ts';
import { adminScope } from '#shared/sign-in.ts';
import { BundledFunction } from './bundled-function.ts';
import { statementsOf } from './grants.ts';

interface ApiProps {
  data: DataStack;
  functionsDirectory: string;
  /** The namespace of the access log's metrics. */
  metricNamespace: string;
  /** Whether the functions that must survive a flood get reserved concurrency. */
  reserveConcurrency: boolean;
}

const forVisitors = 'For every visitor of the site, who has no account (contract: caller public). Throttled';

/** Why a route takes requests without an access token. */
function whyOpen(id: RouteId, caller: Exclude<Caller, StaffCaller>): string {
  if (caller === 'stripe')
    return 'Stripe signs the bytes it sends, and the handler checks the signature (contract: caller stripe).';
  if (caller === 'patient')
    return 'Patients have no account: the handler checks the token or secret that the patient was given (contract: caller patient).';
  return routeFunctions[id].uses?.includes('client-address')
    ? `${forVisitors}, and limited per client by the handler.`
    : `${forVisitors}. It concerns what is public, or a payment whose id only its payer has.`;
}

const accessLogFormat = AccessLogFormat.custom(JSON.stringify(accessLogFields));

/** The HTTP API. Its routes are added later, because CloudFront needs the API's host name first. */
export class Api extends Construct {
  readonly http: HttpApi;
  readonly stage: HttpStage;
  private readonly props: ApiProps;
  private readonly logGroups = new Map<string, LogGroup>();

  constructor(scope: Construct, id: string, props: ApiProps) {
    super(scope, id);
    this.props = props;
    this.http = new HttpApi(this, 'Http', {
      createDefaultStage: false,
      description: 'The API of the clinics',
    });
    const accessLog = new LogGroup(this, 'AccessLog', { removalPolicy: RemovalPolicy.DESTROY });
    accessLog.addMetricFilter(serverErrors.name, {
      filterPattern: FilterPattern.literal(serverErrors.pattern),
      metricNamespace: props.metricNamespace,
      metricName: serverErrors.name,
      metricValue: '1',
      // Makes the metric exist before the first error.
      defaultValue: 0,
    });
    this.stage = new HttpStage(this, 'Stage', {
      httpApi: this.http,
      stageName: '$default',
      autoDeploy: true,
      // `throttleRoutes` sets a throttle for every route. This default would apply to a route without its own.
      throttle: { rateLimit: throttles.dashboard.rate, burstLimit: throttles.dashboard.burst },
      accessLogSettings: { destination: new LogGroupLogDestination(accessLog), format: accessLogFormat },
    });
    acknowledge(this, {
      rules: ['CT.LAMBDA.PR.2'],
      reason:
        'Each permission names this API and one path in SourceArn; the rule reads no ARN that is joined.',
    });
  }

  /** The host name that CloudFront forwards to. */
  get hostName(): string {
    return `${this.http.apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`;
  }

  /** Adds one function and one route per entry of the contract. Returns the routes. */
  addRoutes(resources: Resources): HttpRoute[] {
    const { authority } = this.props.data.signIn;
    const authorizer = new HttpJwtAuthorizer('Admins', authority, { jwtAudience: [resources.oidcClientId] });
    const routes = routeIds.flatMap((id) => this.addRoute(id, resources, authorizer));
    this.throttleRoutes(routes);
    return routes;
  }

  private throttleRoutes(routes: HttpRoute[]): void {
    const stage = this.stage.node.defaultChild as CfnStage;
    stage.routeSettings = Object.fromEntries(
      routeIds.map((id) => {
        const { rate, burst } = throttleOf(id);
        return [id, { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst }];
      }),
    );
    // Add the routes before the stage: API Gateway refuses settings for a route that doesn't exist yet.
    this.stage.node.addDependency(...routes);
  }

  /**
   * The log group that a domain's routes share: one per route would take a ninth of the resources that a
   * stack may have.
   */
  private logGroupOf(domain: string): LogGroup {
    const found = this.logGroups.get(domain);
    if (found) return found;
    const added = new LogGroup(this, `${domain}-log`, { removalPolicy: RemovalPolicy.DESTROY });
    this.logGroups.set(domain, added);
    return added;
  }

  private addRoute(id: RouteId, resources: Resources, authorizer: HttpJwtAuthorizer): HttpRoute[] {
    const { data, functionsDirectory, reserveConcurrency } = this.props;
    const { handler, caller, summary } = contractOf(id);
    const line = routeFunctions[id];
    const [domain = ''] = handler.split('/');
    const { lambda } = new BundledFunction(this, handler.replace('/', '-'), {
      description: summary,
      bundle: join(functionsDirectory, handler),
      environment: environmentOf(line, resources),
      logGroup: this.logGroupOf(domain),
      statements: statementsOf(line, data, resources.mail),
      memory: memoryClassOf(line),
      timeoutSeconds: timeoutSecondsOf(line),
      reservedConcurrency: reserveConcurrency && line.isReserved ? throttleOf(id).burst : undefined,
    });
    const [method, path] = id.split(' ') as [HttpMethod, string];
    const routes = this.http.addRoutes({
      path,
      methods: [method],
      integration: new HttpLambdaIntegration(`${handler}-integration`, lambda, {
        payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
      }),
      ...(isForStaff(caller) && { authorizer, authorizationScopes: [adminScope] }),
    });
    if (isForStaff(caller)) return routes;
    for (const route of routes) {
      acknowledge(route, {
        rules: ['CT.APIGATEWAY.PR.5'],
        reason: whyOpen(id, caller),
      });
    }
    return routes;
  }
}
