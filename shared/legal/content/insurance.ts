import { brand } from '#shared/brand.ts';
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
    { kind: 'points', points },
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

Under the No Surprises Act, if you don’t have insurance or don’t plan to use it, we have to give you an
estimate of what your care will cost.

- The estimate covers the total expected cost of non-emergency care, including related costs such as tests and
  medicines given at the visit.
- If you schedule at least 3 business days ahead, you’ll get it in writing within 1 business day. If you
  schedule at least 10 business days ahead, or ask for an estimate, you’ll get it within 3 business days.
- If your bill is at least $400 more than your estimate, you can dispute it within 120 days of the date on the
  bill.
- Keep a copy or a picture of your estimate.

To ask for an estimate, call [${brand.phone}](${brand.phoneHref}). To learn more or start a dispute, visit
[cms.gov/nosurprises](https://www.cms.gov/nosurprises) or call [1-800-985-3059](tel:+18009853059).
`,
};
