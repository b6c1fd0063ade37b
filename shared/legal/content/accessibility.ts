import { brand } from '#shared/brand.ts';
import { type LegalPage, legalText } from '#shared/legal/legal-page.ts';
import { legalContacts } from '#shared/legal/legal-settings.ts';

const { civilRights: contact } = legalContacts;

export const accessibility: LegalPage = {
  path: '/accessibility',
  title: 'Accessibility Statement',
  description:
    'How we work toward WCAG 2.2 AA on this site, what doesn’t work well yet, and who to call for help.',
  lead: 'We want everyone to be able to use this website. If something gets in your way, call us and we’ll help you.',
  sections: legalText`
## Our goal

We aim to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA on every page. We check our
pages with automated tests and by hand, using only a keyboard and at small and large screen sizes.

## What you can expect

- Everything works with a keyboard, and you can always see where you are.
- Headings, labels and messages are written for screen readers. Error messages are read aloud and link to the
  field that needs fixing.
- You can enlarge text to 200 percent. Pages fit screens as narrow as 320 pixels.
- Colors follow your device’s light or dark setting. Animations stop if your device is set to reduce motion.
- Buttons are large enough to tap easily.
- You can take your time. If you leave the booking, bill pay or contact form and come back within 30 minutes,
  most of what you typed will still be there.

## Known limitations

- The map is visual and may not work well with a screen reader. Everything on it is also in the list of
  clinics, so you don’t need the map.
- The card fields on payment pages come from Stripe, so we can’t change how they’re built. You can pay by
  phone instead.
- The patient portal, virtual visits and other websites we link to are run by other companies.
- Most of this site is in English only. Call us for free help in your language.
- Automated tests can’t find every problem. If you find one, please tell us.

## Report a problem

Call [${brand.phone}](${brand.phoneHref}) or email [${contact.email}](mailto:${contact.email}). Tell us which
page you were on and what happened. We’ll help you do what you came to do, such as book a visit or pay a bill,
and then work on fixing the problem.

To ask for other help, such as a sign language interpreter, or to file a complaint, see
[Fair Treatment and Language Help](/nondiscrimination).

## At our clinics

If you use a wheelchair or need help getting in from your car, call ahead so we’re ready for you. Service
animals are welcome.
`,
};
