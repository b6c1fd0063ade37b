import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type Limits, localLimits } from '#infra/config/limits.ts';
import { routeFunctions } from '#infra/config/routes/route-functions.ts';
import { answerOf } from '#infra/http/answer.ts';
import { createTables } from '#infra/local/engine/create-tables.ts';
import { startEngine } from '#infra/local/engine/engine.ts';
import { fillEnvironment } from '#infra/local/handler-environment.ts';
import { newSecrets, startSecrets } from '#infra/local/secrets.ts';
import { eventFor, type TestRequest } from '#infra/testing/events.ts';
import { bookingBody, slotsOn } from '#infra/testing/records/bookings.ts';
import { nextClinicDay } from '#shared/clinics/clinic-days.ts';
import type { RouteId } from '#shared/contract/routes.ts';

/** Domain time of every measurement: a Monday morning, before the first slot. */
export const benchNow = '2026-11-23T07:00:00-08:00';

/** The first day with bookings. */
export const firstDate = '2026-11-24';

type Handler = (event: APIGatewayProxyEventV2) => Promise<unknown>;

/**
 * Prepares a call of a route; the call throws if the answer has another status. Start the system first:
 * handlers read their environment on load.
 */
export async function prepareCall(
  id: RouteId,
  status: number,
  request: TestRequest,
): Promise<() => Promise<void>> {
  const { handler } = await routeFunctions[id].load();
  const event = eventFor(id, request);
  return async () => {
    const answer = answerOf(await (handler as Handler)(event));
    if (answer.status !== status) throw new Error(`${id} answered ${answer.status}: ${answer.body}`);
  };
}

/** Calls a route. Throws if the answer has another status. */
export async function call(id: RouteId, status: number, request: TestRequest): Promise<void> {
  await (await prepareCall(id, status, request))();
}

function* openSlots(): Generator<ReturnType<typeof slotsOn>[number], never> {
  for (let date = firstDate; ; date = nextClinicDay(date)) yield* slotsOn(date);
}

const slots = openSlots();
let clients = 0;

/**
 * A booking by a new patient, from an IP address that this process hasn't used yet, because the cloud's limits per
 * client are strict.
 */
export function newBooking(): TestRequest & { body: ReturnType<typeof bookingBody> } {
  const { locationId, ...slot } = slots.next().value;
  clients += 1;
  const sourceIp = `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`;
  return { body: bookingBody({ location: { id: locationId }, ...slot }), sourceIp };
}

/**
 * Starts an in-memory engine with empty tables and points this process's environment at it. Call it once per process:
 * handlers keep the environment they were loaded with. Returns a function that stops the engine.
 */
export async function startBenchSystem(limits: Limits = localLimits): Promise<() => Promise<void>> {
  const [engine, secrets] = await Promise.all([startEngine({}), startSecrets(newSecrets())]);
  const tableName = (table: string) => table;
  await createTables(engine.endpoint, tableName);
  fillEnvironment({ dynamoDb: engine.endpoint, secrets: secrets.endpoint, tableName, limits });
  process.env.LOCAL_NOW = benchNow;
  return () => {
    secrets.stop();
    return engine.stop();
  };
}
