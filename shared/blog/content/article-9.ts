import type { Article } from '#shared/blog/article.ts';
import { brand } from '#shared/brand.ts';

// spec §3: the list gives this article another title; it has no picture, and its related link goes to the blog.
export const article: Article = {
  id: '9',
  title: 'UTI Testing: What to Expect',
  date: 'Jul 14, 2026',
  blocks: [
    {
      kind: 'paragraph',
      text: 'Burning, urgency, a bladder that never feels empty: a simple urine test helps find out whether it is a urinary tract infection.',
    },
    {
      kind: 'paragraph',
      text: 'A urinary tract infection, or UTI, happens when bacteria grow in the bladder or in the tubes that carry urine. It is common, it is nothing to be ashamed of, and it is usually easy to treat. Women get it more often because the way to the bladder is short, but men and children can get it too.',
    },
    { kind: 'heading', text: 'Signs that call for a test' },
    {
      kind: 'points',
      points: [
        'Burning or pain when you pass urine',
        'Needing to go often, with little coming out',
        'A sudden, strong urge that is hard to hold',
        'Cloudy, bloody or strong-smelling urine',
        'Pressure or cramps low in the belly',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Smell or color alone is not a good sign: in the desert, dark and strong urine often means only that you need to drink. In older people, being more confused than usual can have many causes, and a UTI is just one of them, so let us look at the whole person. In small children, watch for fever, vomiting, crying with urination, or new bed-wetting.',
    },
    {
      kind: 'urgent',
      text: 'Come in the same day for fever, chills, vomiting, or pain in your back or side, and whenever you are pregnant and think you have a UTI: the infection may be reaching the kidneys. Call 911 if someone is confused, faints, breathes fast, or has cold, mottled skin with a fever. Go to an emergency room if you cannot pass urine at all, or if a baby under three months old has a fever.',
    },
    { kind: 'heading', text: 'How the tests work' },
    {
      kind: 'paragraph',
      text: 'There are two main tests, and both use the same small cup.',
    },
    {
      kind: 'points',
      points: [
        'A urinalysis looks for white blood cells, blood and other signs of infection. It also shows sugar and protein, which can point to other problems.',
        'A urine culture shows whether bacteria grow, which kind they are, and which antibiotics work against them. It is useful when infections come back, when treatment has not helped, in pregnancy, in men and in children.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Results of most lab tests are back in 24 to 48 hours. A culture has to grow first, so it can be among the slower ones. If your signs are clear, we may start treatment before it is back and change it if the culture says so. Sometimes we also test for pregnancy or for a sexually transmitted infection, because they can feel the same.',
    },
    { kind: 'heading', text: 'How to give a clean sample' },
    {
      kind: 'steps',
      steps: [
        'Try not to empty your bladder in the hour before your visit.',
        'Wash your hands and open the cup without touching its inside.',
        'Clean yourself with the wipe you are given: front to back for women, the tip for men.',
        'Let the first part of the urine go into the toilet.',
        'Catch the middle part in the cup, and let the rest go.',
        'Close the lid and hand the cup in at once.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Tell us if you are on your period, have taken antibiotics lately, or use a medicine that colors the urine orange. Each of them can change the result.',
    },
    { kind: 'heading', text: 'If it is a UTI' },
    {
      kind: 'paragraph',
      text: 'A bacterial UTI is treated with an antibiotic that we choose for you. Tell us about allergies, kidney problems, pregnancy and every other medicine you take. Take it exactly as prescribed and finish it, although you may feel better within a day or two. Do not use antibiotics left over from another time, and do not share them. Drinking water and a warm pad on the belly help with the discomfort. If you are no better after two days, or the signs come back, see us again.',
    },
    { kind: 'heading', text: 'If the test shows no infection' },
    {
      kind: 'paragraph',
      text: 'Then the search goes on. Soaps, some foods, kidney stones, dryness after menopause, prostate trouble or an infection of another kind can all burn. An exam, a blood test or an ultrasound, which takes 30 minutes or less, may help to find the reason.',
    },
    { kind: 'heading', text: 'Lowering the chance of the next one' },
    {
      kind: 'points',
      points: [
        'Drink through the day, more so in summer, unless you have a fluid limit.',
        'Do not hold it for hours at work or on the road.',
        'Women: wipe from front to back, and pass urine after sex.',
        'Skip douches, sprays and scented products.',
        'If UTIs keep coming back, ask us what else can be done.',
      ],
    },
    {
      kind: 'paragraph',
      text: `You can walk in ${brand.hours}, or book a time first. Urinalysis and urine culture are also in our shop for tests. With fever, back pain or pregnancy, see a clinician instead of ordering a test alone.`,
    },
  ],
  related: [{ title: 'All articles on our blog', to: '/blog' }],
};
