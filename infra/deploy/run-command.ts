import { CommandProblem } from '#infra/stages/command-problem.ts';

const signIn = 'sign in again, or name another profile with AWS_PROFILE=… before the command.';

const lacking = ['CredentialsProviderError', 'TokenProviderError'];
const expired = ['ExpiredToken', 'ExpiredTokenException', 'RequestExpired'];
const unknown = [
  'AuthFailure',
  'IncompleteSignature',
  'InvalidClientTokenId',
  'InvalidSignatureException',
  'SignatureDoesNotMatch',
  'UnrecognizedClientException',
];
const denied = ['AccessDenied', 'AccessDeniedException', 'UnauthorizedOperation'];
const unreachable = ['EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'ENETUNREACH', 'ENOTFOUND', 'ETIMEDOUT'];

function messageOf(error: Error): string {
  return error.message.replaceAll(/\s+/g, ' ').replace(/\.$/, '');
}

/** Whether an error means that no credentials were found, so no request reached AWS. */
export function lacksCredentials(error: Error): boolean {
  return lacking.includes(error.name);
}

/** What to do without credentials, in a sentence that names the requested profile, which may be mistyped. */
export function noCredentials(error: Error, profile: string | undefined): string {
  const where = profile ? ` in the profile “${profile}”` : '';
  return `There are no credentials for AWS${where} (${messageOf(error)}): ${signIn}`;
}

/** What failed at AWS and what to do about it, in a sentence; undefined for an error that isn't AWS's. */
function awsProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (lacksCredentials(error)) return noCredentials(error, process.env.AWS_PROFILE);
  const { name } = error;
  const message = messageOf(error);
  const code = 'code' in error ? String(error.code) : '';
  if (unreachable.includes(code) || name === 'TimeoutError') {
    return `AWS can't be reached (${message || code}): check the network, and try again.`;
  }
  // The SDK adds `$metadata` to errors that a service returned.
  if (!('$metadata' in error)) return undefined;
  if (expired.includes(name)) return `The credentials for AWS have expired: ${signIn}`;
  if (unknown.includes(name)) {
    return `AWS doesn't know these credentials (${name}): ${signIn} If they're right, the account hasn't enabled the region.`;
  }
  if (denied.includes(name)) {
    return `AWS doesn't allow this (${message}): use a profile that may do it.`;
  }
  return `AWS refused this (${name}): ${message}.`;
}

/**
 * Runs a command. A failure that the operator can fix prints one sentence and ends the process with 1. Any other error
 * is a bug and is thrown with its stack.
 */
export async function runCommand(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const sentence = error instanceof CommandProblem ? error.message : awsProblem(error);
    if (sentence === undefined) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  }
}
