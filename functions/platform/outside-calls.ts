import { traceCall } from './telemetry/trace.ts';

/** A call that leaves the process. */
export interface OutsideCall {
  service: string;
  operation: string;
  /** The operation without ids, for traces. Default: the operation itself. */
  operationName?: string;
  input: unknown;
}

type Interceptor = (call: OutsideCall, proceed: () => Promise<unknown>) => Promise<unknown>;

let interceptor: Interceptor | undefined;

/**
 * Makes an outside call, as part of this invocation's trace. All outside calls and their retries go through here, so
 * that a test or a benchmark can intercept them.
 */
export async function callOutside<Result>(
  call: OutsideCall,
  proceed: () => Promise<Result>,
): Promise<Result> {
  const { service, operation, operationName = operation } = call;
  return traceCall({ service, operation: operationName }, async () =>
    interceptor ? ((await interceptor(call, proceed)) as Result) : proceed(),
  );
}

/** Lets a test throttle, delay, fail or count outside calls. Returns a function that stops the interception. */
export function interceptOutsideCalls(next: Interceptor): () => void {
  interceptor = next;
  return () => {
    interceptor = undefined;
  };
}
