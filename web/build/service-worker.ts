import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { generateSW, type RuntimeCaching } from 'workbox-build';
import { staticPages } from '#shared/pages/static-pages.ts';
import { assetsCache } from '#web/app/loading/assets-cache.ts';
import { filesHydratedLater } from './bundle-closure.ts';

/** The app shell: the files that every screen needs, and home's picture. */
const shell = [
  'index.html',
  'favicon.svg',
  'assets/index-*.{js,css}',
  'assets/*.woff2',
  'assets/valley-*.svg',
];

const keptPictures = 80;
const keptScripts = 150;
const waitForNetworkSeconds = 4;

const screens = Object.fromEntries(staticPages.map(({ path, route }) => [path, `/#${route}`]));

/**
 * Offline, redirects a static page to the screen with the same content, because a static page has no script that could
 * say you're offline. The function is built from text, because Workbox copies only its source into the worker.
 */
const pageOrScreen = new Function(
  '{ request, url }',
  `return fetch(request).catch((error) => {
    const screen = ${JSON.stringify(screens)}[url.pathname.toLowerCase().replace(/(\\.html|\\/)+$/, '')];
    if (screen) return Response.redirect(screen);
    throw error;
  });`,
) as RuntimeCaching['handler'];

/**
 * Generates the service worker. Offline, home and every screen that was visited can still be read, and a static
 * page redirects to its screen. Online, pages come from the network, so no one sees an outdated site. Never cached are
 * /api, whose replies are personal or must be current, and the redirects of the sign-in service, whose codes work only
 * once.
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
      home = filesHydratedLater(bundle);
    },
    // Runs after home was written into index.html, because the precache revision is a hash of that file.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const { outDir } = config.build;
        await generateSW({
          globDirectory: outDir,
          swDest: join(outDir, 'sw.js'),
          globPatterns: [...shell, ...home],
          // File names below assets/ already contain a hash of their content.
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
              // This function is self-contained, because its source is copied into the worker. All screens are at '/'.
              // A redirect from the sign-in service, which has a `state`, goes to the network.
              urlPattern: ({ request, url, sameOrigin }) =>
                sameOrigin &&
                request.mode === 'navigate' &&
                url.pathname === '/' &&
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
              urlPattern: ({ request, url, sameOrigin }) =>
                sameOrigin && request.mode === 'navigate' && url.pathname !== '/',
              handler: pageOrScreen,
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
