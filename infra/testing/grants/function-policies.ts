import { jobHandler } from '#infra/build/paths.ts';
import { jobNames } from '#infra/config/jobs.ts';
import { type Json, list, resources, type Statement, text } from '#infra/testing/cloud/synthesized-cloud.ts';
import { contractOf, routeIds } from '#shared/contract/routes.ts';
import type { IamRequest, PolicyStatement } from './evaluate.ts';

/** A function in a template: its permissions, its environment, and the work that AWS does with its role. */
export interface FunctionPolicy {
  /** The name that people use: `POST /api/appointments`, `jobs/send-mail`. */
  name: string;
  statements: PolicyStatement[];
  environment: Record<string, string>;
  /** Requests that AWS makes with the function's role, without a call in our code. */
  implied: IamRequest[];
}

function resolved(values: Json): string[] {
  return list(values).map(text);
}

function resolveStatement({ Action, Resource, Condition, ...rest }: Statement): PolicyStatement {
  const conditions = Object.entries((Condition ?? {}) as Json).map(([operator, byKey]) => [
    operator,
    Object.fromEntries(Object.entries(byKey as Json).map(([key, values]) => [key, resolved(values)])),
  ]);
  return {
    ...rest,
    Action: list(Action),
    Resource: resolved(Resource),
    ...(Condition && { Condition: Object.fromEntries(conditions) }),
  };
}

const request = (action: string, resource: string): IamRequest => ({ action, resource, context: {} });

// Lambda uses the function's role to read a stream, and also to send a queue the records that it gave up on.
// https://docs.aws.amazon.com/lambda/latest/dg/services-ddb-eventsourcemapping.html
const streamActions = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'];

function requestsOfStream({ EventSourceArn, DestinationConfig }: Json): IamRequest[] {
  const queue = DestinationConfig?.OnFailure?.Destination;
  return [
    ...streamActions.map((action) => request(`dynamodb:${action}`, text(EventSourceArn))),
    ...(queue ? [request('sqs:SendMessage', text(queue))] : []),
  ];
}

// Lambda uses the function's role to send the dead-letter queue the events that the function failed to handle.
// https://docs.aws.amazon.com/lambda/latest/dg/invocation-async-retain-records.html
function requestsOfLostEvents({ DeadLetterConfig }: Json): IamRequest[] {
  return DeadLetterConfig ? [request('sqs:SendMessage', text(DeadLetterConfig.TargetArn))] : [];
}

// Lambda uses the function's role to write its log.
// https://docs.aws.amazon.com/lambda/latest/dg/monitoring-cloudwatchlogs.html
function requestsOfLog(logGroup: string): IamRequest[] {
  return ['CreateLogStream', 'PutLogEvents'].map((action) => request(`logs:${action}`, `${logGroup}.Arn`));
}

// The X-Ray daemon uses the function's role to send its traces.
// https://docs.aws.amazon.com/lambda/latest/dg/services-xray.html
function requestsOfTracing({ TracingConfig }: Json): IamRequest[] {
  if (TracingConfig?.Mode !== 'Active') return [];
  return ['PutTraceSegments', 'PutTelemetryRecords'].map((action) => request(`xray:${action}`, '*'));
}

/** The policies of every function in the web stack's template, by handler. */
export function functionPolicies(web: Json): Map<string, FunctionPolicy> {
  const mappings = resources(web, 'AWS::Lambda::EventSourceMapping').map(([, { Properties }]) => Properties);

  function policyOf(name: string, id: string): FunctionPolicy {
    const lambda = web.Resources[id].Properties;
    const roleId = text(lambda.Role).replace(/\.Arn$/, '');
    const role = web.Resources[roleId].Properties;
    if (role.ManagedPolicyArns) throw new Error(`${name} has a managed policy`);
    const attached = resources(web, 'AWS::IAM::Policy')
      .map(([, { Properties }]) => Properties)
      .filter(({ Roles = [] }) => Roles.map(text).includes(roleId));
    const statements: Statement[] = [...role.Policies, ...attached].flatMap(
      ({ PolicyDocument }) => PolicyDocument.Statement,
    );
    const variables = Object.entries((lambda.Environment?.Variables ?? {}) as Json);
    const streams = mappings.filter(({ FunctionName }) => text(FunctionName) === id);
    return {
      name,
      statements: statements.map(resolveStatement),
      environment: Object.fromEntries(variables.map(([key, value]) => [key, text(value)])),
      implied: [
        ...requestsOfLog(text(lambda.LoggingConfig.LogGroup)),
        ...requestsOfTracing(lambda),
        ...requestsOfLostEvents(lambda),
        ...streams.flatMap(requestsOfStream),
      ],
    };
  }

  const ids = resources(web, 'AWS::Lambda::Function').map(([id]) => id);
  const routes = routeIds.map((id) => [contractOf(id).handler, id] as const);
  const jobs = jobNames.map((name) => [jobHandler(name), jobHandler(name)] as const);
  return new Map(
    [...routes, ...jobs].map(([handler, name]) => {
      const end = new RegExp(`${handler.replace(/^jobs\//, '').replaceAll(/\W/g, '')}Function[0-9A-F]{8}$`);
      const [id, ...others] = ids.filter((one) => end.test(one));
      if (!id || others.length > 0) throw new Error(`not exactly one function of ${handler}`);
      return [handler, policyOf(name, id)];
    }),
  );
}
