import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { StartProblem } from '#infra/local/settings/start-problem.ts';

/** Listen on both, because `localhost` may resolve to either. Neither is reachable from other machines. */
const loopback = ['127.0.0.1', '::1'] as const;

function isMissingAddress(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')
  );
}

async function listenOn(server: Server, port: number, host: string): Promise<Server | undefined> {
  try {
    server.listen({ port, host });
    await once(server, 'listening');
    return server;
  } catch (error) {
    // On machines without IPv6, the other address is enough.
    if (host === '::1' && isMissingAddress(error)) return undefined;
    const code = error instanceof Error && 'code' in error ? error.code : String(error);
    const reason =
      code === 'EADDRINUSE'
        ? 'is already in use. Stop the process that uses it, or set PORT'
        : `cannot be used (${code})`;
    throw new StartProblem(`Port ${port} ${reason}.`);
  }
}

export interface Listeners {
  /** The server on the first address. The other server forwards its upgrade requests (hot reload) to this one. */
  main: Server;
  serve: (listener: RequestListener) => void;
  close: () => void;
}

/** Listens on both loopback addresses; requests wait until `serve` is called. Throws a StartProblem. */
export async function claimPort(port: number): Promise<Listeners> {
  let start: (listener: RequestListener) => void = () => {};
  const serving = new Promise<RequestListener>((resolve) => {
    start = resolve;
  });
  let current: RequestListener = (request, response) => {
    void serving.then((listener) => listener(request, response));
  };
  const servers: Server[] = [];
  const close = () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  };
  for (const host of loopback) {
    const server = createServer({ keepAliveTimeout: 30_000 }, (request, response) =>
      current(request, response),
    );
    try {
      if (await listenOn(server, port, host)) servers.push(server);
    } catch (error) {
      close();
      throw error;
    }
  }
  const [main, second] = servers;
  if (!main) throw new StartProblem(`Port ${port} cannot be used.`);
  second?.on('upgrade', (...args) => main.emit('upgrade', ...args));
  const serve = (listener: RequestListener) => {
    current = listener;
    start(listener);
  };
  return { main, serve, close };
}
