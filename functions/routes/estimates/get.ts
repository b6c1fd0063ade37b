import { estimateHolder, showEstimate } from '#functions/estimates/show.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { estimateRoutes } from '#shared/estimates/routes.ts';

export const handler = handle(
  estimateRoutes['GET /api/appointments/{confirmationNumber}/estimate'],
  estimateHolder,
  async ({ params, caller, now }) => reply(200, await showEstimate(params.confirmationNumber, caller, now)),
);
