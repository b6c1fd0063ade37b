import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { contentText } from '#shared/services/content-text.ts';
import type { ContentPage } from '#shared/site/content.ts';
import { bookVisit, callToBook, findClinic } from './actions.ts';
import { womensServices } from './womens-services.ts';

export const annualWellnessCheck: ContentPage = {
  path: '/annual-wellness-check',
  title: 'Annual Wellness Check',
  tabTitle: 'Annual wellness check in Las Vegas',
  description: `A yearly checkup at any of our ${clinics.length} clinics in the Las Vegas Valley: an exam, screenings, blood work and a plan for the year ahead.`,
  lead: 'One visit a year, even when you feel well, can find problems before they cause symptoms.',
  picture: 'annual-wellness-check',
  actions: [callToBook, bookVisit],
  sections: [
    ...contentText`
## Why come in when you feel fine? {prose primary-care}

You usually can’t feel high blood pressure, high cholesterol or early diabetes. A yearly checkup can find them
while they’re easier to treat.

It’s also a good time to bring up things that haven’t seemed urgent, such as trouble sleeping, a mole that
looks different or a medicine you’re not sure you still need.

Many insurance plans cover one preventive visit a year. Call the number on your card to be sure. No insurance?
Ask us about cash options.

${callToBook}

## What your wellness check includes {cards}

Your provider will tailor the visit to your age, your health history and your concerns.

### A full exam

We’ll check your heart, lungs, belly, skin, weight and blood pressure.

### Screenings

You’ll get only the screenings you’re due for, based on your age and health history.

### Blood work

We’ll draw your blood at the clinic. Most results are ready in 24 to 48 hours.

### A plan

You and your provider will agree on vaccines, follow-up visits and small steps for the year ahead.
`,
    ...womensServices,
    ...contentText`
## What to bring {list}

- Your ID, and your insurance card if you have one
- All the medicines and supplements you take, or a list of them
- The dates of your last vaccines and screenings, if you know them
- Your family’s health history
- Your questions, written down

You may need to fast before some blood tests. When you book, ask whether to skip breakfast. Keep taking your
medicines unless we tell you otherwise.

## When to call 911 {urgent}

Don’t wait for your yearly checkup if you have chest pain, trouble breathing, a drooping face, a weak arm,
slurred speech or heavy bleeding. Call 911 right away.

## Has it been a year since your last checkup? {call}

Call ${brand.phone}, and we’ll find you a time at the clinic nearest you.

${[callToBook, findClinic]}
`,
  ],
};
