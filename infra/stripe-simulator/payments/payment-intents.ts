import type Stripe from 'stripe';
import type { Account } from '#infra/stripe-simulator/account/account.ts';
import { methodOf } from '#infra/stripe-simulator/cards/payment-methods.ts';
import { behaviorOf } from '#infra/stripe-simulator/cards/test-cards.ts';
import {
  cardError,
  invalidRequest,
  missingParam,
  noSuch,
  type StripeFailure,
} from '#infra/stripe-simulator/requests/failure.ts';
import { type Params, textOf } from '#infra/stripe-simulator/requests/form.ts';
import { nextActionOf, notAuthenticated, requestedThreeDSecure, threeDSecureStep } from './authentication.ts';
import type { Charging } from './charging.ts';
import { newIntent } from './intent-object.ts';
import { cancelReasonOf, intentParams } from './intent-params.ts';

export interface PaymentIntentsOptions {
  account: Account;
  charging: Charging;
  /** Base URL of the page that stands in for the bank's, without a trailing slash. */
  threeDSecureAt: string;
}

type Intent = Stripe.PaymentIntent;

function unexpectedState(intent: Intent, message: string): StripeFailure {
  return invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}

function emailFor(intent: Intent, params: Params): string | null {
  return textOf(params, 'receipt_email') ?? intent.receipt_email;
}

/** The intent with the 3-D Secure setting that a confirmation asks for. */
function withRequested(intent: Intent, params: Params): Intent {
  const requested = requestedThreeDSecure(params);
  const card = intent.payment_method_options?.card;
  if (!requested || !card) return intent;
  return { ...intent, payment_method_options: { card: { ...card, request_three_d_secure: requested } } };
}

/** Payment intents: the state machine of https://docs.stripe.com/payments/paymentintents/lifecycle, for cards. */
export function createPaymentIntents({ account, charging, threeDSecureAt }: PaymentIntentsOptions) {
  const { store, emit, clock } = account;
  const { save, charge, fail } = charging;
  /** How many upcoming confirmations stay in 'processing' until they are settled. */
  let slowConfirmations = 0;

  function find(id: string): Intent {
    const intent = store.get('intents', id);
    if (!intent) throw noSuch('payment_intent', id, 'intent');
    return intent;
  }

  /** Like `find`, but for a browser, which has to know the client secret. */
  function findWith(id: string, clientSecret: string | undefined): Intent {
    if (clientSecret === undefined) throw missingParam('client_secret');
    const intent = store.get('intents', id);
    if (intent?.client_secret === clientSecret) return intent;
    throw noSuch('payment_intent', id, 'intent');
  }

  function attempt(intent: Intent, method: Stripe.PaymentMethod, params: Params): Intent {
    const begun = {
      last_payment_error: null,
      payment_method: method.id,
      receipt_email: emailFor(intent, params),
    };
    const behavior = behaviorOf(method.card?.fingerprint);
    const wish = intent.payment_method_options?.card?.request_three_d_secure;
    const { asks, decline } = threeDSecureStep(behavior, wish === 'any' || wish === 'challenge');
    if (decline) return fail(intent, method, decline);
    if (asks) {
      const next_action = nextActionOf(intent, params, threeDSecureAt);
      const waiting = save(intent, { ...begun, status: 'requires_action', next_action });
      emit('payment_intent.requires_action', waiting, intent.id);
      return waiting;
    }
    if (slowConfirmations > 0) {
      slowConfirmations -= 1;
      const processing = save(intent, { ...begun, status: 'processing', next_action: null });
      emit('payment_intent.processing', processing, intent.id);
      return processing;
    }
    const authentication = behavior.threeDSecure === 'frictionless' ? 'frictionless' : undefined;
    return charge(save(intent, begun), method, authentication);
  }

  function methodNow(intent: Intent): Stripe.PaymentMethod {
    const method = store.get('methods', String(intent.payment_method));
    if (!method) throw noSuch('PaymentMethod', String(intent.payment_method), 'payment_method');
    return method;
  }

  /** Throws a declined card as an error. The intent has been saved with it. */
  function orCardError(intent: Intent): Intent {
    const { last_payment_error: error } = intent;
    if (intent.status !== 'requires_payment_method' || !error) return intent;
    const { type, payment_method: method, ...told } = error;
    throw cardError({
      ...told,
      message: told.message ?? '',
      payment_intent: intent,
      ...(method && { payment_method: method }),
    });
  }

  function confirm(intent: Intent, params: Params): Intent {
    if (intent.status === 'succeeded') {
      throw unexpectedState(
        intent,
        'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
      );
    }
    if (intent.status === 'canceled' || intent.status === 'processing') {
      throw unexpectedState(
        intent,
        `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.`,
      );
    }
    const method = methodOf(account, params) ?? (intent.payment_method ? methodNow(intent) : undefined);
    if (method) return orCardError(attempt(withRequested(intent, params), method, params));
    throw unexpectedState(
      intent,
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    );
  }

  return {
    find,
    findWith,

    create(params: Params): Intent {
      const intent = withRequested(newIntent(intentParams(params), clock.now()), params);
      store.put('intents', intent);
      emit('payment_intent.created', intent, intent.id);
      if (textOf(params, 'confirm') === 'true') return confirm(intent, params);
      const method = methodOf(account, params);
      return method ? save(intent, { payment_method: method.id, status: 'requires_confirmation' }) : intent;
    },

    confirm,

    cancel(intent: Intent, params: Params): Intent {
      const reason = cancelReasonOf(params);
      if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing') {
        throw unexpectedState(
          intent,
          `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action.`,
        );
      }
      const canceled = save(intent, {
        status: 'canceled',
        canceled_at: clock.now(),
        cancellation_reason: reason,
        next_action: null,
      });
      emit('payment_intent.canceled', canceled, intent.id);
      return canceled;
    },

    /** Applies the outcome of 3-D Secure. */
    authenticate(intent: Intent, isComplete: boolean): Intent {
      if (intent.status !== 'requires_action') {
        throw unexpectedState(intent, `This PaymentIntent has a status of ${intent.status}.`);
      }
      const method = methodNow(intent);
      return isComplete ? charge(intent, method, 'challenge') : fail(intent, method, notAuthenticated);
    },

    /** Keeps the next confirmations in 'processing' until `settle`. */
    slowDown(count: number): void {
      slowConfirmations = count;
    },

    settle(intent: Intent): Intent {
      if (intent.status !== 'processing') {
        throw unexpectedState(intent, `This PaymentIntent has a status of ${intent.status}.`);
      }
      return charge(intent, methodNow(intent));
    },
  };
}

export type PaymentIntents = ReturnType<typeof createPaymentIntents>;
