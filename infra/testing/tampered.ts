/**
 * A token with an invalid signature. The signature is reversed, because replacing only its end might leave it
 * unchanged.
 */
export function tampered(token: string): string {
  return token.replace(/[^.]+$/, (signature) => [...signature].reverse().join(''));
}
