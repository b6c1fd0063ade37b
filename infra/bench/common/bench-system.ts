import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type Limits, localLimits } from '#infra/config/limits.ts';
import { routeFunctions } from '#infra/config/routes/route-functions.ts';
import { createTables } from '#infra/local/engine/create-tables.ts';
import { type Engine, startEngine } from '#infra/local/engine/engine.ts';
import { throughCloudFront } from '#infra/local/gateway/edge.ts';
import { buildEvent } from '#infra/local/gateway/event.ts';
import { fillEnvironment } from '#infra/local/handler-environment.ts';
import { answerOf } from '#infra/local/http/answer.ts';
import { newSecrets, startSecrets } from '#infra/local/secrets.ts';
import { adminAccount, clientId } from '#infra/local/sign-in/account.ts';
import type { ReplyBodyOf } from '#shared/api/route.ts';
import type { RouteId, Routes } from '#shared/api/routes.ts';
import { adminScope } from '#shared/sign-in.ts';

/** Domain time of every measurement: a Monday morning, before the first slot. */
export const benchNow = '2026-11-23T07:00:00-08:00';

export type Handler = (event: APIGatewayProxyEventV2) => Promise<unknown>;

export interface BenchRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Sent as is, instead of `body`. */
  rawBody?: string | Buffer;
  headers?: Record<string, string>;
  token?: string;
  asAdmin?: boolean;
  sourceIp?: string;
}

export interface BenchReply<Id extends RouteId> {
  status: number;
  body: ReplyBodyOf<Routes[Id]>;
}

export interface BenchSystem {
  engine: Engine;
  call: <Id extends RouteId>(id: Id, request?: BenchRequest) => Promise<BenchReply<Id>>;
  stop: () => Promise<void>;
}

function adminClaims(): Record<string, string> {
  return {
    sub: adminAccount.id,
    client_id: clientId,
    token_use: 'access',
    scope: adminScope,
    'cognito:groups': `[${adminAccount.groups.join(' ')}]`,
    jti: randomUUID(),
    exp: String(Math.floor(Date.now() / 1000) + 3600),
  };
}

/** The event in payload format 2.0 that the gateway passes to a handler. */
export function eventFor(id: RouteId, request: BenchRequest = {}): APIGatewayProxyEventV2 {
  const { params = {}, query, body, rawBody, token, asAdmin, sourceIp = '127.0.0.1' } = request;
  const [method = '', path = ''] = id.split(' ');
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const headers = {
    host: 'localhost',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...request.headers,
  };
  const incoming = {
    method,
    target: query ? `${filled}?${new URLSearchParams(query)}` : filled,
    httpVersion: '1.1',
    rawHeaders: Object.entries(headers).flat(),
    body: Buffer.from((rawBody as string) ?? (body === undefined ? '' : JSON.stringify(body))),
    sourceIp,
  };
  const jwt = asAdmin ? { claims: adminClaims(), scopes: [adminScope] } : undefined;
  return throughCloudFront(buildEvent(incoming, { routeKey: id, params }, jwt));
}

/** Loads a handler from its source. Call it after the system has started: handlers read their environment on load. */
export async function loadHandler(id: RouteId): Promise<Handler> {
  return (await routeFunctions[id].load()).handler as Handler;
}

async function call<Id extends RouteId>(id: Id, request?: BenchRequest): Promise<BenchReply<Id>> {
  const handler = await loadHandler(id);
  const { status, body } = answerOf(await handler(eventFor(id, request)));
  return { status, body: JSON.parse(body.toString() || 'null') };
}

/**
 * Starts an in-memory engine with empty tables and sets this process's environment for it. Call it once per process:
 * handlers keep the environment they were loaded with.
 */
export async function startBenchSystem(limits: Limits = localLimits): Promise<BenchSystem> {
  const [engine, secrets] = await Promise.all([startEngine({}), startSecrets(newSecrets())]);
  const tableName = (table: string) => table;
  await createTables(engine.endpoint, tableName);
  fillEnvironment({ dynamoDb: engine.endpoint, secrets: secrets.endpoint, tableName, limits });
  process.env.LOCAL_NOW = benchNow;
  const stop = () => {
    secrets.stop();
    return engine.stop();
  };
  return { engine, call, stop };
}
