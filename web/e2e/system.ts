import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#infra/local/engine/free-port.ts';
import { bookingBody } from '#infra/testing/bookings.ts';
import { type LocalProcess, runLocal, startLocalSystem } from '#infra/testing/local-system.ts';
import type { Appointment } from '#shared/appointments/appointment.ts';
import type { Payment } from '#shared/payments/payment.ts';

/** A Monday, an hour before the first slot of the fixed patterns (spec §9). */
export const startOfTime = '2026-11-23T08:00:00-08:00';

export interface ClinicSystem {
  origin: string;
  /** Ends it as a power cut would. */
  kill9: () => Promise<void>;
  /** Starts it again on the same data and port. */
  restart: () => Promise<void>;
  /** Ends it and removes its data. */
  stop: () => Promise<void>;
  /** The bookings that an admin finds by a patient's e-mail address. */
  bookingsOf: (email: string) => Promise<Appointment[]>;
  /** The payments that an admin finds by a patient's e-mail address. */
  paymentsOf: (email: string) => Promise<Payment[]>;
  /** Books as somebody else's browser would; defaults to a valid patient. */
  book: (changes: { location: { id: string }; date: string; time: string }) => Promise<void>;
}

async function printedAdminToken(port: number, dataDir: string): Promise<string> {
  const { child, output } = await runLocal('admin-token.ts', { PORT: String(port), LOCAL_DATA_DIR: dataDir });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`admin-token: ${output.stderr}`);
  return output.stdout.trim();
}

/** Where nobody answers: what a test looks up never leaves this machine. */
const noGeocoder = 'http://localhost:9';

/** The real system in a process of its own, on a free port and a new data folder. */
export async function startClinicSystem(env: Record<string, string>): Promise<ClinicSystem> {
  const dataDir = mkdtempSync(join(tmpdir(), 'e2e-'));
  const port = await freePort();
  const start = () =>
    startLocalSystem({
      PORT: String(port),
      LOCAL_DATA_DIR: dataDir,
      LOCAL_NOW: startOfTime,
      GEOCODER_URL: noGeocoder,
      ...env,
    });
  const removeData = () => rmSync(dataDir, { recursive: true, force: true });
  const started = await start().catch((error: unknown) => {
    removeData();
    throw error;
  });
  const { origin } = started;
  let running: LocalProcess | undefined = started;
  let token: Promise<string> | undefined;

  async function end(signal: NodeJS.Signals): Promise<void> {
    await running?.end(signal);
    running = undefined;
  }

  async function asAdmin(path: string): Promise<unknown> {
    token ??= printedAdminToken(port, dataDir);
    const response = await fetch(origin + path, { headers: { authorization: `Bearer ${await token}` } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return response.json();
  }

  return {
    origin,
    kill9: () => end('SIGKILL'),
    async restart() {
      running = await start();
    },
    async stop() {
      await end('SIGTERM');
      removeData();
    },
    async bookingsOf(email) {
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
      const response = await fetch(`${origin}/api/appointments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(bookingBody(changes)),
      });
      if (response.status !== 201) throw new Error(`Booking answered ${response.status}.`);
    },
  };
}
