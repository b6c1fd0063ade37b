import { figureDays } from '#functions/figures/figure-days.ts';
import { readFigures } from '#functions/figures/read-figures.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { handleStaff } from '#functions/platform/http/staff-caller.ts';
import { figureRoutes } from '#shared/figures/routes.ts';

export const handler = handleStaff(figureRoutes['GET /api/admin/figures'], async ({ query, now }) =>
  reply(200, await readFigures(figureDays(query, now), now)),
);
