import { readToken, writeToken } from '#functions/platform/tokens.ts';
import { minuteMs } from '#shared/time/durations.ts';

/** An appointment, as far as its token is concerned. */
interface Manageable {
  confirmationNumber: string;
  /** When the token expires (ISO 8601). */
  tokenExpiresAt: string;
}

const lookupTokenLifeMs = 30 * minuteMs;

/** A token that shows and changes one appointment. */
export function manageToken({ confirmationNumber, tokenExpiresAt }: Manageable): Promise<string> {
  return writeToken('manage', confirmationNumber, new Date(tokenExpiresAt));
}

/** The confirmation number of a manage token; undefined when it is not a valid one. */
export function readManageToken(token: string): Promise<string | undefined> {
  return readToken('manage', token);
}

/** A token that shows and changes all appointments of an email address, for half an hour. */
export function lookupToken(emailKey: string): Promise<string> {
  return writeToken('lookup', emailKey, new Date(Date.now() + lookupTokenLifeMs));
}

/** The email address (lower case) of a lookup token; undefined when it is not a valid one. */
export function readLookupToken(token: string): Promise<string | undefined> {
  return readToken('lookup', token);
}
