import { retention } from '#shared/legal/retention.ts';

/** A row of the privacy page about what the clinics' system keeps. */
interface ServerRecord {
  name: string;
  holds: string;
  kept: string;
  /** The tables of `infra/config/tables.ts` that hold it. A test looks for each of them. */
  tables: readonly string[];
}

export const serverRecords: readonly ServerRecord[] = [
  {
    name: 'Your visits',
    holds:
      'Name, date of birth, email, insurance plan and member number, clinic, date and time, and whether the visit took place. Your phone number and the reason for your visit, if you give them. Also which device booked it, as a scrambled code.',
    kept: `We don’t delete these automatically. Nevada law requires us to keep health records for at least five years. When we delete a booking, we keep only its number and the date we deleted it. If a booking isn’t completed, its confirmation number is deleted after ${retention.closedNumberDays} days.`,
    tables: ['Appointments', 'Slots'],
  },
  {
    name: 'Your payments',
    holds:
      'Name, email, account number, what you paid for, the amount, any refund, and the brand and last four digits of your card. For lab tests, also your date of birth, your phone number, the order number, the clinic, and when your sample was taken. We never see or keep your full card number.',
    kept: `We don’t delete these automatically, because we need them for taxes and disputes. When we delete one, we remove your details and your lab order, and keep the amount. If a payment never starts, its details are deleted after ${retention.unfinishedPaymentDays} days.`,
    tables: ['Payments'],
  },
  {
    name: 'Our accounting records',
    holds: 'Payment numbers, amounts and dates, to check our records against our card processor’s. No names.',
    kept: 'We don’t delete these automatically.',
    tables: ['Books'],
  },
  {
    name: 'Notices from our card processor',
    holds: 'The number of each notice, so we don’t process it twice. No names or amounts.',
    kept: `${retention.stripeEventDays} days`,
    tables: ['StripeEvents'],
  },
  {
    name: 'Messages and virtual visit requests',
    holds: 'Name, email and preferred date. For messages, also your phone number and what you wrote.',
    kept: `${retention.messageDays} days. The copy in our clinics’ email inbox can stay longer.`,
    tables: ['Messages'],
  },
  {
    name: 'Emails we send you',
    holds:
      'Which email we need to send, and which visit, payment, lab order or message it’s about. Your address is filled in when the email is sent. For an email with a code, we also keep your address, encrypted.',
    kept: `${retention.sentMailDays} days after sending. Emails with a code are deleted once they’re sent, or after ${retention.codeMailHours} hours.`,
    tables: ['Outbox'],
  },
  {
    name: 'Email addresses we’ve stopped emailing',
    holds:
      'A scrambled form of the address, and whether our email came back or someone reported it as spam. Staff can lift the stop after talking to you.',
    kept: `${retention.suppressionDays} days after the last email came back`,
    tables: ['Suppressions'],
  },
  {
    name: 'Codes to look up your visits',
    holds:
      'A scrambled form of your email address and, if any visits are booked with it, the address itself, encrypted. The six-digit code isn’t stored.',
    kept: `The code works for ${retention.lookupCodeHours} hours. The record is deleted after ${retention.lookupRecordHours} hours.`,
    tables: ['LookupCodes'],
  },
  {
    name: 'An open list of your visits',
    holds: 'A random number while the list is open on your screen. Nothing about you.',
    kept: `${retention.lookupSessionMinutes} minutes, or until you choose “Done on this device”`,
    tables: ['LookupSessions'],
  },
  {
    name: 'Protection against misuse',
    holds:
      'How often a device or an email address has used the site, which visits it booked, and which payments it didn’t finish. Also which email addresses were confirmed on a device, because someone there read our email. IP and email addresses are stored only as scrambled codes.',
    kept: `Most of it: ${retention.limitDays} days. Email addresses confirmed on a device: ${retention.proofDays} days. Visits nobody has confirmed by opening our email, with what else that device booked: until the last of these visits.`,
    tables: ['Limits'],
  },
  {
    name: 'Record of changes',
    holds:
      'Who changed which booking or payment and when: numbers, status, amounts, and the reason staff entered. The system doesn’t add patient names.',
    kept: 'We don’t delete these automatically, so we can always tell who changed what.',
    tables: ['Audit'],
  },
];

/** Tables that hold nothing about people. */
export const tablesWithoutPeople = {
  Closures: 'Days and hours when a clinic is closed.',
  Stats: 'Totals, such as the number of visits in a month.',
  OtherSales: 'Sales of other products that use our card processor: their numbers, days and amounts.',
  Geocodes: 'Where ZIP codes are, with nothing to show who looked them up.',
} as const;

/** A row of the privacy page about what the site keeps in a visitor's browser. */
interface BrowserRecord {
  name: string;
  holds: string;
  kept: string;
  /** The keys of `web/src/lib/storage/registry.ts` that hold it. A test looks for each of them, and for its time limit. */
  keys: readonly string[];
}

export const browserRecords: readonly BrowserRecord[] = [
  {
    name: 'Visits booked on this device',
    holds: 'Their confirmation numbers, and a key that opens each of them.',
    kept: `Until you choose “Forget on this device.” A key stops working ${retention.tokenDaysAfterVisit} days after the visit.`,
    keys: ['appointments'],
  },
  {
    name: 'An interrupted booking',
    holds: 'Its confirmation number and time, so you don’t book twice. Nothing you typed.',
    kept: '30 minutes, or until you close the tab',
    keys: ['bookingDraft'],
  },
  {
    name: 'Looking up your visits',
    holds: 'Your email address and a temporary key that opens your visits.',
    kept: `${retention.lookupSessionMinutes} minutes, or until you close the tab`,
    keys: ['lookup'],
  },
  {
    name: 'A code you’ve asked for',
    holds: 'Your email address and the number of your request.',
    kept: `${retention.lookupCodeHours} hours, or until you enter the code or close the tab`,
    keys: ['lookupRequest'],
  },
  {
    name: 'Your cart',
    holds: 'The lab tests in it, and which of them you may have already paid for.',
    kept: 'Until you pay for them or remove them',
    keys: ['cartItems', 'pendingPurchases'],
  },
  {
    name: 'A payment in progress',
    holds:
      'Random numbers, times and a scrambled code for what you’re paying for, so your card can’t be charged twice. No card details.',
    kept: 'Until the payment is complete, or 24 hours at most',
    keys: ['paymentAttempt lab-test-cart', 'paymentAttempt bill-pay'],
  },
  {
    name: 'An unpaid bill',
    holds: 'Name, email and amount. Not your account number.',
    kept: '30 minutes, or until you close the tab',
    keys: ['billPayDraft'],
  },
  {
    name: 'An unsent message',
    holds: 'Name, email, phone number and date. Not your message.',
    kept: '30 minutes, or until you close the tab',
    keys: ['contactDraft'],
  },
  {
    name: 'The last receipt you opened',
    holds: 'The payment number and a key that opens the receipt.',
    kept: '30 minutes, or until you close the tab',
    keys: ['receiptLink'],
  },
  {
    name: 'Your star rating',
    holds: 'The number of stars you chose.',
    kept: 'Until you choose “Forget on this device”',
    keys: ['starRating'],
  },
  {
    name: 'Your path through the site',
    holds:
      'How you got to a page, so “Back” takes you to the right place. Also the confirmation number of a second visit, if you booked two together.',
    kept: 'Until you close the tab',
    keys: ['history state'],
  },
];

/** What else the site keeps in a browser. None of it is about the visitor. */
export const browserRecordsWithoutPeople = {
  locationsData: 'Our clinics and their hours.',
  forgotten: 'When you last chose “Forget on this device” (kept for up to 24 hours).',
  screenReloadedAt: 'Whether a page had to be reloaded.',
  dashboardPlace: 'For our staff: where to return after signing in.',
  dashboardNotice: 'For our staff: why they were signed out.',
  'oidc.': 'For our staff: a sign-in in progress.',
  cache: 'This site’s files, so it works without a connection.',
  database: 'When those files were last used.',
} as const;
