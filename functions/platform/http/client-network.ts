import { isIPv4, isIPv6, SocketAddress } from 'node:net';

const mappedPrefix = '::ffff:';
const groupsOfNetwork = 4;

/** The first 64 bits of an IPv6 address in canonical form. */
function network64(canonical: string): string {
  const [head = '', tail] = canonical.split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - last.length;
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...last];
  return `${all.slice(0, groupsOfNetwork).join(':')}::/64`;
}

/**
 * The network that counts as one client: an IPv4 address, or the /64 of an IPv6 address, since providers give each
 * household at least a /64. All spellings of an address give the same network, and so does an IPv4 address mapped to
 * IPv6.
 */
export function clientNetwork(address: string): string {
  const [plain = ''] = address.split('%');
  if (isIPv4(plain) || !isIPv6(plain)) return plain;
  const { address: canonical } = new SocketAddress({ address: plain, family: 'ipv6' });
  const mapped = canonical.startsWith(mappedPrefix) ? canonical.slice(mappedPrefix.length) : '';
  return isIPv4(mapped) ? mapped : network64(canonical);
}
