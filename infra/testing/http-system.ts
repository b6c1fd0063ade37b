import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { gatewayAnswer, send } from '#infra/http/answer.ts';
import { freePort } from '#infra/local/engine/free-port.ts';
import { claimPort } from '#infra/local/gateway/listen.ts';
import { createListener } from '#infra/local/gateway/request-listener.ts';
import { prepareMail } from '#infra/local/mail/ses.ts';
import { readSettings } from '#infra/local/settings/settings.ts';
import { expectBundles } from './bundles/expect-bundles.ts';
import { engineUnderTest } from './open-test-system.ts';
import { startStripe } from './stripe/stripe-system.ts';
import { createTestSystem } from './system.ts';

/**
 * Serves the local system over HTTP, with the gateway and sign-in, but without the site, which would have to be built.
 * Open one per test file.
 */
export async function openHttpSystem() {
  if (inject('handlers') === 'bundles') expectBundles();
  const stripe = await startStripe();
  const system = await createTestSystem(engineUnderTest(), { stripe });
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'http-system-'));
  const settings = readSettings({ PORT: String(port), LOCAL_DATA_DIR: dataDir });
  const listeners = await claimPort(port);
  const mail = await prepareMail();
  await mail.load();
  listeners.serve(
    createListener(settings, {
      mail,
      stripe: undefined,
      serveSite: (_request, response) => send(response, gatewayAnswer(404, 'Not Found')),
    }),
  );
  const stop = () => {
    listeners.close();
    mail.stop();
    stripe.stop();
    system.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...system, stripe, origin: settings.origin, dataDir, stop };
}

export type HttpSystem = Awaited<ReturnType<typeof openHttpSystem>>;

/** Serves a listener on a free port of this machine. */
export async function serveOnFreePort(listener: RequestListener) {
  const port = await freePort();
  const server = createServer(listener).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}
