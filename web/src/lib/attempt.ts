/**
 * 128 random bits in base64url, sent along with a request that must not happen twice. They prove later that a question
 * about its outcome comes from the browser that made it.
 */
export function newAttempt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
