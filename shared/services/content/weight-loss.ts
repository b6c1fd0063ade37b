import type { ContentPage } from '#shared/site/content.ts';

export const weightLoss: ContentPage = {
  path: '/weight-loss-management',
  title: 'Weight Loss Management',
  tabTitle: 'Medical weight loss in Las Vegas',
  description:
    'Medical weight loss in the Las Vegas valley: semaglutide injections for $399 per month, with a provider who follows your progress.',
  lead: 'Weight is not a question of willpower alone. A provider looks at the whole of you, and stays with you from the first visit on.',
  picture: 'weight-loss',
  actions: [
    { label: 'Book an Appointment', to: '/book-appointment' },
    { label: 'Find a Location', to: '/locations' },
  ],
  sections: [
    {
      kind: 'prices',
      title: 'Featured offer',
      cards: [
        {
          name: 'Semaglutide injections',
          text: 'A prescription medicine that lowers appetite, given once a week under the skin, together with food and activity that suit you.',
          prices: [{ price: '$399', unit: 'per month' }],
          points: [
            'A low first dose that rises slowly',
            'How to inject, shown step by step',
            'Check-ins while you take it',
            'A new-patient consultation of 15 to 20 minutes comes first',
          ],
        },
      ],
      note: 'Semaglutide needs a prescription and is not for everyone. Nausea, vomiting, diarrhea and constipation are common. Tell us if you are pregnant or plan to be, if you have had pancreatitis, or if thyroid cancer runs in your family.',
    },
    {
      kind: 'story',
      title: 'Before and after',
      picture: 'weight-loss-story',
      pictureText:
        'A drawing in two halves: before, a person resting on a bench by a desert trail; after, the same person walking it.',
      quote:
        'I stopped counting days. Now I count the evenings when my daughter and I walk to the end of the trail.',
      speaker: 'An illustrative story, not a real patient. Individual results vary.',
    },
    {
      kind: 'prose',
      title: 'Our approach',
      paragraphs: [
        'We begin with you, not with a number on the scale: your health, your medicines, your days, and what you have tried before.',
        'Then we make a plan that you can keep. It may include medicine, and it always includes food, movement and sleep. We look at it together again and again, and change what does not work.',
        'Slow and steady is what lasts. We promise you no number, and we will not rush you.',
      ],
    },
    {
      kind: 'cards',
      title: 'What the program includes',
      cards: [
        {
          title: 'Medical evaluation',
          text: 'A new-patient consultation of 15 to 20 minutes, your history, and blood work where it is needed.',
        },
        {
          title: 'A plan of your own',
          text: 'Goals you set, at a pace that suits your health.',
        },
        {
          title: 'Semaglutide injections',
          text: 'For those they suit: prescribed, explained and adjusted by a provider.',
        },
        {
          title: 'Nutrition guidance',
          text: 'Meals you like and can cook, without forbidden lists.',
        },
        {
          title: 'Activity that fits',
          text: 'What your joints, your work and the summer heat allow.',
        },
        {
          title: 'Regular check-ins',
          text: 'Progress, side effects and questions, so that nobody is left alone with them.',
        },
      ],
    },
    {
      kind: 'list',
      title: 'What a healthier weight can do',
      points: [
        'Lower blood pressure',
        'Better blood sugar and cholesterol',
        'Less strain on knees, hips and back',
        'Easier breathing and better sleep',
        'More energy through the day',
        'A lower risk of heart disease and type 2 diabetes',
      ],
      note: 'Benefits differ from person to person. Individual results vary.',
    },
    {
      kind: 'list',
      title: 'Who can benefit',
      lead: 'The program is for adults. Whether medicine is part of it is decided with your provider.',
      points: [
        'Adults with a body mass index of 30 or more',
        'Adults with a body mass index of 27 or more and a condition such as high blood pressure or type 2 diabetes',
        'People who lost weight before and gained it back',
        'People whose joints, sleep or blood sugar suffer from their weight',
        'People who want medical guidance instead of another diet',
      ],
    },
    {
      kind: 'notice',
      tone: 'urgent',
      title: 'When to call 911',
      text: 'Serious side effects are rare, but they need help at once. While you take semaglutide, call 911 for:',
      points: [
        'Swelling of the face, lips or throat, or trouble breathing',
        'Severe belly pain that does not go away, with or without vomiting',
        'Fainting, confusion, or vomiting so bad that you keep nothing down',
        'Chest pain or signs of a stroke',
      ],
    },
    {
      kind: 'call',
      title: 'Take the first step',
      lead: 'A first consultation takes 15 to 20 minutes and decides nothing for you.',
      actions: [
        { label: 'Book an Appointment', to: '/book-appointment' },
        { label: 'Find a Location', to: '/locations' },
      ],
    },
  ],
};
