import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { generateSW } from 'workbox-build';
import { assetsCache } from '#web/app/loading/assets-cache.ts';
import { filesBelowFirstView } from './bundle-closure.ts';

/** What every screen stands in. */
const shell = [
  'index.html',
  'favicon.svg',
  'assets/{index,start}-*.{js,css}',
  'assets/*.woff2',
  'assets/valley-*.svg',
];

const keptPictures = 80;
const keptScripts = 150;
const waitForNetworkSeconds = 4;

/**
 * Makes the service worker: without network, the shell and every screen that was visited can still be read. Pages come
 * from the network while there is one, so that no one sees an old site. It never touches /api: what the API says is
 * personal, or has to be true at the moment. Nor what the sign-in service answers with: it is good for one use.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  let home: string[] = [];
  return {
    name: 'service-worker',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle(_, bundle) {
      home = filesBelowFirstView(bundle);
    },
    // After home was written into index.html, whose revision is part of it.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const { outDir } = config.build;
        await generateSW({
          globDirectory: outDir,
          swDest: join(outDir, 'sw.js'),
          globPatterns: [...shell, ...home],
          // Names below assets/ carry their content's hash already.
          dontCacheBustURLsMatching: /^assets\//,
          inlineWorkboxRuntime: true,
          sourcemap: false,
          mode: 'production',
          skipWaiting: true,
          clientsClaim: true,
          cleanupOutdatedCaches: true,
          // Never answer '/' from the precache: the route below asks the network first.
          directoryIndex: null,
          runtimeCaching: [
            {
              // Self-contained, because its source is copied into the worker.
              urlPattern: ({ request, url, sameOrigin }) =>
                sameOrigin &&
                request.mode === 'navigate' &&
                !/^\/(api\/|local\/|signed-out$)/.test(url.pathname) &&
                !url.searchParams.has('state'),
              handler: 'NetworkFirst',
              options: {
                cacheName: 'page',
                networkTimeoutSeconds: waitForNetworkSeconds,
                expiration: { maxEntries: 1 },
                precacheFallback: { fallbackURL: 'index.html' },
              },
            },
            {
              urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
              handler: 'CacheFirst',
              options: { cacheName: assetsCache, expiration: { maxEntries: keptScripts } },
            },
            {
              urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'),
              handler: 'StaleWhileRevalidate',
              options: { cacheName: 'pictures', expiration: { maxEntries: keptPictures } },
            },
          ],
        });
      },
    },
  };
}
