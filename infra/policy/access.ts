import type { RouteId } from '#shared/api/routes.ts';
import { appointmentAccess } from './appointment-access.ts';
import { closureAccess } from './closure-access.ts';
import type { Access } from './grant-terms.ts';
import { paymentAccess } from './payment-access.ts';
import { siteAccess } from './site-access.ts';

/** What each route's function may touch. The compiler refuses a route without a line. */
export const access: { [Id in RouteId]: Access<Id> } = {
  ...siteAccess,
  ...appointmentAccess,
  ...paymentAccess,
  ...closureAccess,
};
