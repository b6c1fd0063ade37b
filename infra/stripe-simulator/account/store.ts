import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type Stripe from 'stripe';
import { noSuch } from '#infra/stripe-simulator/requests/failure.ts';
import type { KeptTask } from './later.ts';

/** A recorded event. `payload` keeps its exact bytes, because the signature covers them. */
export interface KeptEvent {
  id: string;
  type: Stripe.Event['type'];
  /** Unix seconds. */
  created: number;
  /** The id of its intent, or null if it has none. */
  intent: string | null;
  payload: string;
  /** `filtered`: no endpoint is registered for its type. */
  state: 'waiting' | 'delivered' | 'dropped' | 'filtered' | 'given-up';
  /** The ids of the endpoints that have not acknowledged it. */
  pending: string[];
  attempts: number;
}

/** The reply to a request with an idempotency key. */
export interface KeptReply {
  id: string;
  /** A digest of the method, the path and the parameters. */
  digest: string;
  status: number;
  body: string;
  /** Unix seconds. */
  repliedAt: number;
}

/** A webhook endpoint, and the secrets that sign its events, newest first. */
export interface KeptEndpoint {
  id: string;
  endpoint: Stripe.WebhookEndpoint;
  /** A rotated secret has `expiresAt`, in Unix seconds. */
  secrets: { secret: string; expiresAt?: number }[];
}

/** The type of the stored objects of each kind. */
export interface Kinds {
  intents: Stripe.PaymentIntent;
  charges: Stripe.Charge;
  methods: Stripe.PaymentMethod;
  refunds: Stripe.Refund;
  disputes: Stripe.Dispute;
  transactions: Stripe.BalanceTransaction;
  payouts: Stripe.Payout;
  /** The payout that includes a balance transaction, by the transaction's id. */
  payoutParts: { id: string; payout: string };
  events: KeptEvent;
  endpoints: KeptEndpoint;
  replies: KeptReply;
  tasks: KeptTask;
  /** How many seconds `advance` has moved the account's time ahead. */
  clocks: { id: string; skippedSeconds: number };
}

type Kind = keyof Kinds;

/** The names that Stripe's error for an unknown id uses for a kind, if they aren't just the singular. */
const names: Partial<Record<Kind, string>> = {
  intents: 'payment_intent',
  methods: 'PaymentMethod',
  transactions: 'balance_transaction',
};

export interface StripeStore {
  get: <K extends Kind>(kind: K, id: string) => Kinds[K] | undefined;
  /** Throws a StripeFailure when the object doesn't exist. */
  find: <K extends Kind>(kind: K, id: string) => Kinds[K];
  /** Oldest first. */
  all: <K extends Kind>(kind: K) => Kinds[K][];
  /** Stores an object with some changes. Returns the stored object. */
  put: <K extends Kind>(kind: K, value: Kinds[K], changes?: Partial<Kinds[K]>) => Kinds[K];
  remove: (kind: Kind, id: string) => void;
  /** Does synchronous work so that a kill leaves either all of its changes or none. */
  atomically: <Result>(work: () => Result) => Result;
}

type Line = { kind: Kind; value: Kinds[Kind] } | { kind: Kind; removed: string };

const written = (line: Line) => `${JSON.stringify(line)}\n`;

/** The lines of a journal. Drops a last line that a kill cut off, since its write was never acknowledged. */
function linesOf(file: string): Line[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.filter((text) => text.startsWith('{') && text.endsWith('}')).map((text) => JSON.parse(text));
}

/**
 * The simulator's store. With a file, it survives a kill: each change is appended to a journal before it is
 * acknowledged, and the journal is compacted at the next start.
 */
export function openStripeStore(file?: string): StripeStore {
  const shelves: { [kind in Kind]?: Map<string, Kinds[Kind]> } = {};
  let together: string[] | undefined;

  function shelf<K extends Kind>(kind: K): Map<string, Kinds[K]> {
    shelves[kind] ??= new Map();
    return shelves[kind] as Map<string, Kinds[K]>;
  }

  function apply(line: Line): void {
    if ('removed' in line) shelf(line.kind).delete(line.removed);
    else shelf(line.kind).set(line.value.id, line.value);
  }

  function write(line: Line): void {
    apply(line);
    if (together) together.push(written(line));
    else if (file) appendFileSync(file, written(line));
  }

  if (file) {
    linesOf(file).forEach(apply);
    const lines = (Object.keys(shelves) as Kind[]).flatMap((kind) =>
      [...shelf(kind).values()].map((value) => written({ kind, value })),
    );
    writeFileSync(`${file}.new`, lines.join(''), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }

  return {
    get: (kind, id) => shelf(kind).get(id),
    find(kind, id) {
      const found = shelf(kind).get(id);
      if (!found) throw noSuch(names[kind] ?? kind.slice(0, -1), id);
      return found;
    },
    all: (kind) => [...shelf(kind).values()],
    put(kind, value, changes) {
      const stored = { ...value, ...changes };
      write({ kind, value: stored });
      return stored;
    },
    remove: (kind, id) => write({ kind, removed: id }),
    atomically(work) {
      if (together) return work();
      together = [];
      try {
        return work();
      } finally {
        if (file && together.length > 0) appendFileSync(file, together.join(''));
        together = undefined;
      }
    },
  };
}
