/** A metric that our functions write, in the namespace of their stage. */
export interface MetricLine {
  unit: 'Count' | 'Seconds';
  /** What one value tells. */
  meaning: string;
}

/** Every metric that our functions write: alarms and dashboards may watch no other. */
export const metricTable = {
  RequestFailed: {
    unit: 'Count',
    meaning: 'a request ended in an error that no code expected, and got a 500',
  },
  UpstreamFailed: { unit: 'Count', meaning: 'a request got a 502, because Stripe or the geocoder failed' },
  UpstreamRefused: {
    unit: 'Count',
    meaning: 'a request got a 502, because Stripe called our request to it wrong',
  },
  GeocodingFailed: { unit: 'Count', meaning: 'the geocoder did not answer, or answered nonsense' },
  SecretRefreshFailed: { unit: 'Count', meaning: 'a secret could not be read again' },
  CspViolated: { unit: 'Count', meaning: 'a browser reported a violation of our Content Security Policy' },

  AppointmentBooked: { unit: 'Count', meaning: 'a patient booked a visit' },
  ClinicsOpen: { unit: 'Count', meaning: 'whether any clinic is open: 1 or 0, every ten minutes' },
  CanaryPassed: { unit: 'Count', meaning: 'whether the canary found no fault: 1 or 0, every five minutes' },
  CanaryFailed: { unit: 'Count', meaning: 'whether the canary found a fault: 1 or 0, every five minutes' },

  MailScheduleRan: { unit: 'Count', meaning: 'the schedule started send-mail' },
  ReminderScheduleRan: { unit: 'Count', meaning: 'the schedule started queue-reminders' },
  SettlementScheduleRan: { unit: 'Count', meaning: 'the schedule started settle-payments' },
  BooksScheduleRan: { unit: 'Count', meaning: 'the schedule started reconcile' },

  MailFailed: { unit: 'Count', meaning: 'an email could not be sent, and will be tried again' },
  MailAbandoned: { unit: 'Count', meaning: 'an email was given up' },
  OutboxAge: {
    unit: 'Seconds',
    meaning: 'how long the longest waiting email that is due has been due, every minute',
  },

  PaymentMismatched: { unit: 'Count', meaning: 'a payment at Stripe is not what we asked for' },
  DeletedPaymentPaid: { unit: 'Count', meaning: 'a payment succeeded after its record was deleted' },
  PaymentDisputed: { unit: 'Count', meaning: 'a cardholder opened a dispute' },
  RefundFailed: { unit: 'Count', meaning: 'a bank sent a refund back' },
  OtherSale: { unit: 'Count', meaning: 'our Stripe account sold something that is not ours' },
  BooksDiffer: { unit: 'Count', meaning: 'the check of the books found a new difference' },
  SettlementFailed: { unit: 'Count', meaning: 'a job could not settle a payment' },
  StripeRequestFailed: { unit: 'Count', meaning: 'Stripe failed or did not answer, after every retry' },
  StripeKeysMismatched: { unit: 'Count', meaning: 'one of the two Stripe keys is live and the other is not' },
  WebhookRefused: { unit: 'Count', meaning: 'whether an event with a signature was refused: 1 or 0' },
  WebhookSilent: { unit: 'Count', meaning: 'no event of Stripe’s has arrived, although payments were made' },
} as const satisfies Readonly<Record<string, MetricLine>>;

/** The name of a metric that our functions write. */
export type MetricName = keyof typeof metricTable;

/** The unit of a metric, as CloudWatch names it. */
export function unitOf(name: MetricName): MetricLine['unit'] {
  return metricTable[name].unit;
}
