import { randomBytes } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  paginateScan,
  QueryCommand,
  type ScanCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type Limits, localLimits } from '#infra/config/limits.ts';
import { routeFunctions } from '#infra/config/routes/route-functions.ts';
import type { TableName } from '#infra/config/tables.ts';
import { answerOf } from '#infra/http/answer.ts';
import { createTables } from '#infra/local/engine/create-tables.ts';
import { fillEnvironment } from '#infra/local/handler-environment.ts';
import { newSecrets, startSecrets } from '#infra/local/secrets.ts';
import { simulatedStripe } from '#infra/local/settings/settings.ts';
import type { ProblemBody } from '#shared/api/problem.ts';
import type { ReplyBodyOf } from '#shared/api/route.ts';
import type { RouteId, Routes } from '#shared/contract/routes.ts';
import type { StripeMode } from '#shared/payments/stripe.ts';
import { adminClaims, eventFor, type TestRequest } from './events.ts';
import type { EngineUnderTest } from './setup/global-setup.ts';
import { checkAnswer } from './whole-run/answers.ts';

export interface TestReply<Id extends RouteId> {
  status: number;
  headers: Record<string, string | string[]>;
  /** The body of a success. */
  body: ReplyBodyOf<Routes[Id]>;
  /** The body of a refusal. */
  problem: ProblemBody;
}

type Items = NonNullable<ScanCommandOutput['Items']>;

export interface TestSystem {
  call: <Id extends RouteId>(id: Id, request?: TestRequest) => Promise<TestReply<Id>>;
  tableName: (table: TableName) => string;
  adminClaims: typeof adminClaims;
  /** Direct access to the tables, to inspect the effects of handlers. */
  dynamo: DynamoDBDocumentClient;
  /** Every item of a table. */
  all: (table: TableName) => Promise<Items>;
  /** The held slots of a day, as stored. */
  heldSlots: (date: string) => Promise<Record<string, unknown>[]>;
  stop: () => void;
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
  limits?: Partial<Limits>;
  /** Networks that are exempt from limits per client. Default: none. */
  clinicNetworks?: readonly string[];
  /** Where domain time starts; '' for real time. Default: a Monday morning. */
  now?: string;
  /** Base URL of SES. Default: none. */
  ses?: string;
  /** Stripe’s simulator and our keys for it. Default: none. */
  stripe?: { api: string; secretKey: string; webhookSecret: string; previousWebhookSecret?: string };
  /** The mode of the deployed publishable key. Default: test. */
  stripeMode?: StripeMode | 'none';
  /** Loads a route's module. Default: the one in `routeFunctions`. */
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
 * The `LOCAL_NOW` that makes domain time `now` at this moment. Domain time counts from the start of the process,
 * which may have run other test files before.
 */
function startOfClock(now: string): string {
  const elapsedMs = Date.now() - performance.timeOrigin;
  return new Date(Date.parse(now) - elapsedMs).toISOString();
}

/**
 * Opens a system: a new set of tables on an engine, and the real handlers on them. Open one per test file: handlers
 * read their environment on load, and Vitest only reloads them for each file.
 */
export async function createTestSystem(
  { endpoint }: EngineUnderTest,
  {
    limits,
    clinicNetworks = [],
    now = '2026-11-23T09:00:00-08:00',
    ses,
    stripe,
    stripeMode,
    load = (id) => routeFunctions[id].load(),
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
    clinicNetworks,
    ses,
    stripeMode,
    ...(stripe && { stripeApi: stripe.api }),
  });
  process.env.LOCAL_NOW = now && startOfClock(now);
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
