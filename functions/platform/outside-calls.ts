/** A call that leaves the process: which service, which operation. */
export interface OutsideCall {
  service: string;
  operation: string;
  input: unknown;
}

type Interceptor = (call: OutsideCall, proceed: () => Promise<unknown>) => Promise<unknown>;

let interceptor: Interceptor | undefined;

/**
 * Every outside call passes through here, each attempt of a retried one too. Unless a test or a measurement has
 * put itself in between, this is the call itself.
 */
export async function outside<Result>(call: OutsideCall, proceed: () => Promise<Result>): Promise<Result> {
  return interceptor ? ((await interceptor(call, proceed)) as Result) : proceed();
}

/** Lets a test throttle, delay, fail or count outside calls. Returns the way back. */
export function interceptOutsideCalls(next: Interceptor): () => void {
  interceptor = next;
  return () => {
    interceptor = undefined;
  };
}
