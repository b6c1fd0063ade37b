import Stripe from 'stripe';
import { SetupProblem } from './setup-problem.ts';

/** The stripe package with a key, on Stripe or on the simulator. */
export function clientOf(key: string, api: string): Stripe {
  const { hostname, port, protocol } = new URL(api);
  return new Stripe(key, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    telemetry: false,
  });
}

/** The permission that Stripe's message names; the rest of that message shows a part of the key. */
function missingPermission({ message }: Error): string {
  return /'(rak_\w+)'/.exec(message)?.[1] ?? 'a permission it needs';
}

/**
 * Awaits a request to Stripe. Throws a SetupProblem when Stripe doesn't answer, doesn't know the key, or the key lacks a
 * permission; Stripe's own error for everything else.
 * @param keyName the setting that the request's key comes from
 */
export async function ask<Answer>(keyName: string, request: Promise<Answer>): Promise<Answer> {
  const { StripeAuthenticationError, StripeError, StripeInvalidRequestError, StripePermissionError } =
    Stripe.errors;
  try {
    return await request;
  } catch (error) {
    if (error instanceof StripeAuthenticationError) {
      throw new SetupProblem(
        `Stripe doesn't recognize the key in ${keyName}: copy it again from Developers > API keys in Stripe's dashboard.`,
      );
    }
    if (error instanceof StripePermissionError) {
      throw new SetupProblem(`The key in ${keyName} lacks ${missingPermission(error)}: see the list below.`);
    }
    if (error instanceof StripeError && !(error instanceof StripeInvalidRequestError)) {
      throw new SetupProblem("Stripe didn't answer: check https://status.stripe.com, then try again.");
    }
    throw error;
  }
}
