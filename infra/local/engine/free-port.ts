import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartProblem } from '#infra/local/settings/start-problem.ts';

/** A port that nothing listens on right now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new StartProblem('No free port on 127.0.0.1.');
  return address.port;
}
