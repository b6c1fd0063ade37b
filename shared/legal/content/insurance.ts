import { brand } from '#shared/brand.ts';
import { dispute } from '#shared/estimates/dispute.ts';
import { type InsurerKind, insurers } from '#shared/insurers.ts';
import { type LegalBlock, type LegalPage, legalText } from '#shared/legal/legal-page.ts';

const headings: Record<InsurerKind, string> = {
  commercial: 'Employer and individual plans',
  marketplace: 'Nevada Health Link (marketplace)',
  medicaid: 'Medicaid and Nevada Check Up',
  medicare: 'Medicare and Medicare Advantage',
  military: 'Military and veterans',
};

function plansOf(kind: InsurerKind): LegalBlock[] {
  const points = insurers.filter((insurer) => insurer.kind === kind).map(({ name }) => name);
  return [
    { kind: 'heading', text: headings[kind] },
    { kind: 'points', points, areNames: true },
  ];
}

const kinds = Object.keys(headings) as InsurerKind[];

export const insurance: LegalPage = {
  path: '/insurance',
  title: 'Insurance We Accept',
  description:
    'Insurance plans our Las Vegas clinics accept, how to check your plan before a visit, how to pay without insurance, and good faith estimates.',
  lead: 'We accept most major plans in Nevada. If you don’t have insurance, you’re welcome here, too.',
  actions: [
    { label: 'Call to confirm your plan', href: brand.phoneHref },
    { label: 'Book an Appointment', to: '/book-appointment' },
  ],
  sections: legalText`
## Plans we accept

Plans with the same name can differ, and contracts change. Before your visit, call us at
[${brand.phone}](${brand.phoneHref}), or call the number on your card, to ask whether we’re in your plan’s
network and what you’ll pay.

${kinds.flatMap(plansOf)}

Don’t see your plan? Call us. We may still be able to bill it.

## What to bring

Bring your insurance card and a photo ID. You may have a copay at your visit. IV vitamin therapy and weight
loss injections usually aren’t covered.

## Paying without insurance

You can pay by card or cash. When you book, choose “I don’t have insurance (self-pay).”
[Lab test prices](/shop-for-test) are on this site. For the price of a visit, call us first.

## Your right to a good faith estimate

Under the No Surprises Act, if you don’t have insurance or don’t plan to use it, we have to give you a written
estimate of what your care will cost.

- If you book a self-pay visit at least 3 business days ahead, we’ll email you an estimate by the end of the
  next business day, or within 3 business days if your visit is 10 or more ahead. You don’t have to do anything.
- For any other visit, you can ask for one. Open your visit in [My bookings](/my-bookings) and choose “Ask for a
  cost estimate,” or call [${brand.phone}](${brand.phoneHref}). You’ll get it within 3 business days. For lab
  tests, or before you book, call us.
- If you move your visit or our prices change before it, we’ll email you a new estimate.
- The estimate covers the total expected cost of non-emergency care, including related costs such as tests and
  medicines given at the visit.
- If your bill is at least ${dispute.overBy} more than your estimate, you can dispute it within ${dispute.days} days of
  the date on the bill.
- Keep a copy or a picture of your estimate. Its link works for two years, and we keep it for six.

To learn more or start a dispute, visit [${dispute.site.replace('www.', '')}](${dispute.siteUrl}) or call
[${dispute.phone}](${dispute.phoneHref}).
`,
};
