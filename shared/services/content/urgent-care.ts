import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { contentText } from '#shared/services/content-text.ts';
import type { ContentPage } from '#shared/site/content.ts';
import { bookVisit, callUs, findClinic } from './actions.ts';

export const urgentCare: ContentPage = {
  path: '/urgentCare',
  title: 'Urgent Care',
  tabTitle: 'Urgent care in Las Vegas',
  description: `Walk-in urgent care at ${clinics.length} clinics in the Las Vegas Valley, ${brand.hoursInWords}, with lab tests, ultrasound and X-ray.`,
  lead: 'Care for problems that can’t wait but aren’t life-threatening. Walk in, or book ahead to spend less time waiting.',
  picture: 'urgent-care',
  actions: [bookVisit, findClinic],
  sections: contentText`
## When to choose urgent care {list}

Come to urgent care when you need to be seen soon, your doctor can’t see you today, and it isn’t an emergency.
Common reasons include:

- Sprains and strains
- Moderate fever or flu
- Allergic reactions or minor asthma
- Minor cuts needing stitches
- Ear infections

## When to call 911 {urgent}

Some symptoms need an ambulance, not a clinic. Call 911 right away, and don’t drive yourself, for:

- Chest pain or pressure
- Trouble breathing, or swelling of the face or throat
- A drooping face, a weak arm or slurred speech
- Bleeding that doesn’t stop with firm pressure
- A head injury with fainting, confusion or repeated vomiting
- A seizure, or someone who won’t wake up

## Conditions we treat {list}

These are the most common problems we see. If yours isn’t listed, call us and ask.

- Sprains and strains
- Minor fractures
- Minor cuts needing stitches
- Scrapes and skin wounds
- Minor burns
- Insect bites and stings
- Animal bites
- Splinters and objects in the skin
- Moderate fever
- Flu
- Colds and coughs
- COVID-19
- Sore throat and strep throat
- Sinus infections
- Bronchitis
- Ear infections
- Pink eye and eye irritation
- Allergic reactions
- Minor asthma
- Seasonal allergies
- Rashes and skin infections
- Abscesses and boils
- Urinary tract infections
- Sexually transmitted infections
- Nausea and vomiting
- Diarrhea
- Dehydration and heat exhaustion
- Headaches and migraines
- Back and neck pain
- Joint and muscle pain

## X-ray, ultrasound and lab in one visit {prose x-ray}

X-ray, ultrasound and lab tests are part of urgent care, so we can often find the problem without sending you
across town.

If you need more care than we can provide, we’ll arrange your transfer to an emergency room or a specialist
and tell them what we’ve found so far.

X-ray may be limited on some days because of a shortage of radiologic technologists. If you think you need an
X-ray, please call ahead.

[About X-ray](/x-ray) [About ultrasound](/ultrasound) [About lab tests](/lab)
[About UTI testing](/blog-inside/9)

## What to expect {steps}

### Walk in, or book a time

All ${clinics.length} clinics take walk-ins ${brand.hoursInWords}. If you have an appointment, please arrive
15 minutes early.

### Tell us what’s wrong

Check in at the front desk and tell us how you feel. Bring your ID, your insurance card if you have one, and a
list of the medicines you take.

### Get checked and treated

A provider will examine you, order any tests you need, and explain the results.

### Leave with a plan

You’ll know what to do at home, what to watch for, and who to see next.

## Still Not Sure? {info}

Call ${brand.phone} and tell us how you feel. We’ll help you decide whether to come in, wait at home, or go to
an emergency room. If it might be life-threatening, call 911 first.

${callUs}

## Ready to be seen? {call}

Walk-ins welcome, appointments preferred.

${[bookVisit, findClinic]}
`,
};
