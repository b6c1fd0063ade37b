import { randomBytes } from 'node:crypto';

/** A place that the attacker sends requests from, which the limits take for one client. */
export interface Place {
  name: string;
  /** The address of its next request. */
  address: () => string;
}

const ipv4Addresses = 3;

/**
 * What one attacker owns: three IPv4 addresses, and a whole IPv6 /64, in which each request comes from a new address.
 * @param attacker tells one from another, from 1 on
 */
export function placesOf(attacker: number): Place[] {
  const network = `2001:db8:bad:${attacker.toString(16)}`;
  const ipv6 = () => {
    const groups = randomBytes(8).toString('hex').match(/.{4}/g) ?? [];
    return [network, ...groups].join(':');
  };
  const ipv4 = Array.from({ length: ipv4Addresses }, (_, index) => `198.51.100.${10 * attacker + index}`);
  return [
    ...ipv4.map((address) => ({ name: address, address: () => address })),
    { name: network, address: ipv6 },
  ];
}
