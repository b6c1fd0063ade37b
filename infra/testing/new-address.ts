let last = 0;

/** A new client's IP address: an IPv4 address of the documentation range that this test file hasn't used yet. */
export function newAddress(): string {
  return `203.0.113.${++last}`;
}
