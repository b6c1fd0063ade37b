import { inYears, retention } from '#shared/legal/retention.ts';
import { entriesText } from './entries-text.ts';

/** A row of the privacy page. */
interface StoredRecord {
  name: string;
  holds: string;
  kept: string;
  /**
   * Tables of `infra/config/tables.ts` or keys of `web/src/lib/storage/registry.ts`. A test checks that the
   * page covers each of them.
   */
  places: readonly string[];
}

/** Parses records: `### name {places}`, then what the record contains, then how long we keep it. */
function recordsText(...template: Parameters<typeof entriesText>): StoredRecord[] {
  return entriesText(...template).map(({ title: name, detail, texts: [holds, kept, ...others] }) => {
    if (!detail || !holds || !kept || others.length > 0) throw new Error(`Incomplete: ${name}`);
    return { name, holds, kept, places: detail.split(', ') };
  });
}

/** The records in the clinics’ system. */
export const serverRecords = recordsText`
### Your visits {Appointments, Slots, SearchKeys}

Name, date of birth, email, insurance plan and member number, clinic, date and time, and whether the visit
took place and when you arrived. Your phone number and the reason for your visit, if you give them, and what staff
note about it or about a call to you. Also which device booked it, as a scrambled code. Your name, phone number and date of birth are also
stored as words by which staff find your visits.

We don’t delete these automatically. Nevada law requires us to keep health records for at least five years.
When we delete a booking, we keep only its number, the date we deleted it and its cost estimates. If a booking isn’t completed,
its confirmation number is deleted after ${retention.closedNumberDays} days.

### Cost estimates {Estimates}

Your name, date of birth, the clinic, date and time of your visit, what we expected it to cost, and a diagnosis code
if one was known.

${inYears(retention.estimateDays)}. Federal law requires us to keep them that long.

### Days and hours when a clinic is closed {Closures}

The reason, which staff enter, and the confirmation numbers and times of the visits that were booked then. No names.

We don’t delete these automatically.

### Your payments {Payments}

Name, email, account number, what you paid for, the amount, any refund, and the brand and last four digits of
your card. For lab tests, also your date of birth, your phone number, the order number, the clinic, and when
your sample was taken. We never see or keep your full card number.

We don’t delete these automatically, because we need them for taxes and disputes. When we delete one, we
remove your details and your lab order, and keep the amount. If a payment never starts, its details are
deleted after ${retention.unfinishedPaymentDays} days.

### Our accounting records {Reconciliation}

Payment numbers, amounts and dates, to check our records against our card processor’s. No names.

We don’t delete these automatically.

### Notices from our card processor {StripeEvents}

The number of each notice, so we don’t process it twice. No names or amounts.

${retention.stripeEventDays} days

### Messages and virtual visit requests {Messages}

Name, email, preferred date, and when our staff marked it as done. For messages, also your phone number and what
you wrote.

${retention.messageDays} days. The copy in our clinics’ email inbox can stay longer.

### The waiting list for earlier times {Waitlist}

Your email address, the clinics, the last day you chose, and the visit that an earlier time would replace, if any.
Until you confirm your address, also which device asked, as a scrambled code.

Until the day after the last day you chose, which is at most ${retention.waitlistDays} days ahead. If you ask us to
stop, we delete your address right away.

### Emails we send you {Outbox}

Which email we need to send, and which visit, payment, lab order, message or
earlier time it’s about. Your address is filled
in when the email is sent. For an email with a code, we also keep your address, encrypted.

${retention.sentMailDays} days after sending. Emails with a code are deleted once they’re sent, or after
${retention.codeMailHours} hours.

### Email addresses we’ve stopped emailing {Suppressions}

A scrambled form of the address, and whether our email came back or someone reported it as spam. Staff can
lift the stop after talking to you.

${retention.suppressionDays} days after the last email came back

### Codes to look up your visits {LookupCodes}

A scrambled form of your email address and, if any visits are booked with it, the address itself, encrypted.
The six-digit code isn’t stored.

The code works for ${retention.lookupCodeHours} hours. The record is deleted after
${retention.lookupRecordHours} hours.

### An open list of your visits {LookupSessions}

A random number while the list is open on your screen. Nothing about you.

${retention.lookupSessionMinutes} minutes, or until you choose “Sign out”

### Protection against misuse {Limits}

How often a device or an email address has used the site, which visits it booked, and which payments it didn’t
finish. Also which email addresses were confirmed on a device, because someone there read our email. IP and
email addresses are stored only as scrambled codes.

Most of it: ${retention.limitDays} days. Email addresses confirmed on a device: ${retention.proofDays} days.
Visits nobody has confirmed by opening our email, with what else that device booked: until the last of these
visits.

### Record of changes and views {Audit}

Who changed or looked at which booking, payment, lab order or message, and when: numbers, status, amounts, and the
reason staff entered. The system doesn’t add patient names.

${inYears(retention.auditDays)}, so we can tell who has seen or changed your information.
`;

/** Tables that hold nothing about people. */
export const tablesWithoutPeople = {
  Stats: 'Totals, such as the number of visits in a month.',
  OtherSales: 'Sales of other products that use our card processor: their numbers, days and amounts.',
  Geocodes: 'Where ZIP codes are, with nothing to show who looked them up.',
} as const;

/** The records in a visitor’s browser. A test also checks each key’s time limit. */
export const browserRecords = recordsText`
### Visits booked on this device {appointments}

Their confirmation numbers, and a key that opens each of them.

Until you choose “Clear my information on this device.” A key stops working ${retention.tokenDaysAfterVisit} days after the
visit.

### An interrupted booking {bookingDraft}

Its confirmation number and time, so you don’t book twice. Nothing you typed.

30 minutes, or until you close the tab

### Looking up your visits {lookup}

Your email address and a temporary key that opens your visits.

${retention.lookupSessionMinutes} minutes, or until you close the tab

### A code you’ve asked for {lookupRequest}

Your email address and the number of your request.

${retention.lookupCodeHours} hours, or until you enter the code or close the tab

### Your cart {cartItems, pendingPurchases}

The lab tests in it, and which of them you may have already paid for.

Until you pay for them or remove them

### A payment in progress {paymentAttempt lab-test-cart, paymentAttempt bill-pay}

Random numbers, times and a scrambled code for what you’re paying for, so your card can’t be charged twice. No
card details.

Until the payment is complete, or 24 hours at most

### An unpaid bill {billPayDraft}

Name, email and amount. Not your account number.

30 minutes, or until you close the tab

### An unsent message {contactDraft}

Name, email, phone number and date. Not your message.

30 minutes, or until you close the tab

### The last receipt and cost estimate you opened {receiptLink, estimateLink}

The payment’s or visit’s number and a key that opens it.

30 minutes, or until you close the tab

### Your star rating {starRating}

The number of stars you chose.

Until you choose “Clear my information on this device”

### Your path through the site {history state}

How you got to a page, so “Back” takes you to the right place. Also the confirmation number of a second visit,
if you booked two together.

Until you close the tab
`;

/** The site's other records in a browser, none of which are about the visitor. */
export const browserRecordsWithoutPeople = {
  locationsData: 'Our clinics and their hours.',
  forgotten: 'When you last chose “Clear my information on this device” (kept for up to 24 hours).',
  screenReloadedAt: 'Whether a page had to be reloaded.',
  dashboardPlace: 'For our staff: where to return after signing in.',
  deskClinic: 'For our staff: the clinic they work at.',
  dashboardNotice: 'For our staff: why they were signed out.',
  'oidc.': 'For our staff: a sign-in in progress.',
  cache: 'This site’s files, so it works without a connection.',
  database: 'When those files were last used.',
} as const;
