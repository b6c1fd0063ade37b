import type { Article } from '#shared/blog/article.ts';
import { brand } from '#shared/brand.ts';

export const article: Article = {
  id: '1',
  title: 'Staying Hydrated in the Las Vegas Summer',
  date: 'Jun 3, 2025',
  picture: 'article-1',
  blocks: [
    {
      kind: 'paragraph',
      text: 'Desert heat dries you out before you notice it. A few steady habits keep you, your children and your parents well through the hottest months.',
    },
    {
      kind: 'paragraph',
      text: 'In a humid place, sweat runs down your face and tells you that you are losing water. Here the air is so dry that sweat is gone almost as soon as it forms. You can walk across a parking lot, feel dry, and still have lost more than you think. Thirst comes late too, above all in older people and in anyone busy with work or play.',
    },
    { kind: 'heading', text: 'Drink before you are thirsty' },
    {
      kind: 'paragraph',
      text: 'Nobody needs to count glasses. How much is right for you depends on your size, your work, your health and the day. These habits do more than any number.',
    },
    {
      kind: 'points',
      points: [
        'Have a drink when you get up, with every meal, and before you go outside.',
        'Carry water with you, even on a short drive. Cars break down in July as well.',
        'Sip often instead of drinking a great deal at once.',
        'Let plain water be your main drink. Milk, fruit and soup count too.',
        'Go easy on alcohol in the heat. It makes you lose water and hides the first signs of trouble.',
        'Check the color in the toilet: pale yellow is good, dark yellow means drink more.',
      ],
    },
    { kind: 'heading', text: 'When water alone is not enough' },
    {
      kind: 'paragraph',
      text: 'Sweat takes salt with it. If you work or exercise outdoors for more than an hour, add a snack with some salt or a drink with electrolytes. Drinking large amounts of plain water for hours can thin the salt in your blood, which is dangerous in its own way. With vomiting or diarrhea, an oral rehydration drink from the pharmacy, taken in small sips, usually stays down better than water.',
    },
    {
      kind: 'paragraph',
      text: 'Some people should ask first. If you have heart failure or kidney disease, you may have been given a limit on fluids or salt: keep to it, and ask your clinician what to do on very hot days. Water pills and some medicines for blood pressure, allergies or mood make heat harder to bear. Do not stop them on your own. Ask us or your pharmacist.',
    },
    { kind: 'heading', text: 'Plan the day around the sun' },
    {
      kind: 'points',
      points: [
        'Walk, run and do yard work soon after sunrise. In summer the evening stays hot long after sunset, and pavement stays hotter still.',
        'Wear a wide hat and loose, light clothes.',
        'Rest in the shade or indoors before you feel you need to.',
        'Never leave a child, an older person or a pet in a parked car, not for one minute and not with a window open.',
        'Know a cool place nearby, such as a library or a community center, in case your air conditioning fails.',
        'Phone older neighbors on hot days and ask whether their house is cool.',
      ],
    },
    { kind: 'heading', text: 'Signs that you are drying out' },
    {
      kind: 'paragraph',
      text: 'Early signs are a dry mouth, a headache, dark urine, tiredness, and feeling lightheaded when you stand. Babies may have fewer wet diapers or cry without tears. Heat exhaustion goes further: heavy sweating, cool and clammy skin, a fast pulse, cramps, nausea. Act on it right away.',
    },
    {
      kind: 'steps',
      steps: [
        'Get out of the sun, into air conditioning if you can.',
        'Lie down and loosen tight clothes.',
        'Wet the skin with cool water and use a fan.',
        'Take small sips of water or an electrolyte drink.',
        'If you keep vomiting, get worse, or are not clearly better within an hour, get medical care.',
      ],
    },
    {
      kind: 'urgent',
      text: 'Call 911 if someone in the heat is confused, faints, has a seizure, or is very hot and stops making sense, even if they are still sweating. This can be heat stroke. While you wait, move them to a cool place, wet them with cool water and fan them. Give no drinks to anyone who is not fully awake.',
    },
    { kind: 'heading', text: 'When to come and see us' },
    {
      kind: 'paragraph',
      text: `Come in if you cannot keep fluids down, have passed little urine since the morning, or still feel weak and dizzy after resting and drinking. We check your blood pressure, pulse and, where it helps, your blood and urine, and replace fluids by mouth or by vein. Walk-ins are welcome and appointments are preferred, ${brand.hours}. When we are closed and it cannot wait, go to an emergency room.`,
    },
  ],
  related: [
    { title: 'Seasonal Health Tips for Desert Living', to: '/blog-inside/2' },
    { title: 'Not Every Emergency Needs the ER: Choosing Urgent Care', to: '/blog-inside/4' },
    { title: 'Common Problems We Treat at Urgent Care', to: '/blog-inside/6' },
  ],
};
