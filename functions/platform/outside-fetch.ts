import { callOutside } from './outside-calls.ts';

interface OutsideRequest {
  service: string;
  operation: string;
  url: string;
  timeoutMs: number;
}

interface OutsidePost extends OutsideRequest {
  /** Sent as JSON. */
  body: unknown;
}

interface OutsideGet extends OutsideRequest {
  headers: Record<string, string>;
}

/** Posts JSON to a service that has no client library. Makes one attempt. */
export function postOutside({ service, operation, url, body, timeoutMs }: OutsidePost): Promise<Response> {
  return callOutside({ service, operation, input: body }, () =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    }),
  );
}

/** Sends a GET to a service that has no client library. Makes one attempt; the timeout includes reading the body. */
export function getOutside({ service, operation, url, headers, timeoutMs }: OutsideGet): Promise<Response> {
  return callOutside({ service, operation, input: { url } }, () =>
    fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) }),
  );
}
