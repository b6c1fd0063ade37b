import { contentText } from '#shared/services/content-text.ts';
import type { ContentPage } from '#shared/site/content.ts';
import { bookVisit, externalBooking, findClinic } from './actions.ts';

export const ivTherapy: ContentPage = {
  path: '/iv-therapy',
  title: 'IV Therapy',
  tabTitle: 'IV therapy in Las Vegas',
  description:
    'IV hydration and vitamins in the Las Vegas Valley: B-12 packages from $100, Myers Cocktail $150, Immune Boost $150.',
  lead: 'IV fluids and vitamins for when the heat gets the better of you, given by medical staff at our clinics.',
  picture: 'iv-therapy',
  actions: [externalBooking, findClinic],
  sections: [
    {
      kind: 'prices',
      title: 'Prices',
      lead: 'Here’s what our vitamin shots and two of our infusions cost.',
      cards: [
        {
          name: 'B-12 packages',
          text: 'Vitamin B-12 shots, spread over several short visits.',
          prices: [
            { label: '4 shots', price: '$100' },
            { label: '6 shots', price: '$125' },
            { label: '8 shots', price: '$150' },
          ],
        },
        {
          name: 'Myers Cocktail',
          text: 'The classic blend in one infusion.',
          prices: [{ price: '$150' }],
          points: ['Fluids', 'B vitamins and vitamin C', 'Magnesium and calcium'],
        },
        {
          name: 'Immune Boost',
          text: 'Vitamin C and zinc in one infusion.',
          prices: [{ price: '$150' }],
          points: ['Fluids', 'Vitamin C', 'Zinc and B vitamins'],
        },
      ],
      note: 'Ask us about prices for our other infusions. Ingredients may vary, so ask what’s in your infusion before you start. Insurance usually doesn’t cover wellness infusions.',
    },
    ...contentText`
## Why IV? {cards}

### Straight into your bloodstream

Fluids and vitamins don’t have to be digested first.

### Bypasses an upset stomach

You can get fluids even when you can’t keep anything down.

### Monitored throughout

Our medical staff will check your health first, place the IV, and stay nearby the whole time.

## Treatment options {cards}

You can choose from four infusions. Your provider will tell you whether one is right for you.

### Hydration Therapy

Fluids and electrolytes to rehydrate you after a hot day, a long trip, a hard workout or a stomach bug.

### Myers Cocktail

Fluids with B vitamins, vitamin C, magnesium and calcium.

### Immune Boost

Fluids with vitamin C, zinc and B vitamins.

### Energy Boost

Fluids with B vitamins, including B-12, for days when you feel drained.

These names describe the blend, not a medical result. Vitamin infusions are for general wellness. They haven’t
been shown to prevent, treat or cure any disease, and they don’t replace vaccines, your medicines or a visit
to your doctor.

## Your session, step by step {steps}

### Choose a time

Book online, or walk in at a clinic near you. Before you come, eat something light and drink a glass of water.

### A quick health check

We’ll ask about your health, allergies and medicines, and check your blood pressure. If an infusion isn’t
right for you, we’ll tell you.

### Pick your infusion

You and your provider will decide what’s in it. You’ll know the price before we start.

### Sit back

You’ll feel a small needle stick, then relax in a comfortable chair for 30 to 60 minutes. Tell us right away
if anything burns, itches or feels wrong.

### Get on with your day

We’ll take out the IV, put on a bandage, and tell you what to watch for. Most people can drive themselves
home.

## Common questions {questions}

### How long does an IV session take?

IV sessions take 30 to 60 minutes, depending on the infusion and how easy it is to find a vein. Allow a little
extra time for the health check at your first visit.

### Is IV therapy safe for everyone?

No. Tell us if you’re pregnant, if you have heart, kidney or liver disease, high blood pressure or an allergy,
or if you’ve been told to limit fluids. Bruising at the needle site is common. Infection, vein inflammation
and allergic reactions are possible but uncommon.

## When to call 911 {urgent}

Severe dehydration and severe allergic reactions are emergencies. Call 911 for:

- Confusion, fainting, or someone who’s hard to wake up
- Hot skin or a very high body temperature after being in the heat
- Trouble breathing, or swelling of the face or throat, during or after an infusion
- Chest pain or a racing heart that doesn’t slow down

## Ready when you are {call}

Stop by a clinic near you, or book a time that works for you.

${[bookVisit, findClinic]}
`,
  ],
};
