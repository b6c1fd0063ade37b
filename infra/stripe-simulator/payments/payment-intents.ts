import type Stripe from 'stripe';
import type { Account } from '#infra/stripe-simulator/account/account.ts';
import { type Asked, listRoute, nothing, readRoutes, route } from '#infra/stripe-simulator/account/routes.ts';
import { createMethod, methodOf, methodParams } from '#infra/stripe-simulator/cards/payment-methods.ts';
import { type Behavior, behaviorOf, declineFor } from '#infra/stripe-simulator/cards/test-cards.ts';
import { cardError, invalidRequest, missingParam, noSuch } from '#infra/stripe-simulator/requests/failure.ts';
import { paramsOf, text } from '#infra/stripe-simulator/requests/params.ts';
import type { Charging } from './charging.ts';
import {
  type ConfirmParams,
  type CreateParams,
  confirmParams,
  createParams,
  newIntent,
} from './intent-object.ts';

type Intent = Stripe.PaymentIntent;

const readParams = paramsOf<Stripe.PaymentIntentRetrieveParams>()({ client_secret: text });

const chargeFilters = paramsOf<Stripe.ChargeListParams>()({ payment_intent: text });

function unexpectedState(intent: Intent, action: string) {
  const message = `You cannot ${action} this PaymentIntent because it has a status of ${intent.status}.`;
  return invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}

function refuseEnded(intent: Intent, action: string): void {
  const isEnded = ['succeeded', 'canceled', 'processing'].includes(intent.status);
  if (isEnded) throw unexpectedState(intent, action);
}

/** The intent with the 3-D Secure setting of a confirmation. */
function withRequested(intent: Intent, { payment_method_options: options }: ConfirmParams): Intent {
  const requested = options?.card?.request_three_d_secure;
  const card = intent.payment_method_options?.card;
  if (!requested || !card) return intent;
  return { ...intent, payment_method_options: { card: { ...card, request_three_d_secure: requested } } };
}

/** Whether 3-D Secure declines a card, asks the cardholder, or isn't required. */
function threeDSecureStep({ threeDSecure }: Behavior, intent: Intent): 'declines' | 'asks' | 'passes' {
  const wish = intent.payment_method_options?.card?.request_three_d_secure;
  const isRequested = wish === 'any' || wish === 'challenge';
  if (threeDSecure === 'error' || (threeDSecure === 'supported-error' && isRequested)) return 'declines';
  return threeDSecure === 'required' || (threeDSecure === 'supported' && isRequested) ? 'asks' : 'passes';
}

/** Payment intents: the state machine of https://docs.stripe.com/payments/paymentintents/lifecycle, for cards. */
export function createPaymentIntents(account: Account, { charge, fail }: Charging) {
  const { store, emit, clock } = account;
  /** How many upcoming confirmations stay in 'processing' until they are settled. */
  let slowConfirmations = 0;

  const find = (id: string) => store.find('intents', id);

  /** The intent of a client secret, which begins with the intent's id. */
  function findWith(clientSecret: string): Intent {
    const intent = find(clientSecret.replace(/_secret_.*/, ''));
    if (intent.client_secret === clientSecret) return intent;
    throw noSuch('payment_intent', intent.id);
  }

  /** The intent of a call. A browser must send its client secret. */
  function intentFor({ id, key }: Asked, clientSecret: string | undefined): Intent {
    if (key === 'secret') return find(id);
    if (clientSecret === undefined) throw missingParam('client_secret');
    if (!clientSecret.startsWith(`${id}_secret_`)) throw noSuch('payment_intent', id);
    return findWith(clientSecret);
  }

  function attempt(intent: Intent, method: Stripe.PaymentMethod): Intent {
    const step = threeDSecureStep(behaviorOf(method), intent);
    if (step === 'declines') return fail(intent, method, declineFor('generic_decline'));
    const begun = { ...intent, last_payment_error: null, payment_method: method.id };
    if (step === 'asks') {
      // Stripe.js shows the 3-D Secure question on the current page.
      const next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} };
      const waiting = store.put('intents', begun, { status: 'requires_action', next_action });
      emit('payment_intent.requires_action', waiting);
      return waiting;
    }
    if (slowConfirmations > 0) {
      slowConfirmations -= 1;
      const processing = store.put('intents', begun, { status: 'processing', next_action: null });
      emit('payment_intent.processing', processing);
      return processing;
    }
    return charge(begun, method);
  }

  const methodNow = (intent: Intent) => store.find('methods', String(intent.payment_method));

  /** Returns an intent, or throws the card error if its card was declined. The decline is already stored. */
  function orCardError(intent: Intent): Intent {
    const { last_payment_error: error } = intent;
    if (intent.status !== 'requires_payment_method' || !error) return intent;
    const { type: _, message = '', payment_method: method, ...told } = error;
    throw cardError({ ...told, message, payment_intent: intent, ...(method && { payment_method: method }) });
  }

  function confirm(intent: Intent, params: ConfirmParams): Intent {
    refuseEnded(intent, 'confirm');
    const method = methodOf(account, params) ?? (intent.payment_method ? methodNow(intent) : undefined);
    if (method) return orCardError(attempt(withRequested(intent, params), method));
    const message = "You cannot confirm this PaymentIntent because it's missing a payment method.";
    throw invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
  }

  function create(params: CreateParams): Intent {
    const intent = store.put('intents', withRequested(newIntent(params, clock.now()), params));
    emit('payment_intent.created', intent);
    if (params.confirm) return confirm(intent, params);
    const method = methodOf(account, params);
    if (!method) return intent;
    return store.put('intents', intent, { payment_method: method.id, status: 'requires_confirmation' });
  }

  function cancel(intent: Intent): Intent {
    refuseEnded(intent, 'cancel');
    const changes = { status: 'canceled', canceled_at: clock.now(), next_action: null } as const;
    const canceled = store.put('intents', intent, changes);
    emit('payment_intent.canceled', canceled);
    return canceled;
  }

  const path = '/v1/payment_intents';
  const routes = [
    listRoute({ path, all: () => store.all('intents'), filters: nothing }),
    route(`GET ${path}/:id`, readParams, (params, asked) => intentFor(asked, params.client_secret), true),
    route(`POST ${path}`, createParams, create),
    route(
      `POST ${path}/:id/confirm`,
      confirmParams,
      (params, asked) => confirm(intentFor(asked, params.client_secret), params),
      true,
    ),
    route(`POST ${path}/:id/cancel`, nothing, (_, { id }) => cancel(find(id))),
    ...readRoutes({ path: '/v1/charges', all: () => store.all('charges'), filters: chargeFilters }, (id) =>
      store.find('charges', id),
    ),
    route('POST /v1/payment_methods', methodParams, (params) => createMethod(account, params), true),
  ];

  return {
    routes,
    find,
    findWith,
    create,
    confirm,

    /** Applies the outcome of 3-D Secure. */
    authenticate(intent: Intent, isComplete: boolean): Intent {
      if (intent.status !== 'requires_action') throw unexpectedState(intent, 'authenticate');
      const method = methodNow(intent);
      if (isComplete) return charge(intent, method);
      return fail(intent, method, declineFor('payment_intent_authentication_failure'));
    },

    /** Keeps the next `count` confirmations in 'processing' until `settle`. */
    slowDown(count: number): void {
      slowConfirmations = count;
    },

    settle(intent: Intent): Intent {
      if (intent.status !== 'processing') throw unexpectedState(intent, 'settle');
      return charge(intent, methodNow(intent));
    },
  };
}

export type PaymentIntents = ReturnType<typeof createPaymentIntents>;
