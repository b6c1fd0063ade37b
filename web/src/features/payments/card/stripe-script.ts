import type { Stripe } from '@stripe/stripe-js';
import type { SiteConfig } from '#web/lib/site-config.ts';

/** Stripe could not be loaded. The message is the specification's and safe to show. */
export class StripeUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'StripeUnavailable';
  }
}

const timeoutMs = 10_000;

function runScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new StripeUnavailable(reason));
    };
    const timer = setTimeout(() => fail('Stripe initialization timeout'), timeoutMs);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => fail('Failed to load Stripe.js'));
    script.src = address;
    script.async = true;
    document.head.append(script);
  });
}

async function startStripe({ script, publishableKey }: NonNullable<SiteConfig['stripe']>): Promise<Stripe> {
  if (!window.Stripe) await runScript(script);
  if (!window.Stripe) throw new StripeUnavailable('Stripe.js not available');
  try {
    return window.Stripe(publishableKey);
  } catch (error) {
    throw new StripeUnavailable('Stripe not initialized', error);
  }
}

let starting: Promise<Stripe> | undefined;

/**
 * Loads Stripe's script on the first call. Rejects with StripeUnavailable after ten seconds at most; the next call
 * tries again.
 */
export function loadStripe(config: NonNullable<SiteConfig['stripe']>): Promise<Stripe> {
  starting ??= startStripe(config).catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}
