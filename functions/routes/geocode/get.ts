import { anyone } from '#functions/core/caller.ts';
import { handle, reply } from '#functions/core/handle.ts';
import { locateZip } from '#functions/core/locate-zip.ts';
import { findZipCode } from '#shared/clinics/find-zip-code.ts';
import { geocodeRoutes } from '#shared/clinics/geocode-routes.ts';

export const handler = handle(geocodeRoutes['GET /api/geocode'], anyone, async ({ query }) => {
  const place = findZipCode(query.postalcode) ?? (await locateZip(query.postalcode));
  return reply(
    200,
    [place].filter((found) => found !== undefined),
  );
});
