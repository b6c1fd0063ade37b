import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartProblem } from '#infra/local/settings/start-problem.ts';

/**
 * Lower than the ports that Linux (32768–60999) and macOS and Windows (49152–65535) assign automatically. One of those
 * could be assigned to another process's connection before our server listens on it.
 */
const lowest = 20_000;
const highest = 32_767;

const count = highest - lowest + 1;
const portsPerProcess = 4;
let tried = 0;

/**
 * The next port to try. The first one depends on the process id. Processes that start at about the same time have close
 * ids, so they search different ports; with random ports, two would sometimes choose the same one before either
 * listens.
 */
function nextPort(): number {
  const first = process.pid * portsPerProcess;
  return lowest + ((first + tried++) % count);
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

/** A port that nothing listens on right now, and that the system never assigns automatically. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = nextPort();
    if (await isFree(port)) return port;
  }
  throw new StartProblem(`No free port on 127.0.0.1 from ${lowest} to ${highest}.`);
}
