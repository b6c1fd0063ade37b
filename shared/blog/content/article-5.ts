import type { Article } from '#shared/blog/article.ts';
import { brand } from '#shared/brand.ts';

export const article: Article = {
  id: '5',
  title: 'Managing a Chronic Illness With Primary Care',
  date: 'Jan 20, 2026',
  picture: 'article-5',
  blocks: [
    {
      kind: 'paragraph',
      text: 'Living with diabetes, high blood pressure or asthma is a long road. A clinician who knows you makes it easier and less lonely.',
    },
    {
      kind: 'paragraph',
      text: 'A chronic illness is one that stays for months or years. Many cannot be cured, but most can be held steady, and steady is what protects your heart, eyes, kidneys and nerves. The work is mostly small and regular, which is exactly what primary care is made for.',
    },
    { kind: 'heading', text: 'What primary care does for you' },
    {
      kind: 'points',
      points: [
        'Sets a goal with you: a blood pressure, a blood sugar, a number of good nights a week',
        'Orders the blood work that shows whether the plan is working',
        'Looks at all your medicines together, so that two of them do not work against each other',
        'Watches for early signs of harm, before you can feel them',
        'Keeps vaccines and screenings up to date, because an infection can upset a steady illness',
        'Refers you to a specialist when one is needed, and keeps the whole picture in one place',
      ],
    },
    { kind: 'heading', text: 'A first visit that counts' },
    {
      kind: 'steps',
      steps: [
        'Write down every medicine, vitamin and supplement you take, or bring the bottles in a bag.',
        'Bring your readings from home, if you take any, and your latest test results.',
        'Note what has changed: sleep, weight, mood, pain, breath, swelling.',
        'Choose the two questions that matter most and ask them first.',
        'Before you leave, repeat the plan in your own words, and ask when to come back.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Bring a photo ID and your insurance card, and arrive 15 minutes early. You do not need insurance: self-pay is welcome. Results of most lab tests are back in 24 to 48 hours, and we go through them with you.',
    },
    { kind: 'heading', text: 'Small habits at home' },
    {
      kind: 'paragraph',
      text: 'Tie medicines to something you do anyway, such as brushing your teeth. Use a weekly pill box and set refills before a holiday weekend. If you check your blood pressure, sit quietly for five minutes first, with your back and arm supported, and write the number down whether you like it or not. An honest record helps more than a pretty one.',
    },
    {
      kind: 'paragraph',
      text: 'Move a little on most days. In the hot months that can be an early walk, a mall, or a chair and a song at home. Eat in a way you can keep up: more vegetables, beans and whole grains, fewer sweet drinks, less salt. If you smoke or vape, ask us for help with stopping. It is among the best things you can do for almost any illness.',
    },
    {
      kind: 'paragraph',
      text: 'Never stop or change a medicine because you feel well or because it bothers you. Call us. There is nearly always another choice, and some medicines are risky to stop at once.',
    },
    { kind: 'heading', text: 'The desert adds its own demands' },
    {
      kind: 'points',
      points: [
        'Heat spoils insulin and inhalers. Do not leave them in the car.',
        'Dry heat can lower blood pressure, so stand up slowly and ask whether your medicines need a change in summer.',
        'With kidney or heart disease, ask how much you should drink on hot days.',
        'With diabetes, do not walk barefoot on hot ground. Look at your feet every evening.',
        'With asthma or COPD, stay in on days with dust or smoke, and keep your rescue inhaler close.',
      ],
    },
    { kind: 'heading', text: 'Have a plan for bad days' },
    {
      kind: 'paragraph',
      text: 'Ask for a written plan that says what to do when you are sick, when a reading is too high or too low, and whom to call. Keep it on the refrigerator and in your phone. If a reading surprises you but you feel well, rest and measure again. If it stays out of the range in your plan, call us the same day.',
    },
    {
      kind: 'urgent',
      text: 'Call 911 for chest pain, trouble breathing that your inhaler does not ease, sudden weakness on one side, trouble speaking, a seizure, or fainting. Call too if someone with diabetes is confused or cannot be woken, or if a very high blood pressure comes with a severe headache, chest pain or changes in sight. If you have thoughts of harming yourself, call or text 988.',
    },
    { kind: 'heading', text: 'How often should you come?' },
    {
      kind: 'paragraph',
      text: `That depends on how steady things are. While a plan is new, it may be every few weeks. Later, every three to six months is common. Book the next visit before you leave, or any time online. Our clinics are open ${brand.hours}, and urgent care is in the same building when something comes up in between.`,
    },
  ],
  related: [
    { title: 'Why Regular Health Screenings Matter', to: '/blog-inside/8' },
    { title: 'Urgent Care or Primary Care: Which One Do You Need?', to: '/blog-inside/3' },
    { title: 'Nutrition Basics: Building a Balanced Diet', to: '/blog-inside/11' },
  ],
};
