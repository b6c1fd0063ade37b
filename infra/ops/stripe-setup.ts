import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Stripe from 'stripe';
import { stripeApi } from '#infra/config/site-config.ts';
import { formProblem, mixedModes } from '#infra/config/stripe-keys.ts';
import { runCommand } from '#infra/deploy/run-command.ts';
import { CommandProblem } from '#infra/stages/command-problem.ts';
import { type StripeMode, stripeModeOf } from '#shared/payments/stripe.ts';
import { required } from '#shared/required.ts';
import { instantOfSeconds } from '#shared/time/instants.ts';
import { checkDeliveries, checkKeys, clientOf, ensureDomain, ensureEndpoint } from './stripe-account.ts';
import { type Permission, setupPermissions, sitePermissions } from './stripe-permissions.ts';

interface SetupSettings {
  /** The site's origin. */
  site: string;
  secretKey: string;
  publishableKey: string;
  mode: StripeMode;
  /** The origin of Stripe's API: the simulator's with `STRIPE_API`. */
  api: string;
}

function siteOf(address: string | undefined, mode: StripeMode): string {
  const usage = 'npm run stripe-setup -- https://the-address-of-the-site';
  if (!address) throw new CommandProblem(`Add the site's address: ${usage}`);
  if (!URL.canParse(address)) throw new CommandProblem(`${address} is not a web address: ${usage}`);
  const { origin, protocol } = new URL(address);
  if (mode === 'live' && protocol !== 'https:')
    throw new CommandProblem(`${origin} must begin with https://, which live payments require.`);
  return origin;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads keys from the environment, and the site from the arguments. Throws a CommandProblem, which never
 * contains a key.
 */
export function readSetup(env: Environment, [address]: readonly string[]): SetupSettings {
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_PUBLISHABLE_KEY: publishableKey = '' } = env;
  const secret = { name: 'STRIPE_SECRET_KEY', key: secretKey };
  const publishable = { name: 'STRIPE_PUBLISHABLE_KEY', key: publishableKey };
  const missing = [secret, publishable].filter(({ key }) => key === '').map(({ name }) => name);
  if (missing.length > 0) throw new CommandProblem(`${missing.join(' and ')} missing: set both keys.`);
  const fault =
    formProblem(secret, 'secret') ??
    formProblem(publishable, 'publishable') ??
    mixedModes(secret, publishable);
  if (fault) throw new CommandProblem(fault);
  const mode = required(stripeModeOf(secretKey), 'mode');
  return { site: siteOf(address, mode), secretKey, publishableKey, mode, api: env.STRIPE_API || stripeApi };
}

/** Checks that the site gives browsers this publishable key. Throws a CommandProblem. */
async function checkSite({ site, publishableKey }: SetupSettings): Promise<void> {
  const used = await fetch(`${site}/config.json`, { signal: AbortSignal.timeout(10_000) })
    .then((response) => response.json())
    .then((config: { stripe?: { publishableKey?: string } }) => config.stripe?.publishableKey ?? '')
    .catch(() => undefined);
  if (used === undefined) throw new CommandProblem(`${site} doesn't answer: deploy the site first.`);
  if (used === publishableKey) return;
  throw new CommandProblem(
    used === ''
      ? `${site} doesn't accept cards yet: set stripePublishableKey in its stage's file, and deploy it.`
      : `${site} uses a different publishable key: redeploy it with the one in STRIPE_PUBLISHABLE_KEY.`,
  );
}

/**
 * Writes a new signing secret to a private file: Stripe shows it only once, and a terminal's log must not
 * contain it.
 */
function keepSecret(directory: string, { id, secret = '' }: Stripe.WebhookEndpoint): string {
  const file = join(directory, `stripe-webhook-secret-${id}`);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return file;
}

interface SetupOptions {
  /** The folder for the signing secret of a new endpoint. */
  secretDirectory: string;
  /** Called with a line about each step. */
  say: (line: string) => void;
  waitMs?: number;
}

/**
 * Creates or checks everything that the site needs at Stripe, and says what it did. A second run changes
 * nothing, and says so. Throws a CommandProblem for the first fault.
 */
export async function setUpStripe(
  settings: SetupSettings,
  { secretDirectory, say, waitMs = 30_000 }: SetupOptions,
): Promise<void> {
  const { site, secretKey, api, mode } = settings;
  const stripe = clientOf(secretKey, api);
  let isChanged = false;
  const note = (line: string) => {
    isChanged = true;
    say(line);
  };
  await checkKeys(settings, note);
  say(`Both keys work. They are ${mode} keys from the same account.`);
  await checkSite(settings);
  say(`${site} uses this publishable key.`);
  const registered = await ensureDomain(stripe, site);
  if (registered) note(registered);
  const { endpoint, changes, leftovers } = await ensureEndpoint(stripe, `${site}/api/stripe/webhook`);
  for (const line of changes) note(line);
  if (endpoint.secret) {
    const file = keepSecret(secretDirectory, endpoint);
    say(`Its signing secret is in ${file}, which only you can read.`);
    say(
      'In the Stripe secret, copy the current webhookSecret to previousWebhookSecret, then put the new one in webhookSecret.',
    );
    say('Then delete the file, wait five minutes, and run this command again to check that events arrive.');
  } else {
    const isCorrected = changes.length > 0;
    if (!isCorrected) say(`Webhook endpoint ${endpoint.id} is set up correctly.`);
    const { accepted, isTrial } = await checkDeliveries(stripe, endpoint, { isCorrected, waitMs });
    if (isTrial) note('Started a $0.50 payment and canceled it, to create a test event.');
    say(`The site accepted Stripe's newest event, from ${instantOfSeconds(accepted.created)}.`);
  }
  if (leftovers.length > 0) {
    const ids = leftovers.map(({ id }) => id).join(', ');
    throw new CommandProblem(
      `Another endpoint posts to the same address: once ${endpoint.id} works, delete ${ids} in Stripe's dashboard.`,
    );
  }
  if (!isChanged) say('No changes were needed.');
}

async function main(): Promise<void> {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const list = (permissions: readonly Permission[]) => {
    for (const { label, access, id } of permissions) say(`  ${label.padEnd(28)} ${access.padEnd(6)} ${id}`);
  };
  const secretDirectory = resolve(process.env.LOCAL_DATA_DIR || '.local');
  await runCommand(() =>
    setUpStripe(readSetup(process.env, process.argv.slice(2)), { secretDirectory, say }).catch((error) => {
      const isRefusal = error instanceof Stripe.errors.StripeInvalidRequestError;
      throw isRefusal ? new CommandProblem(`Stripe refused this: ${error.message}`) : error;
    }),
  );
  say(`\nThe site's secret key can be a restricted key with these permissions, and None for all others:`);
  list(sitePermissions);
  say('The key that runs this command also needs:');
  list(setupPermissions);
}

if (import.meta.main) await main();
