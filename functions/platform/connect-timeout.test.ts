import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { agentsWithConnectTimeout } from './aws-client.ts';

const timeoutMs = 200;

/** A request whose DNS lookup never finishes, so that its connection is never established. */
function neverReached(agent: ReturnType<typeof agentsWithConnectTimeout>['httpAgent']) {
  return get({ host: 'clinic.example', agent, lookup: () => {} });
}

test('a connection that never comes ends as a timeout, which the SDK tries again', async () => {
  const { httpAgent } = agentsWithConnectTimeout(timeoutMs);
  const [error] = (await once(neverReached(httpAgent), 'error').catch((reason) => [reason])) as [Error];
  expect(error.name).toBe('TimeoutError');
});

test('requests that queue for a connection wait longer than that, and are answered', async () => {
  const server = createServer((_, response) => setTimeout(() => response.end('ok'), timeoutMs));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { httpAgent } = agentsWithConnectTimeout(timeoutMs);
  const answers = Array.from({ length: 200 }, async () => {
    const [response] = await once(get({ port, host: '127.0.0.1', agent: httpAgent }), 'response');
    response.resume();
    return response.statusCode as number;
  });
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
  httpAgent.destroy();
  server.close();
});
