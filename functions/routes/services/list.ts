import { anyone, handle, reply } from '#functions/platform/http/handle.ts';
import { serviceRoutes } from '#shared/services/routes.ts';
import { services } from '#shared/services/services.ts';

export const handler = handle(serviceRoutes['GET /api/services'], anyone, async () =>
  reply(200, { services: [...services] }),
);
