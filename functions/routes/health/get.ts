import { anyone, handle, reply } from '#functions/platform/http/handle.ts';
import { healthRoutes } from '#shared/health/routes.ts';

export const handler = handle(healthRoutes['GET /api/health'], anyone, async () =>
  reply(200, { status: 'ok' }),
);
