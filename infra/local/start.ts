import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { projectDirectory } from '#infra/build/paths.ts';
import { buildSiteIfStale, SiteBuildFailed } from '#infra/build/site-build.ts';
import { cloudLimits } from '#infra/config/limits.ts';
import { stripeApi } from '#infra/config/site-config.ts';
import {
  createStripeSimulator,
  type StripeSimulator,
  stripePath,
} from '#infra/stripe-simulator/simulator.ts';
import { stripeEventTypes } from '#shared/payments/stripe.ts';
import { createTables } from './engine/create-tables.ts';
import { type Engine, type EngineKind, startEngine } from './engine/engine.ts';
import { claimPort } from './gateway/listen.ts';
import { createListener, type ServeSite } from './gateway/request-listener.ts';
import { fillEnvironment } from './handler-environment.ts';
import { runPayments, runReconciliation } from './jobs/money-runners.ts';
import { runMailboxSimulator } from './mail/mailbox-simulator.ts';
import { mailPath } from './mail/pages.ts';
import { runMails } from './mail/runner.ts';
import { type MailService, prepareMail } from './mail/ses.ts';
import { keptSecrets, startSecrets } from './secrets.ts';
import { lockDataFolder, openDataFolder } from './settings/data-folder.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { StartProblem } from './settings/start-problem.ts';
import { type Account, accounts, oidcPath } from './sign-in/account.ts';

/** The ids of the processes that started this one. */
function ancestry(): string {
  const parent = String(process.ppid);
  try {
    // `pid (name) state parent …`, where the name may contain any character.
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    const [, name = '', grandparent = ''] = stat.match(/^\d+ \((.*)\) \S+ (\d+)/s) ?? [];
    // npm may run a script through a shell, which keeps running when npm is killed, so watch the shell's
    // parent. Look no further up than that.
    return /^(ba|da|z)?sh$/.test(name) ? `${parent} ${grandparent}` : parent;
  } catch {
    return parent;
  }
}

/** Calls `leave` when npm was killed without forwarding the signal. Otherwise, the system would run forever. */
function whenParentIsGone(leave: () => void): void {
  const before = ancestry();
  const timer = setInterval(() => {
    if (ancestry() !== before) leave();
  }, 500);
  timer.unref();
}

/** Serves the site from its sources with hot reload, on the system's port. */
async function startDevSite(server: Server) {
  const { createServer } = await import('vite');
  const root = join(projectDirectory, 'web');
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server } },
  });
  const serve: ServeSite = (request, response) => vite.middlewares(request, response);
  return { serve, close: () => vite.close() };
}

const isDev = process.argv.includes('--dev');

const engineNames: Record<EngineKind, string> = {
  dynoxide: 'native engine (dynoxide)',
  'dynamodb-local': "Amazon's DynamoDB Local (Java)",
  endpoint: 'DYNAMODB_ENDPOINT',
};

type Close = () => unknown;

/** The functions that stop each part, called in reverse order of starting. */
const closers: Close[] = [];
let isStopping = false;

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  for (const close of closers.reverse()) {
    try {
      await close();
    } catch (error) {
      console.error('Error while stopping:', error);
    }
  }
  process.exit(exitCode);
}

async function startData({ dataDir, origin, stripe, limits }: Settings, mail: MailService): Promise<Engine> {
  const [engine, secrets] = await Promise.all([
    startEngine({ dataDir }),
    keptSecrets(dataDir, stripe).then((values) => startSecrets(values)),
  ]);
  closers.push(secrets.stop, engine.stop);
  engine.exited.then((lastWords) => {
    if (isStopping) return undefined;
    console.error(`The DynamoDB engine stopped unexpectedly: ${lastWords}`);
    return stop(1);
  }, console.error);
  await createTables(engine.endpoint);
  fillEnvironment({
    dynamoDb: engine.endpoint,
    secrets: secrets.endpoint,
    ses: mail.endpoint,
    siteUrl: origin,
    stripeApi: stripe.isReal ? stripeApi : origin,
    stripeMode: stripe.mode,
    limits,
  });
  return engine;
}

/** Starts the simulator, unless real Stripe keys are set. */
async function prepareStripe({ origin, dataDir, stripe }: Settings): Promise<StripeSimulator | undefined> {
  if (stripe.isReal) return undefined;
  // Import the clock only after the settings were read: reading the settings reports an invalid LOCAL_NOW.
  const { now } = await import('#functions/platform/clock.ts');
  const simulator = createStripeSimulator({
    keys: stripe,
    origin,
    webhookUrl: `${origin}/api/stripe/webhook`,
    enabledEvents: stripeEventTypes,
    file: join(dataDir, 'stripe.jsonl'),
    now: () => now().getTime(),
  });
  closers.push(simulator.stop);
  return simulator;
}

function stripeLine({ origin, stripe }: Settings): string {
  if (!stripe.isReal)
    return `simulator at ${origin}/v1 (no cards are charged), controls at ${origin}${stripePath}`;
  const mode = stripe.mode === 'live' ? 'LIVE: cards are charged' : 'test mode';
  return `${stripeApi} (${mode}), events: stripe listen --forward-to ${origin}/api/stripe/webhook`;
}

const credentials = ({ name, password }: Account) => `name ${name}, password ${password}`;

function summary(settings: Settings, { kind, endpoint }: Engine): string {
  const { origin, dataDir, localNow, limits } = settings;
  const lines = [
    ['Site', isDev ? `${origin} (hot reload)` : origin],
    ['API', `${origin}/api`],
    ['Sign-in', `${origin}${oidcPath} (${accounts.map(credentials).join('; ')})`],
    ['Email', `${origin}${mailPath}`],
    ['Stripe', stripeLine(settings)],
    ['Data', `${dataDir} in ${engineNames[kind]} at ${endpoint}`],
    ['Clock', localNow ? `started at ${localNow} (LOCAL_NOW)` : 'real time'],
    ['Limits', limits === cloudLimits ? "the cloud's (LOCAL_LIMITS)" : 'generous'],
    ['Stop', 'ctrl-C'],
  ];
  return lines.map(([name = '', value]) => `  ${name.padEnd(8)} ${value}`).join('\n');
}

/** Starts the jobs. Call this last, because showing a page is more urgent than sending mail. */
async function startJobs(mail: MailService, writes: EventEmitter): Promise<void> {
  await mail.load();
  await runMailboxSimulator(mail);
  closers.push(
    await runMails('Outbox', writes),
    await runPayments(),
    await runReconciliation('Reconciliation', writes),
  );
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const listeners = await claimPort(settings.port);
  closers.push(listeners.close);
  openDataFolder(settings.dataDir);
  const lock = await lockDataFolder(settings.dataDir, settings.origin);
  closers.push(() => lock.close());
  if (!isDev) buildSiteIfStale();
  const mail = await prepareMail();
  closers.push(mail.stop);
  const engine = await startData(settings, mail);
  const devSite = isDev ? await startDevSite(listeners.main) : undefined;
  if (devSite) closers.push(devSite.close);
  const stripe = await prepareStripe(settings);
  const writes = new EventEmitter();
  const onWrite = () => writes.emit('write');
  listeners.serve(createListener(settings, { mail, stripe, serveSite: devSite?.serve, onWrite }));
  stripe?.start();
  console.log(`\nReady in ${(process.uptime()).toFixed(1)} s\n\n${summary(settings, engine)}\n`);
  await startJobs(mail, writes);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
if (process.env.npm_lifecycle_event) whenParentIsGone(() => void stop(0));

// Keep running: in the cloud, an error outside a function's promise ends only that function's sandbox.
process.on('uncaughtException', (error) => console.error('Uncaught error in a function:', error));

try {
  await start();
} catch (error) {
  console.error(error instanceof StartProblem || error instanceof SiteBuildFailed ? error.message : error);
  await stop(1);
}
