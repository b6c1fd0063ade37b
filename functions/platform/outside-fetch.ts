import { outside } from './outside-calls.ts';

interface OutsideRequest {
  /** As the outside seam names them. */
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

/** Posts JSON to a service that has no client of its own, through the outside seam. One attempt. */
export function postOutside({ service, operation, url, body, timeoutMs }: OutsidePost): Promise<Response> {
  return outside({ service, operation, input: body }, () =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    }),
  );
}

/** Asks a service that has no client of its own, through the outside seam. One attempt; the limit holds for the body too. */
export function getOutside({ service, operation, url, headers, timeoutMs }: OutsideGet): Promise<Response> {
  return outside({ service, operation, input: { url } }, () =>
    fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) }),
  );
}
