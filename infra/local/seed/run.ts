import { parseArgs } from 'node:util';
import { localLimits } from '#infra/config/limits.ts';
import { createTables } from '#infra/local/engine/create-tables.ts';
import { startEngine } from '#infra/local/engine/engine.ts';
import { fillEnvironment } from '#infra/local/handler-environment.ts';
import { lockDataFolder, openDataFolder } from '#infra/local/settings/data-folder.ts';
import { readSettings } from '#infra/local/settings/settings.ts';
import { StartProblem } from '#infra/local/settings/start-problem.ts';

const usage = 'npm run seed -- --bookings <number>';
const maxBookings = 1_000_000;

function bookingsIn(args: string[]): number {
  let text: string | undefined;
  try {
    text = parseArgs({ args, options: { bookings: { type: 'string' } } }).values.bookings;
  } catch {
    // Treat an unknown option like a missing number.
  }
  const count = Number(text);
  if (text === undefined || !Number.isInteger(count) || count < 1 || count > maxBookings)
    throw new StartProblem(`Say how many, from 1 to ${maxBookings}: ${usage}.`);
  return count;
}

/** Uses a running `npm start` if DYNAMODB_ENDPOINT names its engine, and else opens the data folder itself. */
async function openData(): Promise<{ endpoint: string; close: () => Promise<unknown> }> {
  const { DYNAMODB_ENDPOINT: running } = process.env;
  if (running) return { endpoint: running, close: async () => undefined };
  const { dataDir } = readSettings(process.env);
  openDataFolder(dataDir);
  const lock = await lockDataFolder(dataDir, 'npm run seed');
  const engine = await startEngine({ dataDir });
  return { endpoint: engine.endpoint, close: () => engine.stop().finally(() => lock.close()) };
}

async function fill(endpoint: string, count: number): Promise<void> {
  await createTables(endpoint);
  // The seed reads no secret and sends nothing.
  fillEnvironment({ dynamoDb: endpoint, secrets: endpoint, limits: localLimits });
  // Import late, because the functions' code reads its environment on load.
  const { now } = await import('#functions/platform/clock.ts');
  const { seedAppointments } = await import('./seed.ts');
  await seedAppointments(count, now());
}

async function main(): Promise<void> {
  const count = bookingsIn(process.argv.slice(2));
  const { endpoint, close } = await openData();
  await fill(endpoint, count).finally(close);
  process.stdout.write(`The local system has ${count} invented bookings.\n`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
