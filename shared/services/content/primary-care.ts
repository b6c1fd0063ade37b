import { brand } from '#shared/brand.ts';
import { contentText } from '#shared/services/content-text.ts';
import type { ContentPage } from '#shared/site/content.ts';
import { bookVisit, callToBook, findClinic } from './actions.ts';

export const primaryCare: ContentPage = {
  path: '/primaryCare',
  title: 'Primary Care',
  tabTitle: 'Primary care in Las Vegas',
  description:
    'Primary care in the Las Vegas Valley: checkups, screenings, vaccines and ongoing care. New patients welcome, with or without insurance.',
  lead: 'Checkups, ongoing care and answers to your questions, from a team that knows you and your history.',
  picture: 'primary-care',
  actions: [callToBook, bookVisit],
  sections: contentText`
## We're Now Welcoming New Patients!

You can establish care with us, with or without insurance. We accept most major insurance plans, and we have
cash options for the uninsured.

To book your first visit, call ${brand.phone} and tell us which clinic you’d like. Bring your ID, your
insurance card if you have one, a list of your medicines and any records from your last doctor.

${[callToBook, findClinic]}

[Insurance We Accept](/insurance)

## How does Primary Care work? {cards}

You and your team will work together over the years to prevent problems or catch them early.

### Age-appropriate screenings

Tests for high blood pressure, high cholesterol, diabetes and cancer, based on your age and family history.

### Annual physical well exams

A head-to-toe exam once a year, with time for your questions and a plan for the year ahead.

### Flu vaccine

Available every fall and winter for $30 without insurance. Many insurance plans cover it.

### Hereditary cancer testing

If cancer runs in your family, a genetic test can show whether you have a higher risk. Before you decide,
we’ll talk through what the results could mean.

### Routine blood work

We’ll draw your blood at the clinic. Most results are ready in 24 to 48 hours, and we’ll explain what they
mean.

### Referrals to specialists

If you need a specialist, we’ll refer you, send your records, and stay your main point of contact.

## Women's wellness {prose womens-health}

Women’s wellness is part of primary care here: well-woman visits, Pap smears, contraception and care through
menopause.

You can ask for a chaperone at any visit.

[Women's Health Care](/womens-health)

## When to call 911 {urgent}

Don’t wait for a primary care visit if it could be an emergency. Call 911 right away for chest pain, trouble
breathing, signs of a stroke such as a drooping face or slurred speech, heavy bleeding, or someone who won’t
wake up.

## Find your primary care team {call}

For a first visit, it’s best to call. You can also book a time online.

${[callToBook, bookVisit]}
`,
};
