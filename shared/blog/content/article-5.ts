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
      text: 'Diabetes, high blood pressure or asthma can feel like a full-time job. A clinician who knows you makes it easier to manage.',
    },
    {
      kind: 'paragraph',
      text: 'A chronic illness lasts for months or years. Many can’t be cured, but most can be kept under control, and that protects your heart, eyes, kidneys and nerves. It takes small, regular steps, and that’s what primary care is for.',
    },
    { kind: 'heading', text: 'What primary care does for you' },
    {
      kind: 'points',
      points: [
        'Sets a goal with you: a blood pressure, a blood sugar, or more nights of good sleep',
        'Orders the blood work that shows whether the plan is working',
        'Reviews all your medicines together, to make sure they’re safe to take with each other',
        'Watches for early problems, before you can feel them',
        'Keeps vaccines and screenings up to date, because an infection can throw off a stable condition',
        'Refers you to a specialist when you need one, and keeps all your records in one place',
      ],
    },
    { kind: 'heading', text: 'Make the most of your first visit' },
    {
      kind: 'steps',
      steps: [
        'Write down every medicine, vitamin and supplement you take, or bring the bottles in a bag.',
        'Bring your home readings, if you take any, and your latest test results.',
        'Note any changes in sleep, weight, mood, pain, breathing or swelling.',
        'Pick the two questions that matter most and ask them first.',
        'Before you leave, repeat the plan in your own words, and ask when to come back.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Bring a photo ID and your insurance card, and arrive 15 minutes early. You don’t need insurance: self-pay is welcome. Most lab results are ready in 24 to 48 hours, and we’ll go over them with you.',
    },
    { kind: 'heading', text: 'Small habits at home' },
    {
      kind: 'paragraph',
      text: 'Tie your medicines to something you already do every day, such as brushing your teeth. Use a weekly pill box, and refill before a holiday weekend. If you check your blood pressure, sit quietly for five minutes first, with your back and arm supported, and write down every number, even the ones you don’t like. That’s how we find out what’s working.',
    },
    {
      kind: 'paragraph',
      text: 'Move a little on most days. In the hot months, try an early walk, a few laps around the mall, or chair exercises at home. Eat in a way you can keep up: more vegetables, beans and whole grains, fewer sugary drinks, less salt. If you smoke or vape, ask us for help quitting. It’s one of the best things you can do for almost any illness.',
    },
    {
      kind: 'paragraph',
      text: 'Don’t stop or change a medicine because you feel better or because it bothers you. Call us first. There’s almost always another option, and some medicines are dangerous to stop suddenly.',
    },
    { kind: 'heading', text: 'Living with it in the desert' },
    {
      kind: 'points',
      points: [
        'Heat ruins insulin and inhalers. Don’t leave them in the car.',
        'Hot weather can lower your blood pressure. Stand up slowly, and ask whether your medicines need to change in summer.',
        'Kidney or heart disease: ask how much you should drink on hot days.',
        'Diabetes: don’t walk barefoot on hot ground, and check your feet every evening.',
        'Asthma or COPD: stay in when it’s dusty or smoky, and keep your rescue inhaler close.',
      ],
    },
    { kind: 'heading', text: 'Have a plan for bad days' },
    {
      kind: 'paragraph',
      text: 'Ask us for a written plan that says what to do when you’re sick, what to do when a reading is too high or too low, and who to call. Keep it on the refrigerator and on your phone. If a reading surprises you but you feel well, rest and check again. If it stays out of the range in your plan, call us the same day.',
    },
    {
      kind: 'urgent',
      text: 'Call 911 for chest pain, trouble breathing that your inhaler doesn’t relieve, sudden weakness on one side, trouble speaking, a seizure, or fainting. Also call 911 if someone with diabetes is confused or won’t wake up, or if very high blood pressure comes with a severe headache, chest pain or vision changes. If you’re having thoughts of harming yourself, call or text 988.',
    },
    { kind: 'heading', text: 'How often should you come in?' },
    {
      kind: 'paragraph',
      text: `It depends on how stable things are. When a plan is new, it may be every few weeks. Later, every three to six months is common. Book your next visit before you leave, or online any time. Our clinics are open ${brand.hours}, and urgent care is in the same building if something comes up in between.`,
    },
  ],
  related: [
    { title: 'Why Regular Health Screenings Matter', to: '/blog-inside/8' },
    { title: 'Urgent Care or Primary Care: Which One Do You Need?', to: '/blog-inside/3' },
    { title: 'Nutrition Basics: Building a Balanced Diet', to: '/blog-inside/11' },
  ],
};
