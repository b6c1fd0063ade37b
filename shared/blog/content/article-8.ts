import type { Article } from '#shared/blog/article.ts';
import { brand } from '#shared/brand.ts';

export const article: Article = {
  id: '8',
  title: 'Why Regular Health Screenings Matter',
  date: 'Apr 21, 2026',
  picture: 'article-8',
  blocks: [
    {
      kind: 'paragraph',
      text: 'A screening looks for a problem while you still feel well. That’s when many illnesses are easiest to slow, treat or prevent.',
    },
    {
      kind: 'paragraph',
      text: 'You can’t feel high blood pressure. You can’t feel early diabetes or most early cancers, either. By the time you have symptoms, months or years may have passed. A few simple checks at the right ages can catch them sooner.',
    },
    { kind: 'heading', text: 'What screenings can do for you' },
    {
      kind: 'points',
      points: [
        'Find a problem early, when treatment is often simpler',
        'Prevent some illnesses altogether, for example by removing a growth before it can turn into cancer',
        'Show a trend: three numbers over three years tell us more than one',
        'Give you peace of mind, or a reason to act',
        'Bring you in once a year to see someone who knows your history',
      ],
    },
    { kind: 'heading', text: 'Checks that many adults need' },
    {
      kind: 'paragraph',
      text: 'Which checks you need, and how often, depends on your age, sex, family history and habits. The ages below are common starting points for people at average risk. If you have a family history or an earlier finding, you may need to start sooner.',
    },
    {
      kind: 'points',
      points: [
        'Blood pressure: every few years for younger adults, and every year from age 40 or if you’re at higher risk',
        'Blood sugar: from age 35 if you’re overweight, and earlier if you have other risks',
        'Cholesterol: from young adulthood, then as often as your risk calls for',
        'Cervical cancer: from age 21 to about 65, with a PAP smear, an HPV test or both, every few years',
        'Breast cancer: mammograms from age 40 for most women',
        'Colon cancer: from age 45, with a home test or a colonoscopy',
        'Lung cancer: from age 50 for people who smoke or used to smoke heavily',
        'Bone density: from age 65 for women, and earlier if you have risks',
        'HIV and hepatitis C: at least once for most adults, and other STI tests as needed',
        'Mood, sleep, alcohol, and safety at home: at any age',
      ],
    },
    {
      kind: 'paragraph',
      text: 'We do many of these in our clinics and refer you for others, such as a mammogram or a colonoscopy. If cancer runs in your family, ask us about hereditary cancer testing and whether it would help you. It’s your choice, and we’ll talk it through first.',
    },
    { kind: 'heading', text: 'The right screenings, not more of them' },
    {
      kind: 'paragraph',
      text: 'Every test can raise a false alarm or miss something. A false alarm leads to more tests and more worry. That’s why we don’t order everything for everyone, and why it’s fair to ask: What are you looking for? What would we do if you found it? What are the downsides of the test? After a certain age, or with a serious illness, some screenings stop being helpful.',
    },
    { kind: 'heading', text: 'How to get ready' },
    {
      kind: 'steps',
      steps: [
        'Ask your relatives what illnesses they’ve had, and how old they were when they started.',
        'Find your vaccine record and the dates of your last tests.',
        'Ask when you book whether to skip breakfast. Some blood tests need it, and many don’t. Water is fine.',
        'Take your medicines as usual, unless we tell you otherwise.',
        'Bring a photo ID and your insurance card, and arrive 15 minutes early.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Many insurance plans cover yearly preventive visits. Call the number on your card to be sure. If you don’t have insurance, self-pay is welcome, and our lab test shop shows the price of each test before you choose.',
    },
    { kind: 'heading', text: 'What happens with your results' },
    {
      kind: 'paragraph',
      text: 'Most lab results are ready in 24 to 48 hours. A number outside the range isn’t a diagnosis. Often the next step is just to test again. We’ll explain what it means, what you can change yourself, and what we’d keep an eye on. Don’t assume no news is good news: if you haven’t heard from us, call.',
    },
    {
      kind: 'urgent',
      text: 'Screenings are for people who feel well. If you have symptoms now, don’t wait for a checkup. Call 911 for chest pain, trouble breathing, sudden weakness, trouble speaking or heavy bleeding. Come in soon for a new lump, a mole that changes, blood in your stool or urine, a cough that won’t go away, or weight loss you can’t explain.',
    },
    { kind: 'heading', text: 'Start with one visit' },
    {
      kind: 'paragraph',
      text: `Pick a date you’ll remember, and book an annual wellness check at the clinic nearest you. We’re open ${brand.hours}. One visit a year can catch a problem while it’s still easy to treat.`,
    },
  ],
  related: [
    { title: 'Managing a Chronic Illness With Primary Care', to: '/blog-inside/5' },
    { title: 'Seasonal Health Tips for Desert Living', to: '/blog-inside/2' },
    { title: 'A Practical Guide to Healthy Weight Loss', to: '/blog-inside/10' },
  ],
};
