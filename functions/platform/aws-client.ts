import http, { type Agent as HttpAgent } from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { SESv2Client } from '@aws-sdk/client-sesv2';
import { callOutside } from './outside-calls.ts';
import { connectTimeoutMs, maxAttempts, socketTimeoutMs } from './time-limits.ts';

/**
 * The local system's concurrent requests share these sockets. A Lambda function needs fewer, since it serves one
 * request at a time.
 */
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
 * Agents that fail if a connection isn't established in time. The SDK's own `connectionTimeout` includes the wait for a
 * free socket, so it would fail requests that are only queued.
 */
export function agentsWithConnectTimeout(timeoutMs: number) {
  const settings = { keepAlive: true, maxSockets };
  return {
    httpAgent: withConnectTimeout(new http.Agent(settings), timeoutMs),
    httpsAgent: withConnectTimeout(new https.Agent(settings), timeoutMs),
  };
}

const connections = agentsWithConnectTimeout(connectTimeoutMs);

/**
 * Settings for a client whose calls may be retried. Without timeouts, one hung socket would use up all of a function's
 * time; with these, all attempts and their pauses fit. The timeout is `socketTimeout`: `requestTimeout` only logs a
 * warning, and also counts the wait for a socket.
 */
export const retriedCalls = {
  maxAttempts,
  requestHandler: { ...connections, socketTimeout: socketTimeoutMs },
};

/** Settings for a client whose calls must not be retried. */
export function singleCall(timeoutMs: number) {
  return { maxAttempts: 1, requestHandler: { ...connections, socketTimeout: timeoutMs } };
}

/** Routes every attempt of a client's calls through `callOutside`. */
export function interceptable<Client extends DynamoDBClient | SecretsManagerClient | SESv2Client>(
  client: Client,
  service: string,
): Client {
  (client as DynamoDBClient).middlewareStack.add(
    (next, context) => (args) =>
      callOutside({ service, operation: String(context.commandName), input: args.input }, () => next(args)),
    // Run inside the SDK's retry loop, so that an injected fault hits retries, too.
    { step: 'finalizeRequest', priority: 'low', name: 'outside' },
  );
  return client;
}
