import { brand } from '#shared/brand.ts';
import { contentText } from '#shared/services/content-text.ts';
import type { ContentPage } from '#shared/site/content.ts';
import { callUs, findClinic, webCheckIn } from './actions.ts';

export const xRay: ContentPage = {
  path: '/x-ray',
  title: 'X-Ray',
  tabTitle: 'Walk-in X-ray in Las Vegas',
  description:
    'Walk-in X-rays at our clinics in the Las Vegas Valley. No appointment needed, but please call ahead to make sure a technologist is on site.',
  lead: 'Walk in with no appointment, but please call ahead. An X-ray takes just a few minutes, and your provider can treat most simple fractures at the same visit.',
  picture: 'x-ray',
  actions: [findClinic, webCheckIn],
  sections: contentText`
## Please call ahead {warn}

X-ray may be limited by a shortage of radiologic technologists. Before you leave home, call ${brand.phone} and
ask which clinic can do your X-ray today.

${callUs}

## Benefits of an X-ray {cards}

### Fast

It usually takes only a few minutes to get the images.

### Painless

You’ll hold still for a moment, and nothing is injected. If a position hurts, tell us.

### Low radiation

We’ll use as little radiation as possible, and we’ll take an X-ray only when it will help us treat you.

### One visit

The provider who examines you will also look at your images and plan your treatment.

## Conditions diagnosed {list}

- Broken bones
- Dislocated joints
- Arthritis and worn joints
- Pneumonia and other lung infections
- Swallowed objects
- Objects in the skin, such as metal or glass
- Spine injuries and curvature
- Bone infections
- Bowel blockages

An X-ray doesn’t show sprains or torn ligaments, but it can help us check for a fracture.

## What to expect {steps}

Walk-ins are welcome. No appointment needed.

### Walk in

Bring your ID and your insurance card if you have one. Tell us right away if you’re pregnant or might be.

### See a provider

A provider will examine you and talk with you about whether an X-ray will help.

### Get your X-ray

You’ll take off jewelry and any other metal near the area. A technologist will position you and take two or
three images.

### Find out what your X-ray shows

Your provider will explain the images. You may get a splint or bandage, or a referral to a specialist.

## When to call 911 {urgent}

Some injuries need an ambulance, not a clinic. Call 911 for:

- Bone coming through the skin, or heavy bleeding
- A neck or back injury with numbness or weakness
- A head injury with fainting, confusion or repeated vomiting
- An arm or leg that’s cold, pale, numb or visibly deformed
- Chest pain or trouble breathing

## Come see us {call}

No appointment needed. Check in online before you leave home to save time at the front desk.

${[findClinic, webCheckIn]}
`,
};
