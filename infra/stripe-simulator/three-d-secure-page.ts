import type { Answer } from '#infra/local/http/answer.ts';
import { gatewayAnswer } from '#infra/local/http/answer.ts';
import type { StripeSimulator } from './simulator.ts';

const headers = { 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' };

function page(amountCents: number, clientSecret: string): string {
  const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(
    amountCents / 100,
  );
  return `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>3-D Secure test page</title>
<h1>3-D Secure test page</h1>
<p>With a real card, the bank would ask you to confirm this payment of ${amount}. Choose the outcome.</p>
<form method="post">
<input type="hidden" name="client_secret" value="${clientSecret}">
<button name="outcome" value="complete">Complete authentication</button>
<button name="outcome" value="fail">Fail authentication</button>
</form>
`;
}

/**
 * The page that `redirect_to_url` leads to, in place of the bank's. Its answer comes back to the intent's `return_url`,
 * with what Stripe adds to it.
 */
export function threeDSecure(
  { payments, store }: StripeSimulator,
  intentId: string,
  method: string,
  fields: URLSearchParams,
): Answer {
  const clientSecret = fields.get('client_secret') ?? '';
  const intent = store.get('intents', intentId);
  const returnUrl = intent?.next_action?.redirect_to_url?.return_url;
  if (!intent || intent.client_secret !== clientSecret || !returnUrl) return gatewayAnswer(404, 'Not Found');
  if (method !== 'POST') return { status: 200, headers, body: page(intent.amount, clientSecret) };
  const { status } = payments.authenticate(intent, fields.get('outcome') === 'complete');
  const back = new URL(returnUrl);
  back.searchParams.set('payment_intent', intent.id);
  back.searchParams.set('payment_intent_client_secret', clientSecret);
  back.searchParams.set('redirect_status', status === 'succeeded' ? 'succeeded' : 'failed');
  return { status: 303, headers: { ...headers, location: back.href }, body: '' };
}
