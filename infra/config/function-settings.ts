import type { RouteId } from '#shared/api/routes.ts';
import type { JobName } from './job-access.ts';

/**
 * A function's memory in MB, by what it loads. CPU grows with memory, and a cold start is bound by CPU: no function needs
 * half of this to work.
 */
export const memoryMb = {
  /** Neither the AWS SDK nor Stripe's package, so it starts at once with any CPU. */
  light: 512,
  /** Over half a core to load the AWS SDK, for $0.40 per million calls of 30 ms. */
  database: 1024,
  /** A whole core: Stripe's package takes longest to load, while a patient waits with a card in hand. */
  stripe: 1769,
} as const;

export type MemoryClass = keyof typeof memoryMb;

/** Requests a second, and how many may come at once, to one route from all its callers together. */
export interface Throttle {
  rate: number;
  burst: number;
}

/**
 * What a route takes before API Gateway answers 429. Clients have limits of their own (limits.ts); these keep one flooded
 * route from taking the functions of all others. An account runs 1,000 functions at a time: with every route at its full
 * rate, and the largest burst on top, a tenth is left for jobs (tested).
 */
export const throttles = {
  /** What a screen asks for when it opens, or repeats while it is open. */
  screen: { rate: 50, burst: 100 },
  /** What a visitor does a few times in a visit. */
  action: { rate: 20, burst: 40 },
  /** A new month's first slots, which many want in the same second: each gets a yes or a no, and no one a 429. */
  booking: { rate: 100, burst: 500 },
  /** Stripe's events, which come in bunches after an outage. It repeats those that are refused. */
  events: { rate: 50, burst: 100 },
  /** The managers of ten clinics, whose dashboards refresh every 30 seconds. */
  dashboard: { rate: 10, burst: 20 },
} as const satisfies Record<string, Throttle>;

export interface RouteSettings {
  memory: MemoryClass;
  throttle: keyof typeof throttles;
  /**
   * Concurrency that no other function can take, as much as its burst. Only on a stage that reserves concurrency
   * (`reserveConcurrency` in infra/stages): a new account runs ten functions at a time and has none to reserve.
   */
  isReserved?: true;
}

const screen = { memory: 'database', throttle: 'screen' } as const;
const lightScreen = { memory: 'light', throttle: 'screen' } as const;
const action = { memory: 'database', throttle: 'action' } as const;
const card = { memory: 'stripe', throttle: 'action' } as const;
const dashboard = { memory: 'database', throttle: 'dashboard' } as const;
const dashboardWithStripe = { memory: 'stripe', throttle: 'dashboard' } as const;

/** The settings of each route's function. A route without a line doesn't compile. Timeouts are derived: timeouts.ts. */
export const routeSettings: Readonly<Record<RouteId, RouteSettings>> = {
  'GET /api/health': lightScreen,
  'GET /api/services': lightScreen,
  'GET /api/availability': screen,
  'GET /api/openings': screen,
  'GET /api/geocode': screen,
  'POST /api/chatbot': screen,
  'POST /api/csp-reports': action,
  'POST /api/appoinment/add': action,
  'POST /api/consultations': action,
  'GET /api/audit': dashboard,

  // What the clinics live on: a flood elsewhere must not end it.
  'POST /api/appointments': { memory: 'database', throttle: 'booking', isReserved: true },
  'POST /api/appointments/{confirmationNumber}/outcome': screen,
  'GET /api/appointments/mine': screen,
  'GET /api/appointments/{confirmationNumber}': screen,
  'POST /api/appointments/lookup': action,
  'POST /api/appointments/lookup/verify': action,
  'DELETE /api/appointments/lookup': action,
  'POST /api/appointments/{confirmationNumber}/cancel': action,
  'POST /api/appointments/{confirmationNumber}/reschedule': action,
  'POST /api/appointments/{confirmationNumber}/email': action,
  'POST /api/appointments/{confirmationNumber}/not-mine': action,
  'GET /api/appointments': dashboard,
  'POST /api/admin/appointments/search': dashboard,
  'GET /api/appointments/stats': dashboard,
  'GET /api/admin/appointments/{confirmationNumber}': dashboard,
  'POST /api/admin/appointments/{confirmationNumber}/allow-email': dashboard,
  'PUT /api/appointments/{confirmationNumber}/status': dashboard,
  'DELETE /api/appointments/{confirmationNumber}': dashboard,

  'POST /api/payments/create-payment-intent': card,
  'POST /api/payments/confirm-payment': card,
  'POST /api/payments': action,
  'GET /api/payments/payment-status/{id}': screen,
  'POST /api/payments/{id}/receipt': action,
  'GET /api/payments/{id}/receipt': screen,
  'GET /api/payments/list': dashboard,
  'POST /api/payments/search': dashboard,
  'GET /api/payments/stats': dashboard,
  'GET /api/payments/worklist': dashboard,
  'POST /api/payments/{id}/handled': dashboard,
  'POST /api/admin/payments': dashboard,
  'GET /api/payments/{id}': dashboard,
  'PUT /api/payments/{id}/status': dashboardWithStripe,
  'DELETE /api/payments/{id}': dashboardWithStripe,
  'POST /api/payments/{id}/refund': dashboardWithStripe,
  'GET /api/reconciliation': dashboard,
  'POST /api/reconciliation': dashboard,
  'POST /api/reconciliation/handled': dashboard,
  // Money that was paid must be recorded even during a flood.
  'POST /api/stripe/webhook': { memory: 'stripe', throttle: 'events', isReserved: true },

  'GET /api/closures': dashboard,
  'POST /api/closures': dashboard,
  'GET /api/closures/{id}': dashboard,
  'DELETE /api/closures/{id}': dashboard,
  'POST /api/closures/{id}/notify': dashboard,
};

export interface JobSettings {
  memory: MemoryClass;
  /** For a job that works through many records; otherwise derived, like a route's. */
  timeoutSeconds?: number;
}

/** The settings of each job's function. */
export const jobSettings: Readonly<Record<JobName, JobSettings>> = {
  // New mails don't wait for the schedule: the outbox's stream starts the job. A run sends for almost a minute, and then
  // has as long as one mail can take.
  'send-mail': { memory: 'database', timeoutSeconds: 110 },
  'record-feedback': { memory: 'database' },
  'queue-reminders': { memory: 'database', timeoutSeconds: 60 },
  'settle-payments': { memory: 'stripe', timeoutSeconds: 5 * 60 },
  canary: { memory: 'light' },
  // It stops two minutes before the end of its time, and the next run goes on from there.
  reconcile: { memory: 'stripe', timeoutSeconds: 12 * 60 },
};

/** A job that a schedule starts. The others are started by events alone. */
export type ScheduledJobName = Exclude<JobName, 'record-feedback'>;

/** The pause of each schedule, in minutes. A run begins nothing new once the next one begins. */
export const everyMinutes: Readonly<Record<ScheduledJobName, number>> = {
  'send-mail': 1,
  'queue-reminders': 10,
  'settle-payments': 5,
  canary: 5,
  reconcile: 15,
};
