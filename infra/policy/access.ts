import type { RouteId } from '#shared/api/routes.ts';
import { appointmentAccess } from './access/appointment-access.ts';
import { closureAccess } from './access/closure-access.ts';
import { paymentAccess } from './access/payment-access.ts';
import { siteAccess } from './access/site-access.ts';
import type { Access } from './grant-terms.ts';

/** What each route's function may touch. The compiler refuses a route without a line. */
export const access: { [Id in RouteId]: Access<Id> } = {
  ...siteAccess,
  ...appointmentAccess,
  ...paymentAccess,
  ...closureAccess,
};
