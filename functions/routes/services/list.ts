import { anyone } from '#functions/core/caller.ts';
import { handle, reply } from '#functions/core/handle.ts';
import { serviceRoutes } from '#shared/services/routes.ts';
import { services } from '#shared/services/services.ts';

export const handler = handle(serviceRoutes['GET /api/services'], anyone, async () =>
  reply(200, { services: [...services] }),
);
