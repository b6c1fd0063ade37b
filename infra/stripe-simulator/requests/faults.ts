import { invalidRequest, StripeFailure } from './failure.ts';

/** A fault injected into one API call, before any work is done unless `afterWork` is set. */
export interface ApiFault {
  /** The status to reply with: 400, 429, 500, 503 … */
  status?: number;
  /** Delay in milliseconds. A delay beyond the client's timeout makes the call time out. */
  delay?: number;
  /** Closes the connection without a response. */
  drop?: boolean;
  /** Does the work first, so that only its response is lost. */
  afterWork?: boolean;
  /** Closes the connection, and does the work only when `land` is called. */
  late?: boolean;
  /** Applies only to calls whose method and path contain this: `POST /v1/refunds`. */
  only?: string;
}

/** The failure that a fault's status stands for. */
export function injectedFailure(status = 500): StripeFailure {
  if (status === 429)
    return invalidRequest('Testmode request rate limit exceeded.', { code: 'rate_limit' }, 429);
  const refused =
    'One or more provided parameters was not allowed for the given operation on the PaymentIntent.';
  if (status === 400) return invalidRequest(refused, { code: 'payment_intent_invalid_parameter' });
  return new StripeFailure(status, { type: 'api_error', message: 'An unknown error occurred.' });
}

/** Faults queued for upcoming calls. */
export function createFaults() {
  let waiting: ApiFault[] = [];
  let late: (() => Promise<unknown>)[] = [];
  return {
    /** Applies a fault to the next `count` matching calls. */
    next(count: number, fault: ApiFault): void {
      waiting.push(...Array.from({ length: count }, () => fault));
    },

    clear(): void {
      waiting = [];
    },

    /** Takes the fault for a call, if there is one. */
    take(endpoint: string): ApiFault | undefined {
      const index = waiting.findIndex(({ only }) => only === undefined || endpoint.includes(only));
      return index < 0 ? undefined : waiting.splice(index, 1)[0];
    },

    /** Keeps a `late` call for `land`. */
    keep(call: () => Promise<unknown>): void {
      late.push(call);
    },

    /** Executes the late calls in the order they were sent. Returns their number. */
    async land(): Promise<number> {
      const landing = late;
      late = [];
      for (const call of landing) await call();
      return landing.length;
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;
