import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { now } from '#functions/platform/clock.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { requestContext, runRequest } from '#functions/platform/telemetry/request-context.ts';
import { fieldMessages, Problem } from '#shared/api/problem.ts';
import type { BodyOf, Caller, ParamsOf, QueryOf, ReplyOf, RouteContract } from '#shared/api/route.ts';
import { refuseAroundCloudFront } from './origin-proof.ts';
import { readBody } from './read-body.ts';
import { UpstreamRefusal } from './upstream-refusal.ts';

/** The token in an `Authorization: Bearer` header; undefined if there is none. */
export function bearerTokenOf({ headers }: APIGatewayProxyEventV2): string | undefined {
  return headers.authorization?.match(/^Bearer ([\w.~+/=-]+)$/i)?.[1];
}

/** What a route answered, and to which request. */
export interface ShownReply {
  /** The route's handler. */
  route: string;
  request: { params: unknown; query: unknown; body: unknown };
  /** A success or a problem with the current record, as the caller will see it. */
  reply: object;
}

/** Identifies the caller of a route. Throws the Problem that refuses them. */
export interface Identify<Kind extends Caller, Who> {
  (event: APIGatewayProxyEventV2): Who | Promise<Who>;
  kind: Kind;
  /** Called before the caller gets the reply, which isn't sent if this throws. */
  onReply?: (who: Who, shown: ShownReply) => Promise<void>;
}

export function identify<Kind extends Caller, Who>(
  kind: Kind,
  prove: (event: APIGatewayProxyEventV2) => Who | Promise<Who>,
): Identify<Kind, Who> {
  return Object.assign(prove, { kind });
}

/** For public routes, which need no proof. */
export const anyone = identify('public', () => undefined);

/** A handler's input: the parsed request and the caller. */
export interface RequestOf<Contract extends RouteContract, Who> {
  params: ParamsOf<Contract>;
  query: QueryOf<Contract>;
  body: BodyOf<Contract>;
  caller: Who;
  /** Domain time. */
  now: Date;
  /** For data that no contract describes, such as the client. */
  event: APIGatewayProxyEventV2;
}

/** What a route does for an identified caller. */
export type Run<Contract extends RouteContract, Who> = (
  request: RequestOf<Contract, Who>,
) => Promise<ReplyOf<Contract>>;

/** A Lambda handler that knows which route it serves. */
export interface RouteHandler<Contract extends RouteContract = RouteContract> {
  (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2>;
  contract: Contract;
  /** Whether the handler logs which records it shows. */
  logsViews: boolean;
}

/** A successful reply that the contract declares. A 204 has no body. */
export function reply<const Status extends number, const Body = undefined>(status: Status, body?: Body) {
  return { status, body: body as Body };
}

const bareHeaders = { 'cache-control': 'no-store' };
const replyHeaders = { ...bareHeaders, 'content-type': 'application/json' };

/** The current record of a Problem, if the contract has a schema for that record. Patients' routes have none. */
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

function answerProblem(problem: Problem, contract: RouteContract): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: problem.status,
    headers: {
      ...replyHeaders,
      'content-type': 'application/problem+json',
      ...(problem.retryAfterSeconds && { 'retry-after': String(problem.retryAfterSeconds) }),
    },
    body: JSON.stringify({ ...problem.toBody(currentOf(problem, contract)), ...referenceFor(problem) }),
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
  run: Run<Contract, Who>,
): RouteHandler<Contract> {
  /** Runs the route for its caller, who sees no record before `onReply` has succeeded. */
  async function answerCaller(
    event: APIGatewayProxyEventV2,
    caller: Who,
  ): Promise<APIGatewayProxyStructuredResultV2> {
    const request = readRequest(contract, event);
    const show = async (reply: object) =>
      identify.onReply?.(caller, { route: contract.handler, request, reply });
    try {
      const answer = await run({ ...request, event, caller, now: now() } as RequestOf<Contract, Who>);
      const statusCode = Number(answer.status);
      const body = contract.replies[statusCode]?.parse(answer.body);
      if (body === undefined) return { statusCode, headers: bareHeaders };
      await show(body);
      return { statusCode, headers: replyHeaders, body: JSON.stringify(body) };
    } catch (error) {
      const current = error instanceof Problem && currentOf(error, contract);
      if (current) await show({ current });
      throw error;
    }
  }

  async function respond(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
    try {
      await refuseAroundCloudFront(event);
      return await answerCaller(event, await identify(event));
    } catch (error) {
      if (error instanceof Problem) {
        countUpstream(error);
        return answerProblem(error, contract);
      }
      log('error', 'request-failed', { route: contract.handler, ...describeError(error) });
      countMetric('RequestFailed');
      return answerProblem(
        new Problem('internal', 'Something went wrong on our end. Please try again or call us.'),
        contract,
      );
    }
  }
  const handler = (event: APIGatewayProxyEventV2) =>
    runRequest(event.requestContext.requestId, () => respond(event));
  return Object.assign(handler, { contract, logsViews: identify.onReply !== undefined });
}
