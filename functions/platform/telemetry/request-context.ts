import { AsyncLocalStorage } from 'node:async_hooks';

/** The ids that connect everything one request leaves in logs and traces. */
export interface RequestContext {
  /** API Gateway's request id, which its access log has too. */
  requestId: string;
  /** A short form for people, shown to the visitor and easy to read out on the phone: `482-109-375`. */
  reference: string;
}

const running = new AsyncLocalStorage<RequestContext>();

/**
 * The reference of a request: nine digits in groups of three, derived from the gateway's id (FNV-1a). The gateway's id
 * has both cases, hyphens and underscores, which no one can dictate.
 */
export function referenceOf(requestId: string): string {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(requestId)) hash = Math.imul(hash ^ byte, 0x01000193);
  const digits = String((hash >>> 0) % 1_000_000_000).padStart(9, '0');
  return `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** Runs the handling of a request. Everything that it calls can get the ids from `requestContext`. */
export function runRequest<Result>(requestId: string, run: () => Result): Result {
  return running.run({ requestId, reference: referenceOf(requestId) }, run);
}

/** The ids of the current request; undefined in a job, and while a function starts. */
export function requestContext(): RequestContext | undefined {
  return running.getStore();
}

// These are stored apart from the context, because the context is in every log line, and the log must not have
// patients' data or staff's names.
const written = new WeakMap<RequestContext, object[]>();
const staffNames = new WeakMap<RequestContext, { subject: string; name: string }>();

/** Notes who makes the current request, by their sign-in subject, and their name at the sign-in service. */
export function noteStaff(subject: string, name: string): void {
  const context = requestContext();
  if (context) staffNames.set(context, { subject, name });
}

/** The name of this sign-in subject; undefined unless that person makes the current request. */
export function staffNameOf(subject: string): string | undefined {
  const context = requestContext();
  const staff = context && staffNames.get(context);
  return staff?.subject === subject ? staff.name : undefined;
}

/** Notes items that a transaction of the current request has written. */
export function noteWritten(items: readonly object[]): void {
  const context = requestContext();
  if (context) written.set(context, [...(written.get(context) ?? []), ...items]);
}

/** The items that the current request has written. */
export function writtenItems(): readonly object[] {
  const context = requestContext();
  return (context && written.get(context)) ?? [];
}
