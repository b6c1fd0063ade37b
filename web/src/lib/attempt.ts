/**
 * 128 random bits in base64url. Sent along with a request that must not happen twice, they prove later that whoever
 * asks for its outcome is who made it.
 */
export function newAttempt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
