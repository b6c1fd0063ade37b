import { readStored, removeStored, writeStored } from '#web/lib/storage/storage.ts';

/** A code that was requested for an email address, and that the server emails. */
export interface CodeRequest {
  /** The email address as typed. */
  email: string;
  /** Identifies the code, so that the server can email it again. Undefined when the code was requested elsewhere. */
  requestId?: string | undefined;
  /** When the code expires (ISO 8601), by this browser's clock. */
  endsAt: string;
}

/** How long the server accepts a code. */
const codeMinutes = 120;

function isRequest(stored: unknown): stored is CodeRequest {
  const { email, requestId, endsAt } = (stored ?? {}) as Partial<CodeRequest>;
  return typeof email === 'string' && typeof requestId === 'string' && Date.parse(endsAt ?? '') > Date.now();
}

/** A code for this email address. Leave out `requestId` when the code was requested elsewhere. */
export function codeFor(email: string, requestId?: string): CodeRequest {
  return { email, requestId, endsAt: new Date(Date.now() + codeMinutes * 60_000).toISOString() };
}

/** Stores the latest request for this tab, so that a reload before the code is entered loses nothing. */
export function keepCodeRequest(email: string, requestId: string): CodeRequest {
  const request = codeFor(email, requestId);
  writeStored('lookupRequest', request);
  return request;
}

/** This tab's latest request, until its code expires. */
export function keptCodeRequest(): CodeRequest | undefined {
  const stored = readStored('lookupRequest');
  if (isRequest(stored)) return stored;
  forgetCodeRequest();
  return undefined;
}

export function forgetCodeRequest(): void {
  removeStored('lookupRequest');
}
