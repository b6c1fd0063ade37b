import type Stripe from 'stripe';
import type { Account } from '#infra/stripe-simulator/account/account.ts';
import { methodOf } from '#infra/stripe-simulator/cards/payment-methods.ts';
import { behaviorOf, type Decline } from '#infra/stripe-simulator/cards/test-cards.ts';
import {
  cardError,
  invalidRequest,
  missingParam,
  noSuch,
  type StripeFailure,
} from '#infra/stripe-simulator/requests/failure.ts';
import { type Params, textOf } from '#infra/stripe-simulator/requests/form.ts';
import { pageOf } from '#infra/stripe-simulator/requests/params.ts';
import { newCharge, paymentError } from './charge-objects.ts';
import { newIntent } from './intent-object.ts';
import { cancelReasonOf, intentParams } from './intent-params.ts';

export interface PaymentIntentsOptions {
  account: Account;
  /** Base URL of receipts, without a trailing slash. */
  receiptsAt: string;
  /** Called after a charge whose test card disputes it. */
  dispute: (charge: Stripe.Charge) => void;
}

type Intent = Stripe.PaymentIntent;

const notAuthenticated: Decline = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

function unexpectedState(intent: Intent, message: string): StripeFailure {
  return invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}

/** Payment intents: the state machine of https://docs.stripe.com/payments/paymentintents/lifecycle, for cards. */
export function createPaymentIntents({ account, receiptsAt, dispute }: PaymentIntentsOptions) {
  const { store, emit, clock } = account;
  /** How many upcoming confirmations stay in 'processing' until they are settled. */
  let slowConfirmations = 0;

  function save(intent: Intent, changes: Partial<Intent>): Intent {
    const next = { ...intent, ...changes };
    store.put('intents', next);
    return next;
  }

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

  function fail(
    intent: Intent,
    method: Stripe.PaymentMethod,
    decline: Decline,
    charge?: Stripe.Charge,
  ): Intent {
    const failed = save(intent, {
      status: 'requires_payment_method',
      latest_charge: charge?.id ?? intent.latest_charge,
      last_payment_error: paymentError(decline, method, charge),
      next_action: null,
      payment_method: null,
      processing: null,
    });
    if (charge) emit('charge.failed', charge, intent.id);
    emit('payment_intent.payment_failed', failed, intent.id);
    return failed;
  }

  /** Charges the card, as its test number says. */
  function charge(intent: Intent, method: Stripe.PaymentMethod): Intent {
    const { decline, disputes } = behaviorOf(method.card?.fingerprint ?? '');
    const made = newCharge(intent, method, decline, receiptsAt, clock.now());
    store.put('charges', made);
    if (decline) return fail(intent, method, decline, made);
    const paid = save(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      last_payment_error: null,
      latest_charge: made.id,
      next_action: null,
      payment_method: method.id,
      processing: null,
    });
    emit('charge.succeeded', made, intent.id);
    emit('payment_intent.succeeded', paid, intent.id);
    if (disputes) dispute(made);
    return paid;
  }

  function attempt(intent: Intent, method: Stripe.PaymentMethod): Intent {
    const begun = { last_payment_error: null, payment_method: method.id };
    if (behaviorOf(method.card?.fingerprint ?? '').authenticates) {
      const waiting = save(intent, {
        ...begun,
        status: 'requires_action',
        next_action: {
          type: 'use_stripe_sdk',
          use_stripe_sdk: { type: 'three_d_secure_redirect' } as Stripe.PaymentIntent.NextAction.UseStripeSdk,
        },
      });
      emit('payment_intent.requires_action', waiting, intent.id);
      return waiting;
    }
    if (slowConfirmations > 0) {
      slowConfirmations -= 1;
      const processing = save(intent, { ...begun, status: 'processing', next_action: null });
      emit('payment_intent.processing', processing, intent.id);
      return processing;
    }
    return charge(intent, method);
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
    if (method) return orCardError(attempt(intent, method));
    throw unexpectedState(
      intent,
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    );
  }

  return {
    find,
    findWith,

    create(params: Params): Intent {
      const intent = newIntent(intentParams(params), clock.now());
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

    list(params: Params): Stripe.ApiList<Intent> {
      return pageOf(store.all('intents'), params, '/v1/payment_intents');
    },

    /** Applies the outcome of 3-D Secure. */
    authenticate(intent: Intent, isComplete: boolean): Intent {
      if (intent.status !== 'requires_action') {
        throw unexpectedState(intent, `This PaymentIntent has a status of ${intent.status}.`);
      }
      const method = methodNow(intent);
      return isComplete ? charge(intent, method) : fail(intent, method, notAuthenticated);
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
