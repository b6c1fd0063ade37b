import { expect, test } from 'vitest';
import { clientNetwork } from './client-network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:c000:207', '192.0.2.7'],
])('an IPv4 address counts alone: %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test.each([
  '2001:db8:1:2::1',
  '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff',
  '2001:db8:1:2:0:0:0:9',
  '2001:db8:1:2::1%eth0',
])('all addresses of a /64, however spelled, are one client: %s', (address) => {
  expect(clientNetwork(address)).toBe('2001:db8:1:2::/64');
});

test.each([
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1:2:3:4:5:6', 'fe80:0:1:2::/64'],
])('the next /64 is another: %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test('what is no address stays as it is', () => {
  expect(clientNetwork('localhost')).toBe('localhost');
});
