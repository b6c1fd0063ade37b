/**
 * 128 random bits in base64url, sent with a request that must not happen twice. They prove later that a question
 * about its outcome comes from the same browser.
 */
export function newAttempt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
