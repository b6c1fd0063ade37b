import { randomBytes } from 'node:crypto';

/** A source of the attacker's requests that the limits count as one client. */
export interface Client {
  name: string;
  /** Returns the IP address for the client's next request. */
  address: () => string;
}

const ipv4Addresses = 3;

/**
 * The clients of one attacker: three IPv4 addresses, and an IPv6 /64, in which each request comes from a new address.
 * @param attacker distinguishes attackers, from 1 on
 */
export function clientsOf(attacker: number): Client[] {
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
