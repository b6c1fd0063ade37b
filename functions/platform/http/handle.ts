import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { describeError, log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { requestContext, runRequest } from '#functions/platform/telemetry/request-context.ts';
import { fieldMessages, Problem } from '#shared/api/problem.ts';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf, RouteContract } from '#shared/api/route.ts';
import type { Identify } from './caller.ts';
import { refuseAroundCloudFront } from './origin-proof.ts';
import { readBody } from './read-body.ts';
import { UpstreamRefusal } from './upstream-refusal.ts';

/** A handler's input: the parsed request and the caller. */
export interface RequestOf<Contract extends RouteContract, Who> {
  params: ParamsOf<Contract>;
  query: QueryOf<Contract>;
  body: BodyOf<Contract>;
  caller: Who;
  /** For data that no contract describes, such as the client. */
  event: APIGatewayProxyEventV2;
}

/** A Lambda handler that knows which route it serves. */
export interface RouteHandler<Contract extends RouteContract = RouteContract> {
  (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2>;
  contract: Contract;
  /** Whether it logs which records it shows. */
  logsViews: boolean;
}

/** A successful reply that the contract declares. A 204 has no body. */
export function reply<const Status extends number, const Body = undefined>(status: Status, body?: Body) {
  return { status, body: body as Body };
}

const bareHeaders = { 'cache-control': 'no-store' };
const replyHeaders = { ...bareHeaders, 'content-type': 'application/json' };

/** Includes the current record of a Problem only if the contract has a schema for it. Patients' routes have none. */
function currentOf({ current }: Problem, contract: RouteContract): Record<string, unknown> | undefined {
  return current && contract.current?.safeParse(current).data;
}

/** For a 5xx, the reference that leads from a caller's phone call to the log of the request. */
function referenceFor({ status }: Problem): { reference: string } | undefined {
  const context = requestContext();
  return status >= 500 && context ? { reference: context.reference } : undefined;
}

/**
 * Counts failures of other services. The gateway counts theirs and ours as 5xx, but only ours should wake someone up.
 */
function countUpstream(problem: Problem): void {
  if (problem.code !== 'upstream') return;
  countMetric('UpstreamFailed');
  if (problem instanceof UpstreamRefusal) countMetric('UpstreamRefused');
}

function answerProblem(
  problem: Problem,
  current?: Record<string, unknown>,
): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: problem.status,
    headers: {
      ...replyHeaders,
      'content-type': 'application/problem+json',
      ...(problem.retryAfterSeconds && { 'retry-after': String(problem.retryAfterSeconds) }),
    },
    body: JSON.stringify({ ...problem.toBody(current), ...referenceFor(problem) }),
  };
}

function parsePart(schema: RouteContract['query'] | RouteContract['body'], value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Problem('invalid', 'Please check the fields listed here.', {
    fields: fieldMessages(parsed.error),
  });
}

function readParams(contract: RouteContract, event: APIGatewayProxyEventV2): unknown {
  const parsed = contract.params?.safeParse(event.pathParameters ?? {});
  // An id of the wrong form can't belong to any record, so the answer is `not-found` rather than `invalid`.
  if (parsed && !parsed.success) throw new Problem('not-found', 'Not found.');
  return parsed?.data;
}

function readRequest(contract: RouteContract, event: APIGatewayProxyEventV2) {
  return {
    params: readParams(contract, event),
    query: parsePart(contract.query, event.queryStringParameters ?? {}),
    body: contract.body && parsePart(contract.body, readBody(event, contract.bodyTypes)),
  };
}

/**
 * The handler of a route: refuses requests that didn't come through CloudFront, identifies the caller, parses the
 * request by its contract, runs the route, and sends only the fields in the reply's schema. A thrown Problem becomes
 * the reply; any other error is logged once, and the reply is `internal`.
 */
export function handle<Contract extends RouteContract, Who>(
  contract: Contract,
  identify: Identify<Contract['caller'], Who>,
  run: (request: RequestOf<Contract, Who>) => Promise<ReplyOf<Contract>>,
): RouteHandler<Contract> {
  type Shown = (body: object) => Promise<void>;

  async function succeed(
    event: APIGatewayProxyEventV2,
    onShown: (shown: Shown) => void,
  ): Promise<APIGatewayProxyStructuredResultV2> {
    await refuseAroundCloudFront(event);
    const caller = await identify(event);
    const { params, query, body: sent } = readRequest(contract, event);
    const request = { params, query, body: sent };
    const shown: Shown = async (reply) =>
      identify.onReply?.(caller, { route: contract.handler, request, reply });
    onShown(shown);
    const answer = await run({ ...request, event, caller } as RequestOf<Contract, Who>);
    const body = contract.replies[Number(answer.status)]?.parse(answer.body);
    const statusCode = Number(answer.status);
    if (body === undefined) return { statusCode, headers: bareHeaders };
    await shown(body);
    return { statusCode, headers: replyHeaders, body: JSON.stringify(body) };
  }

  /** The answer to a Problem. Its current record counts as shown. */
  async function refuse(problem: Problem, shown: Shown | undefined) {
    const current = currentOf(problem, contract);
    if (current) await shown?.({ current });
    countUpstream(problem);
    return answerProblem(problem, current);
  }

  async function respond(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
    let shown: Shown | undefined;
    const onShown = (after: Shown) => {
      shown = after;
    };
    try {
      return await succeed(event, onShown).catch((error: unknown) => {
        if (error instanceof Problem) return refuse(error, shown);
        throw error;
      });
    } catch (error) {
      log('error', 'request-failed', { route: contract.handler, ...describeError(error) });
      countMetric('RequestFailed');
      return answerProblem(
        new Problem('internal', 'Something went wrong on our end. Please try again or call us.'),
      );
    }
  }
  const handler = (event: APIGatewayProxyEventV2) =>
    runRequest(event.requestContext.requestId, () => respond(event));
  return Object.assign(handler, { contract, logsViews: identify.onReply !== undefined });
}
