import { anyone } from '#functions/core/caller.ts';
import { handle, reply } from '#functions/core/handle.ts';
import { healthRoutes } from '#shared/health/routes.ts';

export const handler = handle(healthRoutes['GET /api/health'], anyone, async () =>
  reply(200, { status: 'ok' }),
);
