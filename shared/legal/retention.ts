/**
 * How long the system keeps data about people. Both the code that writes a record and the privacy page read
 * its limit here, so the page stays true.
 */
export const retention = {
  lookupCodeHours: 2,
  lookupRecordHours: 3,
  lookupSessionMinutes: 30,
  tokenDaysAfterVisit: 30,
  /** Two years, one of which may be a leap year. */
  receiptLinkDays: 731,
  /** How far ahead the last day of a wait for an earlier time may be. */
  waitlistDays: 90,
  /** Messages aren't health records, so the law doesn't require us to keep them for five years. */
  messageDays: 365,
  /** Sent emails are kept so that staff can answer questions about them. */
  sentMailDays: 35,
  codeMailHours: 3,
  /** Addresses whose email we've stopped, each as a pseudonym. */
  suppressionDays: 365,
  /** Stripe resends an event for three days, or for thirty if an operator asks, so our record lasts longer. */
  stripeEventDays: 35,
  /** Details of a payment that never reached Stripe. */
  unfinishedPaymentDays: 7,
  closedNumberDays: 30,
  limitDays: 3,
  /** Each of these records says that a client has read the mail of an email address. */
  proofDays: 90,
  /** Six years, as HIPAA asks of such documentation; two of them may be leap years. */
  auditDays: 6 * 365 + 2,
  /** Good faith estimates, which the law counts among a patient's records: six years. */
  estimateDays: 6 * 365 + 2,
  /** An estimate's link works as long as a receipt's link. */
  estimateLinkDays: 731,
  logDays: 30,
  backupDays: 35,
} as const;

/** A limit in whole years, for texts: 731 days are `2 years`, because leap days don't add to it. */
export const inYears = (days: number) => `${Math.floor(days / 365)} years`;
