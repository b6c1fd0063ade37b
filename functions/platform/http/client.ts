import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { env } from '#functions/platform/env.ts';
import { pseudonym } from '#functions/platform/pseudonym.ts';
import { clientAddress } from './client-address.ts';
import { clientNetwork } from './client-network.ts';

/** The sender of a request, for counting against limits. */
export interface Client {
  /** The pseudonym of its network: an IPv4 address or an IPv6 /64. */
  key: string;
  /** Whether it's one of the clinics' own networks, which have no limits: a front desk books for many patients. */
  isSpared: boolean;
}

function networksOf(list: string): BlockList {
  const networks = new BlockList();
  for (const network of list === 'none' ? [] : list.split(' ')) {
    const [address = '', prefix] = network.split('/');
    networks.addSubnet(address, Number(prefix), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return networks;
}

const clinicNetworks = networksOf(env('CLINIC_NETWORKS'));

function isOfClinic(network: string): boolean {
  if (isIPv4(network)) return clinicNetworks.check(network, 'ipv4');
  return network.endsWith('/64') && clinicNetworks.check(network.replace('/64', ''), 'ipv6');
}

/** The client that sent a request. */
export async function clientOf(event: APIGatewayProxyEventV2): Promise<Client> {
  const network = clientNetwork(clientAddress(event));
  return { key: await pseudonym(network), isSpared: isOfClinic(network) };
}
