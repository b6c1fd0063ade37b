import fc from 'fast-check';

/**
 * The actions of a patient, a manager, Stripe's dashboard or a bank on a payment, and how often each occurs in relation
 * to the others.
 */
const weights = {
  'patient: pays': 8,
  'patient: card is declined': 2,
  'patient: pays, and refunds to the card fail later': 2,
  'patient: pays, and refunds to the card take days': 2,
  'patient: asks': 2,
  'manager: refunds a part': 4,
  'manager: refunds a part by two clicks': 2,
  'manager: refunds all': 2,
  'manager: deletes': 1,
  'dashboard: refunds a part': 2,
  'dashboard: cancels a refund': 1,
  'bank: returns a refund': 3,
  'bank: inquires': 1,
  'bank: disputes': 2,
  'bank: decides for us': 2,
  'bank: decides against us': 2,
};

export type Action = keyof typeof weights;

/** A fault of one of our outside calls. `call` is the call's position in the request, from 0. */
export interface HistoryFault {
  kind: 'crash-before' | 'crash-after' | 'timeout-after';
  call: number;
  /** Whether the person clicks the button again. */
  isPressedAgain: boolean;
}

/**
 * A moment in a payment’s history: an action, the delivery of an event, or a pause. `event` is an index among the
 * events so far, so some events are delivered late, twice, or never.
 */
export type Moment =
  | { action: Action; fault?: HistoryFault | undefined }
  | { event: number; fault?: HistoryFault | undefined }
  | { seconds: number };

const fault: fc.Arbitrary<HistoryFault | undefined> = fc.option(
  fc.record({
    kind: fc.constantFrom('crash-before', 'crash-after', 'timeout-after'),
    call: fc.nat({ max: 9 }),
    isPressedAgain: fc.boolean(),
  }),
  { nil: undefined, freq: 3 },
);

const actions = Object.keys(weights) as Action[];
const action = fc.oneof(...actions.map((one) => ({ weight: weights[one], arbitrary: fc.constant(one) })));

const moments: fc.Arbitrary<Moment[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ action, fault }) },
    { weight: 3, arbitrary: fc.record({ event: fc.nat(), fault }) },
    { weight: 1, arbitrary: fc.record({ seconds: fc.constantFrom(60, 3600, 86_400) }) },
  ),
  { minLength: 2, maxLength: 12 },
);

/** The history of a payment: its start, then any actions in any order. */
export interface History {
  /** True for a cart of lab tests, false for a bill. */
  isCart: boolean;
  /** A fault in the first attempt to start. The patient then clicks again. */
  beginFault: HistoryFault | undefined;
  moments: Moment[];
  /** Whether Stripe delivers every event at the end, as it does to a webhook that answers. */
  isTold: boolean;
}

export const history: fc.Arbitrary<History> = fc.record({
  isCart: fc.boolean(),
  beginFault: fault,
  moments,
  isTold: fc.boolean(),
});
