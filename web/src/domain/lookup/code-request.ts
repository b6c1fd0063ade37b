import { readStored, removeStored, writeStored } from '#web/lib/storage/storage.ts';

/** A code that this tab asked for. It works only together with the id of its request. */
export interface CodeRequest {
  /** The email address as typed. */
  email: string;
  requestId: string;
  /** When the code expires (ISO 8601), by this browser's clock. */
  endsAt: string;
}

/** How long the server accepts a code. */
const codeMinutes = 10;

function isRequest(stored: unknown): stored is CodeRequest {
  const { email, requestId, endsAt } = (stored ?? {}) as Partial<CodeRequest>;
  return typeof email === 'string' && typeof requestId === 'string' && Date.parse(endsAt ?? '') > Date.now();
}

/** Keeps the latest request for this tab, so that a reload before the code is entered loses nothing. */
export function keepCodeRequest({ email, requestId }: Omit<CodeRequest, 'endsAt'>): CodeRequest {
  const endsAt = new Date(Date.now() + codeMinutes * 60_000).toISOString();
  const request = { email, requestId, endsAt };
  writeStored('lookupRequest', request);
  return request;
}

/** The latest request of this tab, as long as its code may still be good. */
export function keptCodeRequest(): CodeRequest | undefined {
  const stored = readStored('lookupRequest');
  if (isRequest(stored)) return stored;
  forgetCodeRequest();
  return undefined;
}

export function forgetCodeRequest(): void {
  removeStored('lookupRequest');
}
