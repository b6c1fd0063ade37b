let last = 0;

/**
 * The address of a new client: an IPv4 address of the documentation range that this test file has not used
 * yet.
 */
export function newAddress(): string {
  return `203.0.113.${++last}`;
}
