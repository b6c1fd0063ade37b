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
      text: 'A screening looks for a problem while you still feel well. That is the moment when many illnesses are easiest to slow, treat or prevent.',
    },
    {
      kind: 'paragraph',
      text: 'You cannot feel high blood pressure. You cannot feel early diabetes either, nor most early cancers. By the time the body complains, months or years may have passed. A few simple checks, at the right ages, close that gap.',
    },
    { kind: 'heading', text: 'What screenings can do for you' },
    {
      kind: 'points',
      points: [
        'Find a problem early, when treatment is often simpler',
        'Prevent some illnesses altogether, for example by removing a growth before it can turn into cancer',
        'Show a trend: three numbers over three years say more than one',
        'Give you peace of mind, or a reason to act',
        'Bring you together once a year with someone who knows your history',
      ],
    },
    { kind: 'heading', text: 'Checks that many adults need' },
    {
      kind: 'paragraph',
      text: 'Which checks are right for you, and how often, depends on your age, your sex, your family and your habits. The ages below are common starting points for people at average risk. With a family history or an earlier finding, you may need to start sooner.',
    },
    {
      kind: 'points',
      points: [
        'Blood pressure: every adult, at least every few years when young and every year from 40 on or at higher risk',
        'Blood sugar: from about 35 if you carry extra weight, and earlier with other risks',
        'Cholesterol: from young adulthood, then as your risk asks for it',
        'Cervical cancer: from 21 to about 65, with a PAP smear, an HPV test or both, every few years',
        'Breast cancer: mammograms from 40 on for most women',
        'Colon cancer: from 45 on, with a test at home or a colonoscopy',
        'Lung cancer: from 50 on for people who smoke or used to smoke heavily',
        'Bone density: for women from 65 on, and earlier with risks',
        'HIV and hepatitis C: at least once for most adults, and other STI tests when they fit your life',
        'Mood, sleep, alcohol, and safety at home: at any age',
      ],
    },
    {
      kind: 'paragraph',
      text: 'We do many of these in our clinics. For others, such as a mammogram or a colonoscopy, we refer you. If cancer runs in your family, ask us about hereditary cancer testing and whether it would help you. It is a choice, and it deserves a calm conversation first.',
    },
    { kind: 'heading', text: 'Screening is not always more, it is what fits' },
    {
      kind: 'paragraph',
      text: 'Every test can raise a false alarm or miss something. A false alarm leads to more tests and to worry. That is why we do not order everything for everyone, and why it is fair to ask: What are you looking for? What would we do if you found it? What are the downsides of the test? Above a certain age, or with a serious illness, some screenings stop being helpful.',
    },
    { kind: 'heading', text: 'How to get ready' },
    {
      kind: 'steps',
      steps: [
        'Ask your relatives which illnesses they had, and at what age they began.',
        'Find your vaccine record and the dates of your last tests.',
        'Ask when you book whether you should come without breakfast. For some blood tests you should, for many you need not. Water is fine.',
        'Take your medicines as usual, unless we tell you otherwise.',
        'Bring a photo ID and your insurance card, and arrive 15 minutes early.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Many insurance plans cover yearly preventive visits. Call the number on your card to be sure. Without insurance, self-pay is welcome, and the prices of single lab tests are shown in our shop for tests before you choose.',
    },
    { kind: 'heading', text: 'What happens with the results' },
    {
      kind: 'paragraph',
      text: 'Results of most lab tests are back in 24 to 48 hours. A number outside the range is not a diagnosis. Often the next step is simply to measure again. We explain what it means, what you can change yourself, and what we would watch. Please do not take silence for good news: if you have not heard from us, call.',
    },
    {
      kind: 'urgent',
      text: 'A screening is for people who feel well. If you have symptoms now, do not wait for a check-up. Call 911 for chest pain, trouble breathing, sudden weakness, trouble speaking or heavy bleeding. Come in soon for a new lump, a mole that changes, blood in the stool or urine, a cough that does not go away, or weight you lose without trying.',
    },
    { kind: 'heading', text: 'Start with one visit' },
    {
      kind: 'paragraph',
      text: `Pick a date you will remember, and book an annual wellness check at the clinic nearest to you. We are open ${brand.hours}. One quiet visit a year is a small thing to do for the person you will be in ten.`,
    },
  ],
  related: [
    { title: 'Managing a Chronic Illness With Primary Care', to: '/blog-inside/5' },
    { title: 'Seasonal Health Tips for Desert Living', to: '/blog-inside/2' },
    { title: 'A Practical Guide to Healthy Weight Loss', to: '/blog-inside/10' },
  ],
};
