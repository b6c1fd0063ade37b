import { locateZip } from '#functions/geocoding/locate-zip.ts';
import { anyone } from '#functions/platform/http/caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { findZipCode } from '#shared/clinics/find-zip-code.ts';
import { geocodeRoutes } from '#shared/clinics/geocode-routes.ts';

export const handler = handle(geocodeRoutes['GET /api/geocode'], anyone, async ({ query }) => {
  const place = findZipCode(query.postalcode) ?? (await locateZip(query.postalcode));
  return reply(
    200,
    [place].filter((found) => found !== undefined),
  );
});
