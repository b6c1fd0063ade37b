import type Stripe from 'stripe';
import type { Account } from '#infra/stripe-simulator/account/account.ts';
import { createMethod, methodShape } from '#infra/stripe-simulator/cards/payment-methods.ts';
import { noSuch } from '#infra/stripe-simulator/requests/failure.ts';
import { type Params, textOf } from '#infra/stripe-simulator/requests/form.ts';
import { listRoute } from '#infra/stripe-simulator/requests/list-route.ts';
import { pageShape } from '#infra/stripe-simulator/requests/params.ts';
import type { KeyKind, Route } from '#infra/stripe-simulator/requests/route.ts';
import type { ShapeOf } from '#infra/stripe-simulator/requests/shape.ts';
import { cancelShape, confirmShape, createShape, listShape } from './intent-params.ts';
import type { PaymentIntents } from './payment-intents.ts';

const readShape = {
  client_secret: 'text',
} as const satisfies ShapeOf<Stripe.PaymentIntentRetrieveParams>;

const chargesShape = {
  ...pageShape,
  created: 'created',
  payment_intent: 'text',
} as const satisfies ShapeOf<Stripe.ChargeListParams>;

/** The paths of payment intents, payment methods and charges. */
export function paymentRoutes(account: Account, payments: PaymentIntents): Route[] {
  const { store } = account;
  const intentFor = (id: string, params: Params, key: KeyKind) =>
    key === 'secret' ? payments.find(id) : payments.findWith(id, textOf(params, 'client_secret'));
  return [
    {
      endpoint: 'POST /v1/payment_intents',
      shape: createShape,
      run: (_, params) => payments.create(params),
    },
    listRoute({ path: '/v1/payment_intents', shape: listShape, all: () => store.all('intents') }),
    { endpoint: 'GET /v1/payment_intents/:id', shape: readShape, isPublic: true, run: intentFor },
    {
      endpoint: 'POST /v1/payment_intents/:id/confirm',
      shape: confirmShape,
      isPublic: true,
      run: (id, params, key) => payments.confirm(intentFor(id, params, key), params),
    },
    {
      endpoint: 'POST /v1/payment_intents/:id/cancel',
      shape: cancelShape,
      run: (id, params) => payments.cancel(payments.find(id), params),
    },
    {
      endpoint: 'POST /v1/payment_methods',
      shape: methodShape,
      isPublic: true,
      run: (_, params) => createMethod(account, params),
    },
    listRoute({
      path: '/v1/charges',
      shape: chargesShape,
      all: () => store.all('charges'),
      equal: ['payment_intent'],
    }),
    {
      endpoint: 'GET /v1/charges/:id',
      shape: {},
      run: (id) => {
        const charge = store.get('charges', id);
        if (!charge) throw noSuch('charge', id);
        return charge;
      },
    },
  ];
}
