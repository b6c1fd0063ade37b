import type { Count } from '#functions/platform/dynamo/tally.ts';

/** One of a client's networks. */
export interface Network {
  /** A pseudonym. */
  key: string;
  /** 0: an IPv4 address or an IPv6 /64. 1: its /56. 2: its /48. */
  width: 0 | 1 | 2;
  /** How many clients share it: ten for a clinic's own network, where a waiting room shares an address. */
  clients: 1 | 10;
}

/** The sender of a request, as limits count it: its networks, narrowest first. */
export type Client = readonly [Network, ...Network[]];

/**
 * What a client's limit is multiplied by, for each network width: a provider may give a customer a /56, and a company a
 * /48.
 */
const timesOfWidth = [1, 3, 10] as const;

/** A limit on a client's actions: one number, which is multiplied for wider networks, or one number for each width. */
export interface ClientLimit extends Omit<Count, 'key' | 'limit'> {
  name: string;
  /** The tally record to share with other counts. Default: a separate record. */
  record?: string;
  limit: number | readonly [number, number, number];
}

/** The limit that applies to one network. */
export function limitOf({ width, clients }: Network, limit: ClientLimit['limit']): number {
  return clients * (typeof limit === 'number' ? limit * timesOfWidth[width] : limit[width]);
}

/** The counts of a client's action, one for each of its networks. */
export function countsOfClient(client: Client, { name, record, limit, ...rest }: ClientLimit): Count[] {
  return client.map((network) => ({
    ...rest,
    key: record ? `${record}#${network.key}|${name}` : `${name}#${network.key}`,
    limit: limitOf(network, limit),
  }));
}
