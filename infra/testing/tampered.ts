/** A token with a signature that isn't its own: told backwards, since its end alone may already be what it's replaced by. */
export function tampered(token: string): string {
  return token.replace(/[^.]+$/, (signature) => [...signature].reverse().join(''));
}
