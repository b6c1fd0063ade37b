/**
 * How long the system keeps data about people. The code that writes each record takes its limit from here, and so
 * does the privacy page, so what patients read stays true.
 */
export const retention = {
  lookupCodeHours: 2,
  lookupRecordHours: 3,
  lookupSessionMinutes: 30,
  tokenDaysAfterVisit: 30,
  /** Two years, one of which may be a leap year. */
  receiptLinkDays: 731,
  /** Messages are not medical records. */
  messageDays: 365,
  /** Sent emails are kept so that staff can answer questions about them. */
  sentMailDays: 35,
  codeMailHours: 3,
  /** Addresses that we've stopped emailing, each as a pseudonym. */
  suppressionDays: 365,
  /** Stripe resends an event for three days, and for thirty if an operator asks. */
  stripeEventDays: 35,
  /** Details of a payment that never started at Stripe. */
  unfinishedPaymentDays: 7,
  closedNumberDays: 30,
  limitDays: 3,
  /** Email addresses whose mail a client has read. */
  proofDays: 90,
  logDays: 30,
  backupDays: 35,
} as const;
