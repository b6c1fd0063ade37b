import { readToken, writeToken } from '#functions/platform/tokens.ts';
import { retention } from '#shared/legal/retention.ts';
import { minuteMs } from '#shared/time/durations.ts';

/** The fields of an appointment that its tokens depend on. */
interface Manageable {
  confirmationNumber: string;
  /** How often its email address was corrected; undefined for never. Each correction invalidates earlier tokens. */
  emailGeneration?: number;
  /** When its tokens expire (ISO 8601). */
  tokenExpiresAt: string;
}

/** How a manage token reached its holder: in a reply to their browser, or in a mail, which proves that they read it. */
export type TokenOrigin = 'browser' | 'mail';

/** The appointment that a token was made for, and the generation of the email address that it had then. */
export interface AddressProof {
  confirmationNumber: string;
  emailGeneration: number;
}

/** What a manage token proves. */
export interface ManageProof extends AddressProof {
  origin: TokenOrigin;
}

/** The claims of a lookup token: its session, and the email address (lower case) that was proven. */
export interface LookupClaims {
  sessionId: string;
  emailKey: string;
}

export const lookupTokenLifeMs = retention.lookupSessionMinutes * minuteMs;

function subjectOf({ confirmationNumber, emailGeneration = 0 }: Manageable): string {
  return `${confirmationNumber}#${emailGeneration}`;
}

/** A token that shows and changes one appointment. */
export function manageToken(item: Manageable, origin: TokenOrigin): Promise<string> {
  return writeToken('manage', `${subjectOf(item)}#${origin}`, new Date(item.tokenExpiresAt));
}

/** What a manage token proves; undefined when it is not a valid one. */
export async function readManageToken(token: string): Promise<ManageProof | undefined> {
  const subject = await readToken('manage', token);
  if (subject === undefined) return undefined;
  const [confirmationNumber = '', generation, origin] = subject.split('#');
  return {
    confirmationNumber,
    emailGeneration: Number(generation),
    origin: origin === 'browser' ? 'browser' : 'mail',
  };
}

/**
 * A token for the "This isn't me" link. It shows and changes nothing, but can stop the mail about one appointment to
 * the address that got the link.
 */
export function notMineToken(item: Manageable): Promise<string> {
  return writeToken('not-mine', subjectOf(item), new Date(item.tokenExpiresAt));
}

/** What a not-mine token proves; undefined when it is not a valid one. */
export async function readNotMineToken(token: string): Promise<AddressProof | undefined> {
  const subject = await readToken('not-mine', token);
  if (subject === undefined) return undefined;
  const [confirmationNumber = '', generation] = subject.split('#');
  return { confirmationNumber, emailGeneration: Number(generation) };
}

/** A token that shows and changes all appointments of an email address, for half an hour or until its session ends. */
export function lookupToken({ sessionId, emailKey }: LookupClaims): Promise<string> {
  return writeToken('lookup', `${sessionId}.${emailKey}`, new Date(Date.now() + lookupTokenLifeMs));
}

/** The claims of a lookup token; undefined when it isn't valid. Doesn't check whether its session was ended. */
export async function readLookupToken(token: string): Promise<LookupClaims | undefined> {
  const subject = await readToken('lookup', token);
  if (subject === undefined) return undefined;
  // An id is base64url, so the first dot ends it.
  const [sessionId = ''] = subject.split('.', 1);
  return { sessionId, emailKey: subject.slice(sessionId.length + 1) };
}
