import { expect, test } from 'vitest';
import { clientNetworks } from './client-networks.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:c000:207', '192.0.2.7'],
])('an IPv4 address counts alone: %s', (address, network) => {
  expect(clientNetworks(address)).toEqual([network]);
});

test.each([
  '2001:db8:1:2::1',
  '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff',
  '2001:db8:1:2:0:0:0:9',
  '2001:db8:1:2::1%eth0',
])('all addresses of a /64, however spelled, are one client: %s', (address) => {
  expect(clientNetworks(address)).toEqual(['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1:0::/48']);
});

test.each([
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1:2:3:4:5:6', 'fe80:0:1:2::/64'],
])('the next /64 is another: %s', (address, network) => {
  expect(clientNetworks(address)[0]).toBe(network);
});

test('what is no address stays as it is', () => {
  expect(clientNetworks('localhost')).toEqual(['localhost']);
});

test.each([
  ['2001:db8:1:2ff::1', '2001:db8:1:200::/56', '2001:db8:1:0::/48'],
  ['2001:db8:1:300::1', '2001:db8:1:300::/56', '2001:db8:1:0::/48'],
  ['2001:db8:2:2ff::1', '2001:db8:2:200::/56', '2001:db8:2:0::/48'],
])('%s is in a /56 and a /48, too', (address, ...wider) => {
  expect(clientNetworks(address).slice(1)).toEqual(wider);
});
