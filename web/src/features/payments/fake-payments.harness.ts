import { parsePrice } from '#shared/lab-tests/price.ts';
import type { BoughtItem, PaymentStatus } from '#shared/payments/payment.ts';
import type { Receipt } from '#shared/payments/receipt.ts';
import type { PaymentMetadata } from '#shared/payments/routes.ts';
import { json, problem } from '#web/lib/api/server.harness.ts';
import { fakeElements } from './fake-elements.harness.ts';

interface BeginBody {
  idempotencyKey: string;
  amount: number;
  metadata: PaymentMetadata;
  items?: BoughtItem[];
}

interface Intent {
  id: string;
  /** The body of the request that created the intent. */
  body: BeginBody;
  status: PaymentStatus | 'processing';
  /** Cents. */
  amount: number;
  charges: number;
}

/** When Stripe charged the card, in every test: long before the browser's own time. */
const paidAt = '2026-11-23T21:45:00.000Z';

interface Sent {
  path: string;
  // biome-ignore lint/suspicious/noExplicitAny: the bodies of several routes.
  body: any;
}

/**
 * The result of confirming a card. `last` is the decline after which the intent is canceled; 'end' cancels it during 3-D
 * Secure, as happens an hour after it was created; 'process' leaves it to the bank; 'stop' ends without an error.
 */
type Confirmation =
  | 'succeed'
  | 'lose-answer'
  | 'process'
  | 'stop'
  | 'end'
  | { decline: string; code?: string; last?: boolean }
  | { error: { type: string; code?: string; message: string } };

interface WalletPayment {
  elements: ReturnType<typeof fakeElements>;
  clientSecret: string;
}

const declineTypes = { type: 'card_error', code: 'card_declined' } as const;

/** Our server and Stripe, as a browser sees them: Stripe charges, and the server asks Stripe for the status. */
export class FakePayments {
  readonly sent: Sent[] = [];
  readonly intents = new Map<string, Intent>();
  readonly confirmedWith: unknown[] = [];
  /** Whether this device has Apple Pay or Google Pay. */
  hasWallet = false;
  /** Stripe's error when the wallet submits. It is returned, or thrown if it's an `Error`. */
  submitError?: { message: string };
  /** What the page told the wallet: why the payment failed, or 'rejected' when the wallet must not open. */
  readonly walletHeard: string[] = [];
  /** What each card field was made with, by its type. */
  readonly elementOptions = new Map<string, unknown>();
  nextConfirmations: Confirmation[] = [];
  /** Paths whose next requests arrive, but whose answers are lost or replaced. */
  readonly faults = new Map<string, (Response | 'lost')[]>();

  bodiesOf(path: string) {
    return this.sent.filter((request) => request.path === path).map(({ body }) => body);
  }

  /** Cancels every payment that hasn't succeeded, as the server does after an hour. */
  passAnHour() {
    for (const intent of this.intents.values())
      if (intent.status !== 'succeeded') intent.status = 'cancelled';
  }

  /** Ends all processing payments with the bank's decision. */
  decide(status: 'succeeded' | 'failed') {
    for (const intent of this.intents.values()) {
      if (intent.status !== 'processing') continue;
      intent.status = status;
      if (status === 'succeeded') intent.charges += 1;
    }
  }

  charges() {
    return [...this.intents.values()].flatMap(({ charges, amount }) => Array(charges).fill(amount));
  }

  fault(path: string, ...answers: (Response | 'lost')[]) {
    this.faults.set(path, answers);
  }

  /** Replaces fetch. */
  readonly answer = async (url: string, init?: RequestInit): Promise<Response> => {
    if (url === '/config.json') {
      return json(200, {
        apiBase: '/api',
        stripe: { publishableKey: 'pk_test_local', script: '/stripe.js' },
      });
    }
    const path = url.replace('/api/payments/', '');
    const body = init?.body ? JSON.parse(String(init.body)) : undefined;
    if (body) this.sent.push({ path, body });
    const reply = this.reply(path, body);
    const fault = this.faults.get(path)?.shift();
    if (fault === 'lost') throw new TypeError('Failed to fetch');
    return fault ?? reply;
  };

  private reply(path: string, body: (BeginBody & { paymentIntentId: string }) | undefined) {
    if (!body) return this.receiptReply(this.intent(path));
    if (path === 'create-payment-intent') {
      const intent = this.intents.get(body.idempotencyKey) ?? this.newIntent(body);
      if (intent.status === 'cancelled') return problem(409, 'payment-ended', { detail: 'Begin another.' });
      return json(200, { id: intent.id, paymentIntentId: intent.id, clientSecret: `${intent.id}_secret_1` });
    }
    if (path === 'confirm-payment') {
      const { id, status } = this.intent(body.paymentIntentId);
      const payment = status === 'processing' ? { id, status: 'pending', processing: true } : { id, status };
      return json(200, { payment });
    }
    if (path.endsWith('/receipt')) return json(202, { message: 'ok' });
    throw new Error(`No such route: ${path}`);
  }

  private receiptReply({ id, status, amount, body }: Intent) {
    if (status !== 'succeeded') return problem(409, 'conflict');
    const { source, patientName, patientEmail, accountNumber, description = '', serviceDate } = body.metadata;
    const lines = (body.items ?? []).map(({ title, price }) => ({
      name: title,
      amount: parsePrice(price) / 100,
    }));
    const receipt: Receipt = {
      id,
      source,
      patientName,
      patientEmail,
      ...(accountNumber !== undefined && { accountNumber }),
      description,
      lines,
      ...(body.items && { order: { number: 'K7RM4XDT' } }),
      amount: amount / 100,
      refunds: [],
      paidAt,
      ...(serviceDate && { serviceDate }),
      card: { brand: 'visa', last4: '4242' },
    };
    return json(200, { receipt });
  }

  private newIntent(body: BeginBody): Intent {
    const { idempotencyKey, amount } = body;
    const intent: Intent = { id: `pi_${this.intents.size + 1}`, body, status: 'pending', amount, charges: 0 };
    this.intents.set(idempotencyKey, intent);
    return intent;
  }

  private intent(id: string): Intent {
    const intent = [...this.intents.values()].find((one) => id.startsWith(one.id));
    if (!intent) throw new Error(`No such intent: ${id}`);
    return intent;
  }

  private confirm(clientSecret: string, data: unknown) {
    this.confirmedWith.push(data);
    const intent = this.intent(clientSecret.replace(/_secret.*/, ''));
    const how = this.nextConfirmations.shift() ?? 'succeed';
    if (intent.status === 'succeeded') {
      return {
        error: {
          type: 'invalid_request_error',
          code: 'payment_intent_unexpected_state',
          message: 'You cannot confirm this PaymentIntent because it has already succeeded.',
          payment_intent: { id: intent.id, status: 'succeeded' },
        },
      };
    }
    if (typeof how === 'object' && 'error' in how) return how;
    if (typeof how === 'object') {
      intent.status = how.last ? 'cancelled' : 'failed';
      return { error: { ...declineTypes, code: how.code ?? declineTypes.code, message: how.decline } };
    }
    if (how === 'end') {
      intent.status = 'cancelled';
      const message = 'You cannot confirm this PaymentIntent because it has a status of canceled.';
      return {
        error: {
          type: 'invalid_request_error',
          message,
          payment_intent: { id: intent.id, status: 'canceled' },
        },
      };
    }
    if (how === 'stop') return { paymentIntent: { id: intent.id, status: 'requires_payment_method' } };
    if (how === 'process') {
      intent.status = 'processing';
      return { paymentIntent: { id: intent.id, status: 'processing' } };
    }
    intent.status = 'succeeded';
    intent.charges += 1;
    if (how === 'lose-answer') return { error: { type: 'api_connection_error', message: 'No connection.' } };
    return { paymentIntent: { id: intent.id, status: 'succeeded' } };
  }

  /** Replaces window.Stripe, as far as react-stripe-js and our forms use it. */
  readonly stripe = () => ({
    elements: (options: object) => fakeElements(this, options),
    createToken() {},
    createPaymentMethod: async (data: unknown) => {
      this.confirmedWith.push(data);
      return { paymentMethod: { id: 'pm_1' } };
    },
    confirmCardPayment: async (clientSecret: string, data: unknown) => this.confirm(clientSecret, data),
    confirmPayment: async ({ elements, clientSecret }: WalletPayment) =>
      this.confirm(clientSecret, { wallet: elements.amount() }),
  });
}
