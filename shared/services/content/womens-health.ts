import { brand } from '#shared/brand.ts';
import { contentText } from '#shared/services/content-text.ts';
import type { ContentPage } from '#shared/site/content.ts';
import { bookVisit, callToBook, findClinic } from './actions.ts';
import { womensServices } from './womens-services.ts';

export const womensHealth: ContentPage = {
  path: '/womens-health',
  title: "Women's Health Care",
  tabTitle: "Women's health care in Las Vegas",
  description:
    'Women’s health care in the Las Vegas Valley: preventive care, contraception, STI testing, Pap smears and menopause management.',
  lead: 'Care that starts with listening, whether you’re here for your first exam, contraception, menopause or a symptom that worries you.',
  picture: 'womens-health',
  actions: [callToBook, bookVisit],
  sections: [
    ...contentText`
## Diagnostics {cards}

A few simple tests can answer a lot of questions. Your provider will tell you which ones make sense for you.

### Hormone testing

For irregular periods, hot flashes, trouble getting pregnant, or fatigue with no clear reason.

### STD testing

Private and judgment-free. You don’t need to have symptoms to get tested.

### Blood tests

To check for anemia, thyroid problems, high cholesterol, high blood sugar and more with a single blood draw.

### Urine analysis

For burning or frequent urination, so we can find an infection before it spreads.
`,
    ...womensServices,
    ...contentText`
## Think you have a UTI? {info}

Walk in for a urine test, or book a time. Come in the same day if you’re pregnant or if you have a fever,
chills, vomiting, or pain in your back or side.

[About UTI testing](/blog-inside/9)

## At your visit {steps}

### We’ll talk first

You’ll be fully dressed while we talk in private about what brings you in. We won’t do an exam unless you
agree to it.

### An exam, if you need one

Your provider will explain each step first. You can ask for a chaperone, and you can stop at any time.

### Results and a plan

Most lab results are ready in 24 to 48 hours. We’ll tell you what they mean and what comes next.

## When to call 911 {urgent}

Some symptoms can’t wait for a visit. Call 911 right away for:

- Bleeding that soaks a pad in an hour, with dizziness or fainting
- Sudden, severe pain in the belly or pelvis, especially if you may be pregnant
- During pregnancy or after giving birth: a seizure, trouble breathing, or a severe headache with vision
  changes
- Chest pain, trouble breathing, or signs of a stroke

## Talk to us {call}

You don’t have to explain everything on the phone. Call ${brand.phone}, say “women’s health,” and we’ll find
you a time.

${[callToBook, findClinic]}
`,
  ],
};
