import { isIPv4, isIPv6, SocketAddress } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { WrongConfiguration } from '#functions/platform/env.ts';
import { viewerAddressHeader } from '#shared/api/edge-headers.ts';

const mappedPrefix = '::ffff:';

/** The eight groups of an IPv6 address in canonical form, each as a number. */
function groupsOf(canonical: string): number[] {
  const [head = '', tail] = canonical.split('::');
  const numbers = (part = '') =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [first, last] = [numbers(head), numbers(tail)];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

/** The network that the first `bits` bits of an IPv6 address identify. `bits` is at most 64. */
function networkOf(groups: readonly number[], bits: number): string {
  const first = groups.slice(0, 4).map((group, index) => {
    const dropped = Math.min(16, Math.max(0, 16 * (index + 1) - bits));
    return ((group >> dropped) << dropped).toString(16);
  });
  return `${first.join(':')}::/${bits}`;
}

/**
 * The networks that count as one client, narrowest first: an IPv4 address, or the /64, /56 and /48 of an IPv6 address,
 * since providers give each household at least a /64. All spellings of an address give the same networks, and so does
 * an IPv4 address mapped to IPv6.
 */
export function clientNetworks(address: string): [string, ...string[]] {
  const [plain = ''] = address.split('%');
  if (isIPv4(plain) || !isIPv6(plain)) return [plain];
  const { address: canonical } = new SocketAddress({ address: plain, family: 'ipv6' });
  const mapped = canonical.startsWith(mappedPrefix) ? canonical.slice(mappedPrefix.length) : '';
  if (isIPv4(mapped)) return [mapped];
  const groups = groupsOf(canonical);
  return [networkOf(groups, 64), networkOf(groups, 56), networkOf(groups, 48)];
}

/**
 * The visitor's network address. The gateway sees only CloudFront's address, which thousands share. CloudFront sends
 * the visitor's in a header, which can be trusted because `handle` refuses requests that didn't come through
 * CloudFront.
 */
export function clientAddress({ headers }: APIGatewayProxyEventV2): string {
  const address = headers[viewerAddressHeader];
  if (!address) throw new WrongConfiguration('CloudFront names no address');
  return address;
}
