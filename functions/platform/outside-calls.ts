/** A call that leaves the process. */
export interface OutsideCall {
  service: string;
  operation: string;
  input: unknown;
}

type Interceptor = (call: OutsideCall, proceed: () => Promise<unknown>) => Promise<unknown>;

let interceptor: Interceptor | undefined;

/**
 * Makes an outside call. Every call goes through here, as does each retry of one, so that a test or a benchmark can
 * intercept it.
 */
export async function callOutside<Result>(
  call: OutsideCall,
  proceed: () => Promise<Result>,
): Promise<Result> {
  return interceptor ? ((await interceptor(call, proceed)) as Result) : proceed();
}

/** Lets a test throttle, delay, fail or count outside calls. Returns a function that stops the interception. */
export function interceptOutsideCalls(next: Interceptor): () => void {
  interceptor = next;
  return () => {
    interceptor = undefined;
  };
}
