import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { instantOfSeconds } from '#shared/time/instants.ts';
import { clientOf } from './ask.ts';
import { checkDeliveries } from './check-deliveries.ts';
import { checkKeys, checkSite } from './check-keys.ts';
import { ensureEndpoint } from './endpoint.ts';
import type { SetupSettings } from './settings.ts';
import { SetupProblem } from './setup-problem.ts';

const webhookPath = '/api/stripe/webhook';
const deliveryWaitMs = 30_000;

interface SetupOptions {
  /** Where the signing secret of a new endpoint is put. */
  secretDirectory: string;
  /** What is said on the way. */
  say: (line: string) => void;
  waitMs?: number;
}

/** Writes a new signing secret to a private file: Stripe shows it only once, and it must not end up in a terminal's log. */
function keepSecret(directory: string, { id, secret = '' }: Stripe.WebhookEndpoint): string {
  const file = join(directory, `stripe-webhook-secret-${id}`);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return file;
}

/**
 * Makes or checks everything at Stripe that the site needs, and says what it did. A second run changes nothing, and says so.
 * Throws a SetupProblem for the first fault.
 */
export async function setUpStripe(
  settings: SetupSettings,
  { secretDirectory, say, waitMs = deliveryWaitMs }: SetupOptions,
): Promise<void> {
  const { site, secretKey, api, mode } = settings;
  const stripe = clientOf(secretKey, api);
  const changes: string[] = [];
  const note = (line: string) => {
    changes.push(line);
    say(line);
  };
  await checkKeys(settings, note);
  say(`Both keys work. They are ${mode} keys from the same account.`);
  await checkSite(settings);
  say(`${site} uses this publishable key.`);
  const { endpoint, changes: made, leftovers } = await ensureEndpoint(stripe, `${site}${webhookPath}`);
  for (const line of made) note(line);
  if (endpoint.secret) {
    const file = keepSecret(secretDirectory, endpoint);
    say(`Its signing secret is in ${file}, which only you can read.`);
    say(
      'In the Stripe secret, copy the current webhookSecret to previousWebhookSecret, then put the new one in webhookSecret.',
    );
    say('Then delete the file, wait five minutes, and run this command again to check that events arrive.');
  } else {
    if (made.length === 0) say(`Webhook endpoint ${endpoint.id} is set up correctly.`);
    const { accepted, isTrial } = await checkDeliveries(stripe, endpoint, {
      isCorrected: made.length > 0,
      waitMs,
    });
    if (isTrial) note('Started a $0.50 payment and canceled it, to create a test event.');
    say(`The site accepted Stripe's newest event, from ${instantOfSeconds(accepted.created)}.`);
  }
  if (leftovers.length > 0) {
    const ids = leftovers.map(({ id }) => id).join(', ');
    throw new SetupProblem(
      `Another endpoint posts to the same address: once ${endpoint.id} works, delete ${ids} in Stripe's dashboard.`,
    );
  }
  if (changes.length === 0) say('No changes were needed.');
}
