import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { env } from '#functions/platform/env.ts';
import { pseudonym } from '#functions/platform/pseudonym.ts';
import type { Client, Network } from './client.ts';
import { clientAddress, clientNetworks } from './client-networks.ts';

function networksIn(list: string): BlockList {
  const networks = new BlockList();
  for (const network of list === 'none' ? [] : list.split(' ')) {
    const [address = '', prefix] = network.split('/');
    networks.addSubnet(address, Number(prefix), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return networks;
}

const ofClinics = networksIn(env('CLINIC_NETWORKS'));

function isOfClinic(network: string): boolean {
  if (isIPv4(network)) return ofClinics.check(network, 'ipv4');
  return network.endsWith('/64') && ofClinics.check(network.replace('/64', ''), 'ipv6');
}

/** The client that sent a request: its networks, each under a pseudonym. */
export async function clientOf(event: APIGatewayProxyEventV2): Promise<Client> {
  const [narrowest, ...wider] = clientNetworks(clientAddress(event));
  const clients = isOfClinic(narrowest) ? 10 : 1;
  const networkOf = async (network: string, width: 0 | 1 | 2): Promise<Network> => ({
    key: await pseudonym(network),
    width,
    clients,
  });
  return [
    await networkOf(narrowest, 0),
    ...(await Promise.all(wider.map((network, index) => networkOf(network, index === 0 ? 1 : 2)))),
  ];
}
