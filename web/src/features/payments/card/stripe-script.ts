import type { Stripe, StripeConstructor } from '@stripe/stripe-js';
import type { SiteConfig } from '#web/lib/site-config.ts';
import { stripeTexts } from './stripe-texts.ts';

/** Stripe could not be loaded. The message is the specification's, and safe to show. */
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
    const timer = setTimeout(() => fail(stripeTexts.timeout), timeoutMs);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => fail(stripeTexts.notLoaded));
    script.src = address;
    script.async = true;
    document.head.append(script);
  });
}

async function stripeConstructor(script: string): Promise<StripeConstructor> {
  if (!window.Stripe) await runScript(script);
  if (!window.Stripe) throw new StripeUnavailable(stripeTexts.notAvailable);
  return window.Stripe;
}

async function startStripe({ script, publishableKey }: NonNullable<SiteConfig['stripe']>): Promise<Stripe> {
  const construct = await stripeConstructor(script);
  try {
    return construct(publishableKey);
  } catch (error) {
    throw new StripeUnavailable(stripeTexts.notInitialized, error);
  }
}

let starting: Promise<Stripe> | undefined;

/**
 * Stripe, from its own script, which the first call loads. Rejects with StripeUnavailable after ten seconds at most;
 * the next call then tries again.
 */
export function loadStripe(config: NonNullable<SiteConfig['stripe']>): Promise<Stripe> {
  starting ??= startStripe(config).catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}
