import { contentText } from '#shared/services/content-text.ts';
import type { ContentPage } from '#shared/site/content.ts';
import { bookVisit, findClinic } from './actions.ts';

export const weightLoss: ContentPage = {
  path: '/weight-loss-management',
  title: 'Weight Loss Management',
  tabTitle: 'Medical weight loss in Las Vegas',
  description:
    'Medical weight loss in the Las Vegas Valley: semaglutide injections for $399 per month, with a provider who follows your progress.',
  lead: 'Losing weight takes more than willpower. Your provider will look at the whole you, from day one.',
  picture: 'weight-loss',
  actions: [bookVisit, findClinic],
  sections: [
    {
      kind: 'prices',
      title: 'Featured offer',
      cards: [
        {
          name: 'Semaglutide injections',
          text: 'A prescription medicine that reduces your appetite. You’ll inject it under the skin once a week and follow an eating and activity plan that works for you.',
          prices: [{ price: '$399', unit: 'per month' }],
          points: [
            'A new-patient consultation of 15 to 20 minutes before you start',
            'A low starting dose that increases slowly',
            'Step-by-step help with your injections',
            'Regular check-ins while you take it',
          ],
        },
      ],
      note: 'Semaglutide requires a prescription and isn’t right for everyone. A provider will prescribe it only if it’s safe for you. Nausea, vomiting, diarrhea and constipation are common. Tell us if you’re pregnant or plan to be, if you’ve had pancreatitis, or if you or a family member has had medullary thyroid cancer or MEN 2.',
    },
    {
      kind: 'story',
      title: 'Before and after',
      picture: 'weight-loss-story',
      pictureText:
        'A two-part drawing. Before: a person resting on a bench by a desert trail. After: the same person walking the trail.',
      quote: 'I used to wait on the bench. Now my daughter and I walk to the end of the trail.',
      speaker: 'An illustrative story, not a real patient. Individual results vary.',
    },
    ...contentText`
## Our approach

We’ll start with you, not with a number on the scale. We’ll ask about your health, your medicines, your
routine and what you’ve tried before.

Then we’ll make a plan you can stick with. It will cover food, movement and sleep, and it may include
medicine. We’ll review it with you regularly and change what isn’t working.

Weight you lose slowly is more likely to stay off. We won’t promise you a number, and we won’t rush you.

## What the program includes {cards}

### Medical evaluation

A new-patient consultation of 15 to 20 minutes, a review of your health history, and blood work if you need
it.

### A plan made for you

Goals you set, at a pace that’s safe for you.

### Semaglutide injections

If the injections are right for you, a provider will prescribe them, explain how they work and adjust your
dose.

### Nutrition guidance

Meals you like and can cook, with no list of forbidden foods.

### Activity that fits

Movement that works with your joints, your job and the summer heat.

### Regular check-ins

We’ll go over your progress, any side effects and your questions.

## What a healthier weight can do {list}

- Lower blood pressure
- Better blood sugar and cholesterol
- Less strain on your knees, hips and back
- Easier breathing and better sleep
- More energy during the day
- A lower risk of heart disease and type 2 diabetes

Benefits vary from person to person.

## Who can benefit {list}

The program is for adults. You and your provider will decide whether medicine should be part of your plan.

- Adults with a body mass index of 30 or more
- Adults with a body mass index of 27 or more and a condition such as high blood pressure or type 2 diabetes
- People who’ve lost weight before and gained it back
- People whose weight affects their joints, sleep or blood sugar
- People who want medical guidance instead of another diet

## When to call 911 {urgent}

Serious side effects are rare, but they need medical help right away. While you’re taking semaglutide, call
911 for:

- Swelling of the face, lips or throat, or trouble breathing
- Severe belly pain that doesn’t go away, with or without vomiting
- Fainting, confusion, or vomiting so bad that you can’t keep anything down
- Chest pain or signs of a stroke

## Take the first step {call}

Your first consultation takes 15 to 20 minutes and comes with no commitment.

${[bookVisit, findClinic]}
`,
  ],
};
