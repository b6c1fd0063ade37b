import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type TableName, tableNames } from '#infra/config/tables.ts';
import { adminToken } from '#infra/local/admin-token.ts';
import { createTables } from '#infra/local/engine/create-tables.ts';
import { freePort } from '#infra/local/engine/free-port.ts';
import { emptyTable } from '#infra/testing/empty-tables.ts';
import { type LocalProcess, startLocalSystem } from '#infra/testing/local-system.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';
import type { Appointment } from '#shared/appointments/appointment.ts';
import type { Payment } from '#shared/payments/payment.ts';
import type { OwnBooking } from '#web/domain/own-bookings/own-bookings.ts';

/** A Monday, an hour before the first fixed slot time (`shared/appointments/slots.ts`). */
export const startOfTime = '2026-11-23T08:00:00-08:00';

async function onEngine(
  endpoint: string,
  change: (client: DynamoDBDocumentClient, table: TableName) => Promise<unknown>,
): Promise<void> {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint, region: 'us-west-2', credentials }),
  );
  try {
    await Promise.all(tableNames.map((name) => change(client, name)));
  } finally {
    client.destroy();
  }
}

/** Deletes every table of the system on this engine while some work is done. Afterwards, creates empty tables. */
async function withoutTables(endpoint: string, work: () => Promise<void>): Promise<void> {
  await onEngine(endpoint, (client, TableName) => client.send(new DeleteTableCommand({ TableName })));
  try {
    await work();
  } finally {
    await createTables(endpoint, (name) => name);
  }
}

export interface ClinicSystem {
  origin: string;
  /** Kills the system, as a power cut would. */
  kill9: () => Promise<void>;
  /** Restarts the system on the same data and port. */
  restart: () => Promise<void>;
  /** Removes what was booked, paid and written, and all counters, while the system keeps running. */
  empty: () => Promise<void>;
  /** Makes every request that needs a table fail while some work is done. Afterwards, the system is empty. */
  withoutTables: (work: () => Promise<void>) => Promise<void>;
  /** What the system's functions and gateway have logged so far. */
  logged: () => string;
  /** Whether the system answers, and its clock is still before the first slots of the day. */
  isUsable: () => boolean;
  /** Stops the system and removes its data. */
  stop: () => Promise<void>;
  /** The appointments that an admin finds by a patient's email address. */
  appointmentsOf: (email: string) => Promise<Appointment[]>;
  /** The payments that an admin finds by a patient's email address. */
  paymentsOf: (email: string) => Promise<Payment[]>;
  /** Books as another browser would, by default for a valid patient. Returns what that browser would keep. */
  book: (changes: { location: { id: string }; date: string; time: string }) => Promise<OwnBooking>;
}

/** A port nothing listens on, so that look-ups never leave this machine. */
const noGeocoder = 'http://localhost:9';

/** How long a system is usable: its clock advances with real time, and must stay well before the first slots start. */
const longestUseMs = 30 * 60_000;

/** The real system in a separate process, on a free port and a new data folder. */
export async function startClinicSystem(env: Record<string, string> = {}): Promise<ClinicSystem> {
  const dataDir = mkdtempSync(join(tmpdir(), 'e2e-'));
  const port = await freePort();
  const start = () =>
    startLocalSystem({
      PORT: String(port),
      LOCAL_DATA_DIR: dataDir,
      LOCAL_NOW: startOfTime,
      GEOCODER_URL: noGeocoder,
      // Set this as npm does, so that the system ends with the worker, even if the worker is interrupted.
      npm_lifecycle_event: 'test',
      ...env,
    });
  const removeData = () => rmSync(dataDir, { recursive: true, force: true });
  const started = await start().catch((error: unknown) => {
    removeData();
    throw error;
  });
  const { origin } = started;
  let running: LocalProcess | undefined = started;
  let startedMs = Date.now();
  let token: Promise<string> | undefined;

  async function end(signal: NodeJS.Signals): Promise<void> {
    await running?.end(signal);
    running = undefined;
  }

  function engine(): string {
    const endpoint = running?.output.stdout.match(/^ *Data .* at (\S+)$/m)?.[1];
    if (!endpoint) throw new Error('The system does not say where its data is.');
    return endpoint;
  }

  async function asAdmin(path: string): Promise<unknown> {
    token ??= adminToken(origin);
    const response = await fetch(origin + path, { headers: { authorization: `Bearer ${await token}` } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return response.json();
  }

  return {
    origin,
    kill9: () => end('SIGKILL'),
    async restart() {
      running = await start();
      startedMs = Date.now();
    },
    async empty() {
      await onEngine(engine(), emptyTable);
      token = undefined;
    },
    withoutTables: (work) => withoutTables(engine(), work),
    logged: () => running?.output.stdout ?? '',
    isUsable: () => running !== undefined && Date.now() - startedMs < longestUseMs,
    async stop() {
      await end('SIGTERM');
      removeData();
    },
    async appointmentsOf(email) {
      const { appointments } = (await asAdmin('/api/appointments?limit=200')) as {
        appointments: Appointment[];
      };
      return appointments.filter((appointment) => appointment.email === email);
    },
    async paymentsOf(email) {
      const { payments } = (await asAdmin('/api/payments/list?limit=200')) as { payments: Payment[] };
      return payments.filter(({ patientEmail }) => patientEmail === email);
    },
    async book(changes) {
      const body = bookingBody(changes);
      const response = await fetch(`${origin}/api/appointments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (response.status !== 201) throw new Error(`Booking answered ${response.status}.`);
      const { manageToken } = (await response.json()) as { manageToken: string };
      return { confirmationNumber: body.confirmationNumber, manageToken };
    },
  };
}
