import type { RouteId } from '#shared/api/routes.ts';
import { appointmentAccess } from './appointment-access.ts';
import { closureAccess } from './closure-access.ts';
import type { Access } from './grant-terms.ts';
import { paymentAccess } from './payment-access.ts';
import { siteAccess } from './site-access.ts';

/** What each route's function may access. A route without an entry doesn't compile. */
export const access: { [Id in RouteId]: Access<Id> } = {
  ...siteAccess,
  ...appointmentAccess,
  ...paymentAccess,
  ...closureAccess,
};
