/** The ISO instant of a Unix time in seconds, which is how Stripe tells time. */
export function instantOfSeconds(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
