import Stripe from 'stripe';
import { ask, clientOf } from './ask.ts';
import type { SetupSettings } from './settings.ts';
import { SetupProblem } from './setup-problem.ts';
import { makeTrial } from './trial.ts';

/** The newest payment of the account; one made and canceled for this where it has none. */
async function anyIntent(stripe: Stripe, note: (line: string) => void): Promise<Stripe.PaymentIntent> {
  const { data } = await ask('STRIPE_SECRET_KEY', stripe.paymentIntents.list({ limit: 1 }));
  if (data[0]?.client_secret) return data[0];
  const trial = await makeTrial(stripe);
  note(
    `Started a $0.50 payment and canceled it (${trial.id}), because the account had no payment to check the keys with.`,
  );
  return trial;
}

/**
 * Checks that both keys work, and that they belong to one account: the publishable key has to find what the secret key
 * finds. Throws a SetupProblem.
 */
export async function checkKeys(
  { secretKey, publishableKey, api }: SetupSettings,
  note: (line: string) => void,
): Promise<void> {
  const { id, client_secret } = await anyIntent(clientOf(secretKey, api), note);
  const params = client_secret ? { client_secret } : {};
  try {
    await ask('STRIPE_PUBLISHABLE_KEY', clientOf(publishableKey, api).paymentIntents.retrieve(id, params));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    throw new SetupProblem(
      'STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY belong to different accounts: copy both from the same account.',
    );
  }
}

/** Checks that the site gives browsers this publishable key. Throws a SetupProblem. */
export async function checkSite({ site, publishableKey }: SetupSettings): Promise<void> {
  const used = await fetch(`${site}/config.json`, { signal: AbortSignal.timeout(10_000) })
    .then((response) => response.json())
    .then((config: { stripe?: { publishableKey?: string } }) => config.stripe?.publishableKey ?? '')
    .catch(() => undefined);
  if (used === undefined) throw new SetupProblem(`${site} doesn't answer: deploy the site first.`);
  if (used === publishableKey) return;
  throw new SetupProblem(
    used === ''
      ? `${site} doesn't accept cards yet: set stripePublishableKey in its stage's file, and deploy it.`
      : `${site} uses a different publishable key: redeploy it with the one in STRIPE_PUBLISHABLE_KEY.`,
  );
}
