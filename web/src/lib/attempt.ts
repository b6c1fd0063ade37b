/**
 * 128 random bits in base64url, sent with a request that must not happen twice. When this browser later asks for the
 * outcome, they prove that it sent the request.
 */
export function newAttempt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Like Math.random, from 0 up to but not including 1, but unpredictable. */
export function secureRandom(): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word / 2 ** 32;
}
