import { randomBytes, randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  paginateScan,
  QueryCommand,
  type ScanCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { createTables } from '#infra/local/engine/create-tables.ts';
import { type Authorized, buildEvent } from '#infra/local/gateway/event.ts';
import { fillEnvironment } from '#infra/local/handler-environment.ts';
import { answerOf } from '#infra/local/http/answer.ts';
import { newSecrets, startSecrets } from '#infra/local/secrets.ts';
import { simulatedStripe } from '#infra/local/settings.ts';
import { adminAccount, clientId } from '#infra/local/sign-in/account.ts';
import { access } from '#infra/policy/access.ts';
import type { LimitName } from '#infra/policy/grant-terms.ts';
import { localLimits } from '#infra/policy/limits.ts';
import type { TableName } from '#infra/policy/tables.ts';
import type { ProblemBody } from '#shared/api/problem.ts';
import type { ReplyBodyOf } from '#shared/api/route.ts';
import type { RouteId, Routes } from '#shared/api/routes.ts';
import { adminScope } from '#shared/sign-in.ts';
import { checkAnswer } from './answers.ts';
import type { EngineUnderTest } from './global-setup.ts';

type Claims = Authorized['claims'];

/** A request to a route. Everything is loosely typed: tests send what no honest client would. */
export interface TestRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, instead of `body`; base64 on the way where a gateway would. */
  rawBody?: string | Buffer;
  headers?: Record<string, string>;
  /** What the authorizer vouches for: `adminClaims()`. */
  claims?: Claims;
  sourceIp?: string;
  /** Claims to the handler that `body` is base64, though it may not be. */
  isBase64Encoded?: boolean;
}

export interface TestReply<Id extends RouteId> {
  status: number;
  headers: Record<string, string | string[]>;
  /** The body of a success. */
  body: ReplyBodyOf<Routes[Id]>;
  /** The same, when it is a refusal. */
  problem: ProblemBody;
}

type Items = NonNullable<ScanCommandOutput['Items']>;

export interface TestSystem {
  call: <Id extends RouteId>(id: Id, request?: TestRequest) => Promise<TestReply<Id>>;
  tableName: (table: TableName) => string;
  adminClaims: typeof adminClaims;
  /** Past the handlers, for looking at what they left. */
  dynamo: DynamoDBDocumentClient;
  /** Every item of a table. */
  all: (table: TableName) => Promise<Items>;
  /** The slots of a day that somebody holds, as the table has them. */
  heldSlots: (date: string) => Promise<Record<string, unknown>[]>;
  stop: () => void;
}

/** The claims of a signed-in admin, as a function gets them from the gateway. */
export function adminClaims(changes: Claims = {}): Claims {
  const now = Math.floor(Date.now() / 1000);
  return {
    sub: adminAccount.id,
    iss: 'http://localhost/local/oidc',
    client_id: clientId,
    token_use: 'access',
    scope: adminScope,
    'cognito:groups': `[${adminAccount.groups.join(' ')}]`,
    username: adminAccount.name,
    jti: randomUUID(),
    iat: String(now),
    exp: String(now + 900),
    ...changes,
  };
}

function bodyBytes({ body, rawBody }: TestRequest): Buffer {
  if (rawBody !== undefined) return Buffer.from(rawBody as string);
  return Buffer.from(body === undefined ? '' : JSON.stringify(body));
}

function targetOf(path: string, { params = {}, query }: TestRequest): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  return query ? `${filled}?${new URLSearchParams(query)}` : filled;
}

function eventFor(id: RouteId, request: TestRequest = {}): APIGatewayProxyEventV2 {
  const [method = '', path = ''] = id.split(' ');
  const type = request.body === undefined ? {} : { 'content-type': 'application/json' };
  const incoming = {
    method,
    target: targetOf(path, request),
    httpVersion: '1.1',
    rawHeaders: Object.entries({ host: 'localhost', ...type, ...request.headers }).flat(),
    body: bodyBytes(request),
    sourceIp: request.sourceIp ?? '127.0.0.1',
  };
  const jwt = request.claims && { claims: request.claims, scopes: [adminScope] };
  const event = buildEvent(incoming, { routeKey: id, params: request.params ?? {} }, jwt);
  const { isBase64Encoded = event.isBase64Encoded } = request;
  return { ...event, isBase64Encoded };
}

type Handler = (event: APIGatewayProxyEventV2) => Promise<unknown>;

async function invoke<Id extends RouteId>(
  id: Id,
  handler: unknown,
  event: APIGatewayProxyEventV2,
): Promise<TestReply<Id>> {
  const { status, headers, body } = answerOf(await (handler as Handler)(event));
  const parsed = JSON.parse(body.toString() || 'null');
  checkAnswer(id, status, parsed);
  return { status, headers, body: parsed, problem: parsed };
}

export interface TestSystemOptions {
  limits?: Partial<Record<LimitName, number>>;
  /** Where domain time starts; by default a Monday morning. */
  now?: string;
  /** Where SES answers; by default nowhere. */
  ses?: string;
  /** Stripe’s simulator, and our keys there; by default nowhere. */
  stripe?: { api: string; secretKey: string; webhookSecret: string };
  /** Finds a route's function; by default the one that access.ts names. */
  load?: (id: RouteId) => Promise<{ handler: unknown }>;
}

async function scan(client: DynamoDBDocumentClient, TableName: string): Promise<Items> {
  const items: Items = [];
  for await (const page of paginateScan({ client }, { TableName })) items.push(...(page.Items ?? []));
  return items;
}

function queryHeld(dynamo: DynamoDBDocumentClient, TableName: string) {
  return async (date: string): Promise<Record<string, unknown>[]> => {
    const query = { KeyConditionExpression: '#date = :date', ExpressionAttributeNames: { '#date': 'date' } };
    const command = new QueryCommand({ TableName, ...query, ExpressionAttributeValues: { ':date': date } });
    return ((await dynamo.send(command)).Items ?? []).filter(({ heldBy }) => heldBy);
  };
}

/**
 * Tables of its own on an engine, and the real handlers on them. One per test file: handlers read their environment
 * when they are loaded, and vitest loads them anew for each file only.
 */
export async function createTestSystem(
  { endpoint }: EngineUnderTest,
  {
    limits,
    now = '2026-11-23T09:00:00-08:00',
    ses,
    stripe,
    load = (id) => access[id].load(),
  }: TestSystemOptions = {},
): Promise<TestSystem> {
  const prefix = `test-${randomBytes(6).toString('hex')}-`;
  const tableName = (table: TableName) => prefix + table;
  const [secrets] = await Promise.all([
    startSecrets(newSecrets({ ...simulatedStripe, ...stripe })),
    createTables(endpoint, tableName),
  ]);
  fillEnvironment({
    dynamoDb: endpoint,
    secrets: secrets.endpoint,
    tableName,
    limits: { ...localLimits, ...limits },
    ses,
    ...(stripe && { stripeApi: stripe.api }),
  });
  process.env.LOCAL_NOW = now;
  const dynamo = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const stop = () => {
    dynamo.destroy();
    secrets.stop();
  };
  const call = async <Id extends RouteId>(id: Id, request?: TestRequest) => {
    const { handler } = await load(id);
    return invoke(id, handler, eventFor(id, request));
  };
  const all = (table: TableName) => scan(dynamo, tableName(table));
  const heldSlots = queryHeld(dynamo, tableName('Slots'));
  return { call, adminClaims, tableName, dynamo, all, heldSlots, stop };
}
