/** The ISO instant of a Unix time in seconds, the form of Stripe's times. */
export function instantOfSeconds(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
