import type { Agent as HttpAgent } from 'node:http';
import http from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';

/** Plenty for a function, which serves one request at a time. In the local system, many concurrent requests share them. */
const maxSockets = 50;

function withConnectTimeout<Agent extends HttpAgent>(agent: Agent, timeoutMs: number): Agent {
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (options, callback) => {
    const socket = connect(options, callback) as Socket;
    const timer = setTimeout(() => {
      socket.destroy(Object.assign(new Error('no connection'), { name: 'TimeoutError' }));
    }, timeoutMs);
    for (const event of ['connect', 'close']) socket.once(event, () => clearTimeout(timer));
    return socket;
  };
  return agent;
}

/**
 * Agents that give up on a connection that isn't established in time. The SDK's own `connectionTimeout` includes the wait
 * for a free socket, so it fails requests that are only queued.
 */
export function agentsWithConnectTimeout(timeoutMs: number) {
  const settings = { keepAlive: true, maxSockets };
  return {
    httpAgent: withConnectTimeout(new http.Agent(settings), timeoutMs),
    httpsAgent: withConnectTimeout(new https.Agent(settings), timeoutMs),
  };
}
