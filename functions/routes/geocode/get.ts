import { locateZip } from '#functions/geocoding/locate-zip.ts';
import { clientOf } from '#functions/platform/http/client-of.ts';
import { anyone, handle, reply } from '#functions/platform/http/handle.ts';
import { findZipCode } from '#shared/clinics/find-zip-code.ts';
import { geocodeRoutes } from '#shared/clinics/geocode-routes.ts';

export const handler = handle(geocodeRoutes['GET /api/geocode'], anyone, async ({ query, event }) => {
  const { postalcode } = query;
  const place = findZipCode(postalcode) ?? (await locateZip(postalcode, await clientOf(event)));
  return reply(
    200,
    [place].filter((found) => found !== undefined),
  );
});
