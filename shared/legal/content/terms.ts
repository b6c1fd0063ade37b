import { brand } from '#shared/brand.ts';
import { type LegalPage, legalText } from '#shared/legal/legal-page.ts';

export const terms: LegalPage = {
  path: '/terms',
  title: 'Terms of Use',
  description:
    'The terms for using this website, covering emergencies, medical advice, booking, canceling, payments and refunds.',
  lead: 'These are the rules for using this website, in plain English.',
  sections: legalText`
## Not for emergencies

In an emergency, [call 911](tel:911) or go to the nearest emergency room. We don’t monitor this website, its
forms or its chat for emergencies.

## Not medical advice

Our pages, articles and chat give general information. They can’t replace an exam by a provider who knows you.
Reading them, or sending us a message, doesn’t make you our patient. Care begins when one of our providers
sees you.

## Booking and canceling

- Please give your own name and details, or those of someone you’re allowed to book for, such as your child.
- Your time is reserved once you see a confirmation number. We may have to reschedule or cancel a visit, for
  example if a clinic has to close. We’ll email you if that happens.
- You can cancel or reschedule a visit under [My Bookings](/my-bookings) or by phone.
- Please book only visits you plan to keep. We limit how many visits one person or device can book.

## Prices and payments

- Lab test prices on this site are for self-pay patients who order here. We may change them, but not for an
  order you’ve already paid for.
- Stripe handles card payments. Your card is charged when you press the pay button and the payment goes
  through.
- If you paid for a test and no longer want it, or think a charge is wrong, call
  [${brand.phone}](${brand.phoneHref}). Refunds go back to the card you paid with.
- If you don’t have insurance or don’t plan to use it, you can ask for a [good faith estimate](/insurance)
  before your visit.

## Using this site fairly

Please don’t:

- book or pay in someone else’s name without their permission
- try to see other people’s information or get around our security
- use automated programs to book visits or flood the site with requests
- copy our writing, pictures or logo for your own business

We may cancel bookings that break these rules and block anyone who breaks them from using this site.

## What we can and can’t promise

We work to keep this site correct and running, but it may have mistakes or be down at times. Hours and
available times can change during the day, so call us if you need to be sure. Other websites we link to have
their own rules, and we aren’t responsible for them.

To the extent the law allows, we aren’t liable for losses that come only from using this website. This doesn’t
limit your rights as a patient or our duties in caring for you.

## Work by others

This site uses free software, fonts and data by others. Here are [their licenses](/third-party-notices.txt).

## Changes, law and contact

We may change these terms. Changes apply from the date on this page. Nevada law governs these terms.

Questions? Call [${brand.phone}](${brand.phoneHref}) or [send us a message](/contact). To learn how we use
your information, see our [Privacy Policy](/privacy).
`,
};
