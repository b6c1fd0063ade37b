import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type Stripe from 'stripe';
import type { KeptTask } from './later.ts';

/** A recorded event. Its bytes are kept, since the signature covers exactly those. */
export interface KeptEvent {
  id: string;
  type: Stripe.Event['type'];
  /** Unix seconds. */
  created: number;
  /** The id of its intent, if it is about one. */
  intent: string | null;
  payload: string;
  /** `filtered`: no endpoint is registered for its type. */
  state: 'waiting' | 'delivered' | 'dropped' | 'filtered' | 'given-up';
  /** The ids of the endpoints that have not acknowledged it. Data folders of before have none. */
  pending?: string[];
  attempts: number;
  lastStatus?: number | 'no answer';
}

/** The reply to a request with an idempotency key. */
export interface KeptReply {
  id: string;
  /** Method and path, and a digest of the parameters. */
  endpoint: string;
  digest: string;
  requestId: string;
  status: number;
  body: string;
  /** Unix seconds. */
  repliedAt: number;
}

/** A webhook endpoint, and the secrets that sign its events, newest first. */
export interface KeptEndpoint {
  id: string;
  endpoint: Stripe.WebhookEndpoint;
  /** `expiresAt` in Unix seconds, of one that was turned. */
  secrets: { secret: string; expiresAt?: number }[];
}

/** How far the account's time is ahead. */
export interface KeptClock {
  id: string;
  skippedSeconds: number;
}

/** All objects of the simulator, by kind. */
interface Kinds {
  intents: Stripe.PaymentIntent;
  charges: Stripe.Charge;
  methods: Stripe.PaymentMethod;
  refunds: Stripe.Refund;
  disputes: Stripe.Dispute;
  events: KeptEvent;
  endpoints: KeptEndpoint;
  replies: KeptReply;
  clocks: KeptClock;
  tasks: KeptTask;
  transactions: Stripe.BalanceTransaction;
  payouts: Stripe.Payout;
  /** The payout that a balance transaction, by its id, is part of. */
  payoutParts: { id: string; payout: string };
}

type Kind = keyof Kinds;
type Shelves = { [K in Kind]: Map<string, Kinds[K]> };

export interface StripeStore {
  get: <K extends Kind>(kind: K, id: string) => Kinds[K] | undefined;
  /** Oldest first. */
  all: <K extends Kind>(kind: K) => Kinds[K][];
  put: <K extends Kind>(kind: K, value: Kinds[K]) => void;
  remove: (kind: Kind, id: string) => void;
  /** Does work whose changes a kill finds written all or none. It must not wait for anything. */
  atomically: <Result>(work: () => Result) => Result;
}

type Line = { kind: Kind; value: Kinds[Kind] } | { kind: Kind; removed: string };

function emptyShelves(): Shelves {
  const shelf = () => new Map<string, never>();
  return {
    intents: shelf(),
    charges: shelf(),
    methods: shelf(),
    refunds: shelf(),
    disputes: shelf(),
    events: shelf(),
    endpoints: shelf(),
    replies: shelf(),
    clocks: shelf(),
    tasks: shelf(),
    transactions: shelf(),
    payouts: shelf(),
    payoutParts: shelf(),
  };
}

function apply(shelves: Shelves, line: Line): void {
  const shelf = shelves[line.kind] as Map<string, Kinds[Kind]>;
  if ('removed' in line) shelf.delete(line.removed);
  else shelf.set(line.value.id, line.value);
}

function isLine(text: string): boolean {
  return text.startsWith('{') && text.endsWith('}');
}

/** Reads a journal. Skips a last line that a kill cut off: its write was never acknowledged. */
function readJournal(file: string, shelves: Shelves): void {
  if (!existsSync(file)) return;
  for (const line of readFileSync(file, 'utf8').split('\n').filter(isLine)) {
    apply(shelves, JSON.parse(line) as Line);
  }
}

const written = (line: Line) => `${JSON.stringify(line)}\n`;

/**
 * The simulator's store. With a file it survives a kill: each change is appended to a journal before it is
 * acknowledged, and the journal is compacted at the next start.
 */
export function openStripeStore(file?: string): StripeStore {
  const shelves = emptyShelves();
  if (file) {
    readJournal(file, shelves);
    const lines = (Object.keys(shelves) as Kind[]).flatMap((kind) =>
      [...shelves[kind].values()].map((value) => written({ kind, value })),
    );
    writeFileSync(`${file}.new`, lines.join(''), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  let together: string[] | undefined;

  function write(line: Line): void {
    apply(shelves, line);
    if (together) together.push(written(line));
    else if (file) appendFileSync(file, written(line));
  }

  return {
    get: (kind, id) => shelves[kind].get(id),
    all: (kind) => [...shelves[kind].values()],
    put: (kind, value) => write({ kind, value }),
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
