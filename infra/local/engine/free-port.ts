import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartProblem } from '#infra/local/settings/start-problem.ts';

/**
 * Below the ports that Linux (32768–60999) and macOS and Windows (49152–65535) hand out by themselves. A port of theirs
 * can be given to the next connection of any process before its server listens on it.
 */
const lowest = 20_000;
const highest = 32_767;

function randomPort(): number {
  return lowest + Math.floor(Math.random() * (highest - lowest + 1));
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** A port that nothing listens on right now, and that the system gives to nobody who doesn't ask for it by number. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomPort();
    if (await isFree(port)) return port;
  }
  throw new StartProblem(`No free port on 127.0.0.1 from ${lowest} to ${highest}.`);
}
