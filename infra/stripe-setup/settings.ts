import { stripeApi } from '#infra/config/site-config.ts';
import { formProblem, mixedModes } from '#infra/config/stripe-keys.ts';
import { type StripeMode, stripeModeOf } from '#shared/payments/stripe-mode.ts';
import { required } from '#shared/required.ts';
import { SetupProblem } from './setup-problem.ts';

export interface SetupSettings {
  /** The site's origin. */
  site: string;
  secretKey: string;
  publishableKey: string;
  mode: StripeMode;
  /** The origin of Stripe's API: the simulator's with `STRIPE_API`. */
  api: string;
}

const usage = 'npm run stripe-setup -- https://the-address-of-the-site';

function siteOf(address: string | undefined, mode: StripeMode): string {
  if (!address) throw new SetupProblem(`Add the site's address: ${usage}`);
  if (!URL.canParse(address)) throw new SetupProblem(`${address} is not a web address: ${usage}`);
  const { origin, protocol } = new URL(address);
  if (mode === 'live' && protocol !== 'https:') {
    throw new SetupProblem(`${origin} must begin with https://, which live payments require.`);
  }
  return origin;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads keys from the environment, and the site from the arguments. Throws a SetupProblem, which never has a key in it. */
export function readSetup(env: Environment, [address]: readonly string[]): SetupSettings {
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_PUBLISHABLE_KEY: publishableKey = '' } = env;
  const secret = { name: 'STRIPE_SECRET_KEY', key: secretKey };
  const publishable = { name: 'STRIPE_PUBLISHABLE_KEY', key: publishableKey };
  const missing = [secret, publishable].filter(({ key }) => key === '').map(({ name }) => name);
  if (missing.length > 0) throw new SetupProblem(`${missing.join(' and ')} missing: set both keys.`);
  const fault =
    formProblem(secret, 'secret') ??
    formProblem(publishable, 'publishable') ??
    mixedModes(secret, publishable);
  if (fault) throw new SetupProblem(fault);
  const mode = required(stripeModeOf(secretKey), 'mode');
  return { site: siteOf(address, mode), secretKey, publishableKey, mode, api: env.STRIPE_API || stripeApi };
}
