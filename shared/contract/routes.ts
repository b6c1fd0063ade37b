import type { RouteContract } from '#shared/api/route.ts';
import { adminAppointmentRoutes } from '#shared/appointments/admin-routes.ts';
import { deskRoutes } from '#shared/appointments/desk-routes.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';
import { auditRoutes } from '#shared/audit/routes.ts';
import { availabilityRoutes } from '#shared/availability/routes.ts';
import { chatbotRoutes } from '#shared/chatbot/routes.ts';
import { geocodeRoutes } from '#shared/clinics/geocode-routes.ts';
import { closureRoutes } from '#shared/closures/routes.ts';
import { consultationRoutes } from '#shared/consultations/routes.ts';
import { contactRoutes } from '#shared/contact/routes.ts';
import { cspReportRoutes } from '#shared/csp-reports/routes.ts';
import { adminEstimateRoutes } from '#shared/estimates/admin-routes.ts';
import { estimateRoutes } from '#shared/estimates/routes.ts';
import { figureRoutes } from '#shared/figures/routes.ts';
import { healthRoutes } from '#shared/health/routes.ts';
import { labOrderRoutes } from '#shared/lab-orders/routes.ts';
import { messageRoutes } from '#shared/messages/routes.ts';
import { adminPaymentRoutes } from '#shared/payments/admin-routes.ts';
import { paymentRoutes } from '#shared/payments/routes.ts';
import { reconciliationRoutes } from '#shared/reconciliation/routes.ts';
import { serviceRoutes } from '#shared/services/routes.ts';
import { waitlistRoutes } from '#shared/waitlist/routes.ts';

/**
 * Every route of the API, collected from the domains. Handlers import their own domain's `routes.ts` instead,
 * so that a function doesn't build every domain's schemas when it starts.
 */
export const routes = {
  ...healthRoutes,
  ...availabilityRoutes,
  ...appointmentRoutes,
  ...adminAppointmentRoutes,
  ...deskRoutes,
  ...estimateRoutes,
  ...adminEstimateRoutes,
  ...serviceRoutes,
  ...geocodeRoutes,
  ...contactRoutes,
  ...consultationRoutes,
  ...messageRoutes,
  ...chatbotRoutes,
  ...paymentRoutes,
  ...adminPaymentRoutes,
  ...labOrderRoutes,
  ...reconciliationRoutes,
  ...figureRoutes,
  ...closureRoutes,
  ...waitlistRoutes,
  ...cspReportRoutes,
  ...auditRoutes,
} as const;

export type Routes = typeof routes;
export type RouteId = keyof Routes;

export const routeIds = Object.keys(routes) as RouteId[];

export function contractOf(id: RouteId): RouteContract {
  return routes[id];
}
