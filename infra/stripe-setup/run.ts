import { resolve } from 'node:path';
import Stripe from 'stripe';
import { type Permission, permissionsFor, setupOnlyPermissions, siteCalls } from './permissions.ts';
import { setUpStripe } from './set-up.ts';
import { readSetup } from './settings.ts';
import { SetupProblem } from './setup-problem.ts';

function listed(permissions: readonly Permission[]): string {
  return permissions
    .map(({ label, access, id }) => `  ${label.padEnd(28)} ${access.padEnd(6)} ${id}`)
    .join('\n');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  const secretDirectory = resolve(process.env.LOCAL_DATA_DIR || '.local');
  await setUpStripe(readSetup(process.env, process.argv.slice(2)), { secretDirectory, say });
} catch (error) {
  const isRefusal = error instanceof Stripe.errors.StripeInvalidRequestError;
  if (!isRefusal && !(error instanceof SetupProblem)) throw error;
  process.stderr.write(`${isRefusal ? `Stripe refused this: ${error.message}` : error.message}\n`);
  process.exitCode = 1;
}
say(`\nThe site's secret key can be a restricted key with these permissions, and None for all others:`);
say(listed(permissionsFor(siteCalls)));
say('The key that runs this command also needs:');
say(listed(setupOnlyPermissions()));
