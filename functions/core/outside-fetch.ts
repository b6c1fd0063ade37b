import { outside } from './outside.ts';

interface OutsideRequest {
  /** As the outside seam names them. */
  service: string;
  operation: string;
  url: string;
  /** Sent as JSON. */
  body: unknown;
  timeoutMs: number;
}

/** Posts JSON to a service that has no client of its own, through the outside seam. One attempt. */
export function postOutside({ service, operation, url, body, timeoutMs }: OutsideRequest): Promise<Response> {
  return outside({ service, operation, input: body }, () =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    }),
  );
}
