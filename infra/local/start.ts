import { localLimits } from '#infra/limits.ts';
import { adminAccount, oidcPath } from './account.ts';
import { buildSiteIfStale } from './build-site.ts';
import { createTables } from './create-tables.ts';
import { lockDataFolder, openDataFolder } from './data-folder.ts';
import { startDevSite } from './dev-site.ts';
import { type Engine, type EngineKind, startEngine } from './engine.ts';
import { fillEnvironment } from './handler-environment.ts';
import { claimPort } from './listen.ts';
import { type MailService, prepareMail } from './mail.ts';
import { mailPath } from './mail-pages.ts';
import { runMails } from './mail-runner.ts';
import { whenParentIsGone } from './parent-process.ts';
import { createListener } from './request-listener.ts';
import { keptSecrets, startSecrets } from './secrets.ts';
import { readSettings, type Settings } from './settings.ts';
import { StartProblem } from './start-problem.ts';

const isDev = process.argv.includes('--dev');

const engineNames: Record<EngineKind, string> = {
  dynoxide: 'native engine (dynoxide)',
  'dynamodb-local': "Amazon's DynamoDB Local (Java)",
  endpoint: 'DYNAMODB_ENDPOINT',
};

const tableName = (table: string) => table;

type Close = () => unknown;

/** What to undo, the latest first. */
const closers: Close[] = [];
let isStopping = false;

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  for (const close of closers.reverse()) {
    try {
      await close();
    } catch (error) {
      console.error('While stopping:', error);
    }
  }
  process.exit(exitCode);
}

async function startData({ dataDir, origin }: Settings, mail: MailService): Promise<Engine> {
  const [engine, secrets] = await Promise.all([
    startEngine({ dataDir }),
    keptSecrets(dataDir).then((values) => startSecrets(values)),
  ]);
  closers.push(secrets.stop, engine.stop);
  engine.exited.then((lastWords) => {
    if (isStopping) return undefined;
    console.error(`The DynamoDB engine ended by itself: ${lastWords}`);
    return stop(1);
  }, console.error);
  await createTables(engine.endpoint, tableName);
  fillEnvironment({
    dynamoDb: engine.endpoint,
    secrets: secrets.endpoint,
    ses: mail.endpoint,
    siteUrl: origin,
    tableName,
    limits: localLimits,
  });
  return engine;
}

function summary({ origin, dataDir, localNow }: Settings, { kind, endpoint }: Engine): string {
  const lines = [
    ['Site', isDev ? `${origin} (hot reload)` : origin],
    ['API', `${origin}/api`],
    ['Sign-in', `${origin}${oidcPath}, name ${adminAccount.name}, password ${adminAccount.password}`],
    ['Mail', `${origin}${mailPath}`],
    ['Data', `${dataDir} in ${engineNames[kind]} at ${endpoint}`],
    ['Clock', localNow ? `started at ${localNow} (LOCAL_NOW)` : 'real time'],
    ['Stop', 'ctrl-C'],
  ];
  return lines.map(([name = '', value]) => `  ${name.padEnd(8)} ${value}`).join('\n');
}

/** After everything else: nobody waits for a mail as for a page. */
async function startMails({ load }: MailService): Promise<void> {
  await load();
  closers.push(await runMails(tableName('Outbox')));
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
  listeners.serve(createListener(settings, mail, devSite?.serve));
  console.log(`\nReady in ${(process.uptime()).toFixed(1)} s\n\n${summary(settings, engine)}\n`);
  await startMails(mail);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
if (process.env.npm_lifecycle_event) whenParentIsGone(() => void stop(0));

// A function that fails outside of its own promise ends its own sandbox in the cloud, not its neighbours.
process.on('uncaughtException', (error) => console.error('Uncaught in a function:', error));

try {
  await start();
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  await stop(1);
}
