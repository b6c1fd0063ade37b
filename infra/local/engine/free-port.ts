import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartProblem } from '#infra/local/settings/start-problem.ts';

/**
 * Below the ports that Linux (32768–60999) and macOS and Windows (49152–65535) hand out by themselves. A port of theirs
 * can be given to the next connection of any process before its server listens on it.
 */
const lowest = 20_000;
const highest = 32_767;

const count = highest - lowest + 1;
const portsPerProcess = 4;
let tried = 0;

/**
 * Begins where no process does that starts at about the same time, since their ids lie close together: from random ports,
 * two of them would now and then choose the same one before either listens on it.
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

/** A port that nothing listens on right now, and that the system gives to nobody who doesn't ask for it by number. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = nextPort();
    if (await isFree(port)) return port;
  }
  throw new StartProblem(`No free port on 127.0.0.1 from ${lowest} to ${highest}.`);
}
