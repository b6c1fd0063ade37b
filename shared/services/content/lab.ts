import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { contentText } from '#shared/services/content-text.ts';
import type { ContentPage } from '#shared/site/content.ts';
import { bookVisit, callUs } from './actions.ts';

export const lab: ContentPage = {
  path: '/lab',
  title: 'Lab Services',
  tabTitle: 'Lab services and blood tests',
  description: `Blood, urine and PCR tests at ${clinics.length} clinics in the Las Vegas Valley, with clear prices and results in 24 to 48 hours for most tests.`,
  lead: `We offer blood work, urine tests and PCR tests at all ${clinics.length} of our clinics. You’ll see the price online before you buy a test, and most results are ready in 24 to 48 hours.`,
  picture: 'lab',
  actions: [
    { label: 'Shop for Tests', to: '/shop-for-test' },
    { label: 'Find a Lab', to: '/locations' },
  ],
  sections: contentText`
## Why choose our lab {cards}

A blood test is routine for us, but maybe not for you. We’ll keep it simple.

### Results in 24 to 48 hours

You’ll get most results in a day or two. Cultures and some specialized tests take longer, and we’ll let you
know up front if yours will.

### Clear prices

You’ll see a price for every test in our shop, with no hidden fees, so you’ll know what you’ll pay before you
come in.

### Close to home

Have your sample taken at any of our ${clinics.length} clinics ${brand.hoursInWords}. Walk-ins are welcome,
but appointments are preferred.

### Help with your results

Our lab staff work side by side with our providers, so if a result needs follow-up, you’re already in the
right place.

### Gentle care

Tell us if you have small veins, are afraid of needles or have had a bad experience before. We’ll take our
time, and you can lie down.

### Private

We’ll keep your results private. You’ll find them in the patient portal.

## What we test for {list}

Whether you’re here for a yearly checkup or have a symptom that worries you, we can help.

- Complete blood work and yearly physicals
- Anemia and other blood conditions
- Diabetes and blood sugar
- Cholesterol and heart disease risk
- Kidney and liver function
- Thyroid function
- Hormone levels, such as testosterone
- Vitamin levels, such as folate
- Urinary tract infections
- HIV and other sexually transmitted infections
- Rheumatoid arthritis
- Viral and bacterial infections, by PCR

Not sure which test you need? A provider can help you choose, so you pay only for the tests you need.

## PCR testing

A PCR test finds tiny traces of genetic material from viruses or bacteria. When several illnesses cause the
same symptoms, it can often show which one is behind your cough, fever or sore throat. It may also find the
cause sooner than other tests can.

We’ll swab your nose or throat or, for some infections, take a urine sample. It takes a minute or two, and you
don’t have to fast. Most results are ready in 24 to 48 hours.

A PCR test can stay positive for a while after you recover, and no test is right every time. If you get worse
while you wait for your results, come back or call us. If you have trouble breathing, blue lips, confusion or
chest pain, call 911.

${[bookVisit, callUs]}

## Urine tests

A urinalysis or a urine culture can help show whether a urinary tract infection is causing burning or frequent
urination. If you have a fever or back pain, or you’re pregnant, see a provider the same day instead of
ordering a test on your own.

[About UTI testing](/blog-inside/9)

## Customer service, from your first question to your results {steps}

Lab tests can have confusing names and instructions. We’ll explain them.

### Before your test

Call ${brand.phone} to ask whether to fast, which medicines to take, or what a test costs. You’ll also find
this information with each test in our shop.

### At the clinic

Bring a photo ID and your doctor’s order, if you have one. Drink some water before you come, because it makes
the blood draw easier. Tell us if you take blood thinners, are allergic to latex or tape, or have fainted
before.

### When your results are ready

You’ll find your results in the patient portal, in 24 to 48 hours for most tests. If anything is unclear or
worries you, call us or come in, and we’ll go over it with you.
`,
};
