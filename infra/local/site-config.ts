import { clientId, oidcPath, signInScope } from './account.ts';
import type { Settings } from './settings.ts';

/** `/config.json` as the local system serves it (wire.md). */
export function siteConfig({ origin, mapTiles, stripePublishableKey }: Settings) {
  return {
    apiBase: '/api',
    ...(stripePublishableKey && {
      stripe: { publishableKey: stripePublishableKey, script: 'https://js.stripe.com/endive/stripe.js' },
    }),
    oidc: { authority: `${origin}${oidcPath}`, clientId, scope: signInScope },
    map: {
      tiles: mapTiles,
      attribution: '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
    },
  };
}
