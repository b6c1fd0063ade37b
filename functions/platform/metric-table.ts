/** The audience of a dashboard. */
export type DashboardName = 'owner' | 'engineer';

/** The dashboard widgets that show our own metrics, and the dashboard that each is on. */
export const metricWidgets = {
  bookings: { dashboard: 'owner', title: 'Visits booked, moved and canceled' },
  fill: { dashboard: 'owner', title: 'Booked in the coming week, percent of each clinic’s slots' },
  firstOpening: { dashboard: 'owner', title: 'Hours until each clinic’s first opening' },
  revenue: { dashboard: 'owner', title: 'Paid by card, in dollars' },
  emails: { dashboard: 'owner', title: 'Emails' },
  money: { dashboard: 'owner', title: 'Payments that need someone' },
  questions: { dashboard: 'owner', title: 'Chat questions left to the front desk' },
  failures: { dashboard: 'engineer', title: 'Requests and services that failed' },
  stripe: { dashboard: 'engineer', title: 'Stripe' },
  running: { dashboard: 'engineer', title: 'Jobs that ran, and the canary' },
  outbox: { dashboard: 'engineer', title: 'Age of the oldest email that is due, in seconds' },
} as const satisfies Readonly<Record<string, { dashboard: DashboardName; title: string }>>;

/** The name of a widget that shows our own metrics. */
export type WidgetName = keyof typeof metricWidgets;

/** A metric that our functions write, in their stage's namespace. */
export interface MetricLine {
  widget: WidgetName;
  /** CloudWatch has no unit for cents or hours, so these are sent as None. */
  unit: 'Count' | 'Seconds' | 'Hours' | 'Percent' | 'Cents';
  /** Whether each clinic has its own value, with the dimension ClinicId. */
  perClinic?: true;
  /** What a value means. */
  meaning: string;
}

/** Every metric that our functions write. Alarms and dashboards can't watch any other. */
export const metricTable = {
  RequestFailed: {
    widget: 'failures',
    unit: 'Count',
    meaning: 'a request ended in an error that no code expected, and got a 500',
  },
  UpstreamFailed: {
    widget: 'failures',
    unit: 'Count',
    meaning: 'a request got a 502, because Stripe or the geocoder failed',
  },
  UpstreamRefused: {
    widget: 'failures',
    unit: 'Count',
    meaning: 'a request got a 502, because Stripe refused our request to it, or our key',
  },
  GeocodingFailed: {
    widget: 'failures',
    unit: 'Count',
    meaning: 'the geocoder did not answer, or answered nonsense',
  },
  SecretRefreshFailed: { widget: 'failures', unit: 'Count', meaning: 'a secret could not be read again' },
  TableFailed: {
    widget: 'failures',
    unit: 'Count',
    meaning: 'DynamoDB answered a call with a 5xx, which our retries usually hide',
  },
  CspViolated: {
    widget: 'failures',
    unit: 'Count',
    meaning: 'a browser reported a violation of our Content Security Policy',
  },

  AppointmentBooked: { widget: 'bookings', unit: 'Count', meaning: 'a patient booked a visit' },
  AppointmentRescheduled: { widget: 'bookings', unit: 'Count', meaning: 'a patient moved a visit' },
  AppointmentCanceled: { widget: 'bookings', unit: 'Count', meaning: 'a patient canceled a visit' },
  ClinicFill: {
    widget: 'fill',
    unit: 'Percent',
    perClinic: true,
    meaning:
      'how many of a clinic’s slots of the coming week are booked, every ten minutes, by queue-reminders',
  },
  HoursToFirstOpening: {
    widget: 'firstOpening',
    unit: 'Hours',
    perClinic: true,
    meaning: 'how far away a clinic’s first available slot is, every ten minutes, by queue-reminders',
  },
  BookingsExpected: {
    widget: 'running',
    unit: 'Count',
    meaning:
      'whether any clinic is open and any has a booking in the coming week: 1 or 0, every ten minutes, by queue-reminders',
  },
  CanaryPassed: {
    widget: 'running',
    unit: 'Count',
    meaning: 'whether the canary found no fault: 1 or 0, every five minutes',
  },
  CanaryFailed: {
    widget: 'running',
    unit: 'Count',
    meaning: 'whether the canary found a fault: 1 or 0, every five minutes',
  },

  MailScheduleRan: { widget: 'running', unit: 'Count', meaning: 'the schedule started send-mail' },
  ReminderScheduleRan: { widget: 'running', unit: 'Count', meaning: 'the schedule started queue-reminders' },
  SettlementScheduleRan: {
    widget: 'running',
    unit: 'Count',
    meaning: 'the schedule started settle-payments',
  },
  ReconcileScheduleRan: { widget: 'running', unit: 'Count', meaning: 'the schedule started reconcile' },

  MailSent: { widget: 'emails', unit: 'Count', meaning: 'an email was sent' },
  MailFailed: {
    widget: 'emails',
    unit: 'Count',
    meaning: 'sending an email failed, and will be tried again',
  },
  MailRefused: {
    widget: 'emails',
    unit: 'Count',
    meaning: 'SES refused an email, most likely for its address: counted once, though it is tried again',
  },
  MailHeld: {
    widget: 'emails',
    unit: 'Count',
    meaning:
      'an email had to wait: a receipt beyond those of its recipient’s day, or a confirmation while too much email comes back',
  },
  MailAbandoned: { widget: 'emails', unit: 'Count', meaning: 'an email was given up' },
  MailBounced: { widget: 'emails', unit: 'Count', meaning: 'an email to a patient came back' },
  MailComplained: { widget: 'emails', unit: 'Count', meaning: 'a patient reported our email as spam' },
  MailUndeliverable: {
    widget: 'emails',
    unit: 'Count',
    meaning: 'an email was not sent, because email to its recipient is stopped',
  },
  ClinicInboxRefused: {
    widget: 'emails',
    unit: 'Count',
    meaning: 'an email to the clinics’ own inbox came back, or was reported as spam',
  },
  OutboxAge: {
    widget: 'outbox',
    unit: 'Seconds',
    meaning: 'how long the longest waiting email that is due has been due, every minute',
  },

  FrontDeskAsked: {
    widget: 'questions',
    unit: 'Count',
    meaning:
      'the chat left a question to the front desk; the log line names its subject, and not what was typed',
  },

  PaidCents: { widget: 'revenue', unit: 'Cents', meaning: 'a card payment succeeded, by its amount' },
  PaymentMismatched: {
    widget: 'money',
    unit: 'Count',
    meaning: 'a payment at Stripe is not what we asked for',
  },
  DeletedPaymentPaid: {
    widget: 'money',
    unit: 'Count',
    meaning: 'a payment succeeded after its record was deleted',
  },
  PaymentDisputed: { widget: 'money', unit: 'Count', meaning: 'a cardholder opened a dispute' },
  RefundFailed: { widget: 'money', unit: 'Count', meaning: 'a bank sent a refund back' },
  OtherSale: {
    widget: 'money',
    unit: 'Count',
    meaning: 'our Stripe account sold something that is not ours',
  },
  ReconciliationDiffers: { widget: 'money', unit: 'Count', meaning: 'reconciliation found a new difference' },
  SettlementFailed: { widget: 'money', unit: 'Count', meaning: 'a job could not settle a payment' },
  StripeRequestFailed: {
    widget: 'stripe',
    unit: 'Count',
    meaning: 'Stripe failed or did not answer, after every retry',
  },
  StripeKeysMismatched: {
    widget: 'stripe',
    unit: 'Count',
    meaning: 'one of the two Stripe keys is live and the other is not',
  },
  WebhookRefused: {
    widget: 'stripe',
    unit: 'Count',
    meaning: 'whether an event with a signature was refused: 1 or 0',
  },
  WebhookSilent: {
    widget: 'stripe',
    unit: 'Count',
    meaning: 'no event of Stripe’s has arrived, although payments were made',
  },
} as const satisfies Readonly<Record<string, MetricLine>>;

type MetricTable = typeof metricTable;

/** The name of a metric that our functions write. */
export type MetricName = keyof MetricTable;

/** The name of a metric with a value for each clinic. */
export type ClinicMetricName = {
  [Name in MetricName]: MetricTable[Name] extends { perClinic: true } ? Name : never;
}[MetricName];

/** The name of a metric with one value for the whole stage. */
export type StageMetricName = Exclude<MetricName, ClinicMetricName>;

/** The unit of a metric, as CloudWatch names it. */
export function unitOf(name: MetricName): 'Count' | 'Seconds' | 'Percent' | 'None' {
  const { unit }: MetricLine = metricTable[name];
  return unit === 'Hours' || unit === 'Cents' ? 'None' : unit;
}
