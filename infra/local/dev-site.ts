import type { Server } from 'node:http';
import { join } from 'node:path';
import type { ServeSite } from './gateway/request-listener.ts';
import { projectDir } from './settings/settings.ts';

export interface DevSite {
  serve: ServeSite;
  close: () => Promise<void>;
}

/** Serves the site from its sources with hot reload, on the system's port. */
export async function startDevSite(server: Server): Promise<DevSite> {
  const { createServer } = await import('vite');
  const root = join(projectDir, 'web');
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server } },
  });
  return { serve: (request, response) => vite.middlewares(request, response), close: () => vite.close() };
}
