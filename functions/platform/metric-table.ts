/** The audience of a dashboard. */
export type DashboardName = 'owner' | 'engineer';

/** A dashboard's widget, and the metrics that it shows. */
export interface MetricWidget {
  dashboard: DashboardName;
  title: string;
  unit: 'Count' | 'Seconds' | 'Hours' | 'Percent' | 'Cents';
  /** Whether each clinic has its own value, with the dimension ClinicId. */
  perClinic?: true;
  /** What a value of each metric means. */
  metrics: Readonly<Record<string, string>>;
}

/**
 * Every metric that our functions write, in their stage's namespace, by the widget that shows it. Alarms and dashboards
 * can't watch any other metric. Functions import only types from here, so that no function carries these texts.
 */
const table = [
  {
    dashboard: 'owner',
    title: 'Visits booked, moved and canceled',
    unit: 'Count',
    metrics: {
      AppointmentBooked: 'a patient booked a visit',
      AppointmentRescheduled: 'a patient moved a visit',
      AppointmentCanceled: 'a patient canceled a visit',
    },
  },
  {
    dashboard: 'owner',
    title: 'Booked in the coming week, percent of each clinic’s slots',
    unit: 'Percent',
    perClinic: true,
    metrics: {
      ClinicFill:
        'how many of a clinic’s slots of the coming week are booked, every ten minutes, by queue-reminders',
    },
  },
  {
    dashboard: 'owner',
    title: 'Hours until each clinic’s first opening',
    unit: 'Hours',
    perClinic: true,
    metrics: {
      HoursToFirstOpening:
        'how far away a clinic’s first available slot is, every ten minutes, by queue-reminders',
    },
  },
  {
    dashboard: 'owner',
    title: 'Paid by card, in dollars',
    unit: 'Cents',
    metrics: {
      PaidCents: 'a card payment succeeded, by its amount',
    },
  },
  {
    dashboard: 'owner',
    title: 'Emails',
    unit: 'Count',
    metrics: {
      MailSent: 'an email was sent',
      MailFailed: 'sending an email failed, and will be tried again',
      MailRefused:
        'SES refused an email, most likely for its address: counted once, though it is tried again',
      MailHeld:
        'an email had to wait: a receipt beyond those of its recipient’s day, or a confirmation while too much email comes back',
      MailAbandoned: 'an email was given up',
      MailBounced: 'an email to a patient came back',
      MailComplained: 'a patient reported our email as spam',
      MailUndeliverable: 'an email was not sent, because email to its recipient is stopped',
      ClinicInboxRefused: 'an email to the clinics’ own inbox came back, or was reported as spam',
    },
  },
  {
    dashboard: 'owner',
    title: 'Payments that need someone',
    unit: 'Count',
    metrics: {
      PaymentMismatched: 'a payment at Stripe is not what we asked for',
      DeletedPaymentPaid: 'a payment succeeded after its record was deleted',
      PaymentDisputed: 'a cardholder opened a dispute',
      RefundFailed: 'a bank sent a refund back',
      OtherSale: 'our Stripe account sold something that is not ours',
      ReconciliationDiffers: 'reconciliation found a new difference',
      SettlementFailed: 'a job could not settle a payment',
    },
  },
  {
    dashboard: 'owner',
    title: 'Cost estimates that are overdue',
    unit: 'Count',
    metrics: {
      EstimatesOverdue: 'how many estimates are overdue, every ten minutes, by queue-reminders',
    },
  },
  {
    dashboard: 'owner',
    title: 'Chat questions left to the front desk',
    unit: 'Count',
    metrics: {
      FrontDeskAsked:
        'the chat left a question to the front desk; the log line names its subject, and not what was typed',
    },
  },
  {
    dashboard: 'engineer',
    title: 'Requests and services that failed',
    unit: 'Count',
    metrics: {
      RequestFailed: 'a request ended in an error that no code expected, and got a 500',
      UpstreamFailed: 'a request got a 502, because Stripe or the geocoder failed',
      UpstreamRefused: 'a request got a 502, because Stripe refused our request to it, or our key',
      GeocodingFailed: 'the geocoder did not answer, or answered nonsense',
      SecretRefreshFailed: 'a secret could not be read again',
      TableFailed: 'DynamoDB answered a call with a 5xx, which our retries usually hide',
      CspViolated: 'a browser reported a violation of our Content Security Policy',
    },
  },
  {
    dashboard: 'engineer',
    title: 'Stripe',
    unit: 'Count',
    metrics: {
      StripeRequestFailed: 'Stripe failed or did not answer, after every retry',
      StripeKeysMismatched: 'one of the two Stripe keys is live and the other is not',
      WebhookRefused: 'whether an event with a signature was refused: 1 or 0',
      WebhookSilent: 'no event of Stripe’s has arrived, although payments were made',
    },
  },
  {
    dashboard: 'engineer',
    title: 'Jobs that ran, and the canary',
    unit: 'Count',
    metrics: {
      BookingsExpected:
        'whether any clinic is open and any has a booking in the coming week: 1 or 0, every ten minutes, by queue-reminders',
      CanaryPassed: 'whether the canary found no fault: 1 or 0, every five minutes',
      CanaryFailed: 'whether the canary found a fault: 1 or 0, every five minutes',
      MailScheduleRan: 'the schedule started send-mail',
      ReminderScheduleRan: 'the schedule started queue-reminders',
      SettlementScheduleRan: 'the schedule started settle-payments',
      ReconcileScheduleRan: 'the schedule started reconcile',
    },
  },
  {
    dashboard: 'engineer',
    title: 'Age of the oldest email that is due, in seconds',
    unit: 'Seconds',
    metrics: {
      OutboxAge: 'how long the longest waiting email that is due has been due, every minute',
    },
  },
] as const satisfies readonly MetricWidget[];

/** The widgets, typed without the names of their metrics. */
export const metricWidgets: readonly MetricWidget[] = table;

type Widgets = (typeof table)[number];
type NamesIn<Widget> = Widget extends { metrics: infer Metrics } ? keyof Metrics & string : never;

/** The name of a metric that our functions write. */
export type MetricName = NamesIn<Widgets>;

/** The name of a metric with a value for each clinic. */
export type ClinicMetricName = NamesIn<Extract<Widgets, { perClinic: true }>>;

/** The name of a metric with one value for the whole stage. */
export type StageMetricName = Exclude<MetricName, ClinicMetricName>;

/** The meaning of each metric. */
export const metricMeanings: Readonly<Record<string, string>> = Object.assign(
  {},
  ...metricWidgets.map(({ metrics }) => metrics),
);

/** CloudWatch's names of our units. It has none for cents or hours. */
interface CloudWatchUnits {
  Seconds: 'Seconds';
  Percent: 'Percent';
  Hours: 'None';
  Cents: 'None';
}

/** Every metric that isn't a count, with its unit in CloudWatch. */
export type MetricUnits = {
  [Widget in Exclude<Widgets, { unit: 'Count' }> as NamesIn<Widget>]: CloudWatchUnits[Widget['unit']];
};
