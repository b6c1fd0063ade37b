import * as z from 'zod/mini';
import { ask, type CheckedSite, codeOf, expectStatus, readReply } from '#functions/site-checks/ask.ts';
import { CheckFailure } from '#functions/site-checks/check-failure.ts';
import { madeUpEmail, madeUpPatient } from '#functions/site-checks/made-up-visit.ts';
import type { SentBodyOf } from '#shared/api/route.ts';
import { healthRoutes } from '#shared/health/routes.ts';
import { labTests } from '#shared/lab-tests/catalogue.ts';
import { minPaymentCents } from '#shared/payments/amount.ts';
import type { paymentRoutes } from '#shared/payments/routes.ts';
import { stripeModeOf } from '#shared/payments/stripe-mode.ts';
import { required } from '#shared/required.ts';
import { serviceRoutes } from '#shared/services/routes.ts';

const configSchema = z.object({
  apiBase: z.literal('/api'),
  oidc: z.object({ authority: z.url(), clientId: z.string().check(z.minLength(1)), scope: z.string() }),
  map: z.object({ tiles: z.string() }),
  stripe: z.optional(z.object({ publishableKey: z.string(), script: z.url() })),
});

/** The settings that the deployment wrote are there. */
export async function checkConfiguration(site: CheckedSite): Promise<string> {
  const answer = await ask(site, { method: 'GET', path: '/config.json' });
  const { stripe } = readReply(answer, configSchema);
  return stripe ? `cards: ${stripeModeOf(stripe.publishableKey)} mode` : 'takes no cards';
}

/** The API is up. */
export async function checkHealth(site: CheckedSite): Promise<string> {
  const answer = await ask(site, { method: 'GET', path: '/api/health' });
  return readReply(answer, healthRoutes['GET /api/health'].replies[200]).status;
}

/** The services are listed. */
export async function checkServices(site: CheckedSite): Promise<string> {
  const answer = await ask(site, { method: 'GET', path: '/api/services' });
  const { services } = readReply(answer, serviceRoutes['GET /api/services'].replies[200]);
  if (services.length === 0) {
    throw new CheckFailure(answer.asked, 'answered an empty list', 'Look at the last deployment.');
  }
  return `${services.length} services`;
}

/** Addresses that don't exist answer 404, on the site and on the API. */
export async function checkUnknownAddresses(site: CheckedSite): Promise<string> {
  for (const path of ['/no-such-page', '/api/no-such-route']) {
    expectStatus(await ask(site, { method: 'GET', path }), 404);
  }
  return '404';
}

/** What managers see needs a sign-in. */
export async function checkClosedDashboard(site: CheckedSite): Promise<string> {
  for (const path of ['/api/appointments', '/api/payments/list', '/api/audit']) {
    expectStatus(await ask(site, { method: 'GET', path }), 401);
  }
  return '401 without sign-in';
}

type PaymentBody = SentBodyOf<(typeof paymentRoutes)['POST /api/payments/create-payment-intent']>;

/**
 * A cart whose sum is wrong and a bill below the minimum are refused before Stripe is asked for anything. Even if they
 * weren't, nothing could be charged without a card.
 */
export async function checkRefusedPayments(site: CheckedSite): Promise<string> {
  const { firstName, lastName } = madeUpPatient;
  const payer = { patientName: `${firstName} ${lastName}`, patientEmail: madeUpEmail('payment') };
  const { title, price } = required(labTests[0], 'a lab test');
  const refused: [code: string, body: PaymentBody][] = [
    [
      'price-mismatch',
      { amount: minPaymentCents, metadata: { source: 'lab-test-cart', ...payer }, items: [{ title, price }] },
    ],
    [
      'invalid',
      { amount: minPaymentCents - 1, metadata: { source: 'bill-pay', accountNumber: 'TEST', ...payer } },
    ],
  ];
  for (const [code, body] of refused) {
    const answer = await ask(site, { method: 'POST', path: '/api/payments/create-payment-intent', body });
    expectStatus(answer, 422);
    if (codeOf(answer) === code) continue;
    throw new CheckFailure(
      answer.asked,
      `answered 422 (${codeOf(answer)}) instead of ${code}`,
      'Look at the last deployment.',
    );
  }
  return `a wrong sum and ${minPaymentCents - 1} cents refused with 422`;
}
