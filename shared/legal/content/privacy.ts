import { brand } from '#shared/brand.ts';
import { type LegalPage, legalText } from '#shared/legal/legal-page.ts';
import { legalContacts } from '#shared/legal/legal-settings.ts';
import { inYears, retention } from '#shared/legal/retention.ts';
import {
  browserRecords,
  browserRecordsWithoutPeople,
  serverRecords,
  tablesWithoutPeople,
} from './stored-records.ts';

const { privacy: contact } = legalContacts;

export const privacy: LegalPage = {
  path: '/privacy',
  title: 'Privacy Policy',
  description:
    'What this website keeps about you, where and for how long, who sees it, how to erase what’s on your device, and how to ask for a copy.',
  lead: 'Here’s what this website keeps about you, where and for how long, and who sees it.',
  sections: legalText`
## The short version

- We ask only for what we need to book your visit, take your payment or answer your message.
- We don’t sell your information. There are no ads and no trackers on this site.
- You don’t need an account. Your visits can be opened only with a key stored on your device, or with a link
  or code we email you.
- Our staff can see your information. Other patients and visitors can’t.
- You can erase what’s on your device at any time under [My Bookings](/my-bookings).

This page is about the website. To learn how we use your medical records, see our
[Notice of Privacy Practices](/privacy-practices).

## What our system keeps

Our system runs on Amazon Web Services. Everything in this table is encrypted when stored.

${{
  kind: 'table',
  caption: 'Records that our system keeps',
  columns: ['Record', 'What it holds', 'How long we keep it'],
  rows: serverRecords.map(({ name, holds, kept }) => [name, holds, kept]),
}}

Records with a time limit are deleted automatically, usually within a few days. Backups keep a copy of
everything for up to ${retention.backupDays} more days.

We also keep some records that contain no personal information:

${{ kind: 'points', points: Object.values(tablesWithoutPeople) }}

## What your browser keeps

Some things stay on your own device so you can pick up where you left off. The site never stores your date of
birth, insurance number, account number, reason for a visit or messages there.

${{
  kind: 'table',
  caption: 'What this site keeps on your device',
  columns: ['Record', 'What it holds', 'How long it stays'],
  rows: browserRecords.map(({ name, holds, kept }) => [name, holds, kept]),
}}

It also keeps a few things that aren’t about you:

${{ kind: 'points', points: Object.values(browserRecordsWithoutPeople) }}

### How to erase what’s on your device

Open [My Bookings](/my-bookings) and choose “Clear my information on this device.” Your visits stay booked. If a payment
is still in progress, we leave a record of it on your device for up to 24 hours so your card can’t be charged
twice. On a shared computer, choose “Sign out” when you’re finished.

### Cookies

We don’t set any cookies of our own. If a lot of requests come from your network in a short time, our hosting
service may set one (aws-waf-token) to check that you’re using a browser. Our card processor, Stripe, sets two
on the payment pages (__stripe_mid and __stripe_sid) to detect fraud.

## Who sees your information

- Our clinic staff, after they sign in. They’re signed out after 15 minutes without activity.
- You, with the key on your device, a link we emailed you, or a code sent to your email address. Even then,
  your insurance number and reason for a visit aren’t shown, and your date of birth only on a cost estimate.
- Anyone you forward a receipt to. The link in it shows your name, email, account number, payment and lab
  order for ${inYears(retention.receiptLinkDays)}.
- Anyone you forward a cost estimate to. The link in it shows your name, date of birth, visit, expected charges
  and diagnosis code, if any, for ${inYears(retention.estimateLinkDays)}.
- The companies below, which get only what they need to do their job.

${{
  kind: 'table',
  caption: 'Other companies we work with',
  columns: ['Company', 'What they do for us', 'What they get'],
  rows: [
    [
      'Amazon Web Services',
      'Runs our system and sends our email',
      'Everything in the first table, encrypted, and the emails we send you',
    ],
    [
      'Stripe',
      'Takes card payments',
      'Your card details and the name you enter, straight from your browser. Also your email, the amount, a payment number and, for lab tests, your phone number. Not your account number, your tests or the reason for your visit.',
    ],
    [
      'OpenStreetMap',
      'Draws the map and finds ZIP codes',
      'When a map is on your screen, your IP address and the part of the map you’re looking at. If you enter a ZIP code outside the Las Vegas Valley, our system sends that ZIP code and nothing else.',
    ],
  ],
}}

If you follow a link to another site, such as the patient portal, the virtual visit, Google Maps, Facebook or
Instagram, that company’s own rules apply.

## Things we don’t keep

- Where you are. If you share your location to find the nearest clinic, it stays in your browser.
- What you ask in the chat. We answer it but don’t store it.
- Personal details in our logs. They record what the system did, using random numbers instead of names, and
  are deleted after ${retention.logDays} days. They don’t contain names, email addresses, IP addresses or
  anything you type.

## Ask for a copy, correction or deletion

Call us at [${contact.phone}](${contact.phoneHref}) or write to our Privacy Officer at
[${contact.email}](mailto:${contact.email}). Tell us your name and how to reach you, but leave medical details
out of the email. First, we’ll check that it’s really you. Then we’ll tell you what we have, send you a copy,
correct it, or delete what the law lets us delete.

If you get an email from us about a visit you didn’t book, choose “This isn’t me” in that email. We’ll stop
sending emails about that visit to your address.

If we change this policy, we’ll post it here with a new date. ${brand.name} runs this website.
`,
};
