const signIn = 'sign in again, or name another profile with AWS_PROFILE=… before the command.';

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

/** What went wrong at AWS, and what to do about it, in a sentence; undefined for an error that isn't AWS's. */
export function awsProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { name } = error;
  const message = error.message.replaceAll(/\s+/g, ' ').replace(/\.$/, '');
  if (name === 'CredentialsProviderError' || name === 'TokenProviderError') {
    return `There are no credentials for AWS (${message}): ${signIn}`;
  }
  const code = 'code' in error ? String(error.code) : '';
  if (unreachable.includes(code) || name === 'TimeoutError') {
    return `AWS can't be reached (${message || code}): check the network, and try again.`;
  }
  // What the SDK throws for an answer of a service.
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

/** Whether AWS knows the credentials, but doesn't allow them this call. */
export function isDenied(error: unknown): boolean {
  return error instanceof Error && denied.includes(error.name);
}
