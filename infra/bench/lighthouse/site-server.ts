import { dirname } from 'node:path';
import { startBenchSystem } from '#infra/bench/common/bench-system.ts';
import { securityHeaders, tileOrigin } from '#infra/config/security-headers.ts';
import { freePort } from '#infra/local/engine/free-port.ts';
import { claimPort } from '#infra/local/gateway/listen.ts';
import { createListener } from '#infra/local/gateway/request-listener.ts';
import { createStaticFiles } from '#infra/local/gateway/static-files.ts';
import { prepareMail } from '#infra/local/mail/ses.ts';
import { readSettings } from '#infra/local/settings/settings.ts';
import { createStripeSimulator } from '#infra/stripe-simulator/simulator.ts';

/**
 * Serves a built site as the local system does, with the API on empty tables. `openAuditedSite` runs this
 * file in a separate process, so that the measuring process doesn't slow the measured one down.
 */
async function serve(folder: string): Promise<string> {
  const port = await freePort();
  const settings = readSettings({
    PORT: String(port),
    LOCAL_DATA_DIR: dirname(folder),
    // One of our pictures replaces every map tile, so that the measurement calls no outside server.
    MAP_TILES: `http://localhost:${port}/icons/icon-192.png`,
  });
  await startBenchSystem();
  const headers = securityHeaders({
    https: false,
    oidcOrigins: [settings.origin],
    tileOrigin: tileOrigin(settings.mapTiles),
  });
  const listeners = await claimPort(port);
  const mail = await prepareMail();
  const stripe = createStripeSimulator({ keys: settings.stripe, origin: settings.origin });
  const serveSite = createStaticFiles(folder, headers);
  listeners.serve(createListener(settings, { mail, stripe, serveSite }));
  return settings.origin;
}

process.on('disconnect', () => process.exit());
const [folder = ''] = process.argv.slice(2);
process.send?.(await serve(folder));
