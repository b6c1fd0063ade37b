import type { Article } from '#shared/blog/article.ts';
import { brand } from '#shared/brand.ts';

export const article: Article = {
  id: '3',
  title: 'Urgent Care or Primary Care: Which One Do You Need?',
  date: 'Mar 15, 2025',
  picture: 'article-3',
  blocks: [
    {
      kind: 'paragraph',
      text: 'Urgent care treats the problem you have today. Primary care looks after you over the years. Most people need both, at different times.',
    },
    {
      kind: 'paragraph',
      text: 'All of our clinics offer the two side by side, so you cannot come through the wrong door. Still, knowing the difference helps you get the right length of visit and the right questions ready.',
    },
    { kind: 'heading', text: 'Choose urgent care for today’s problem' },
    {
      kind: 'paragraph',
      text: 'Urgent care is for something new or suddenly worse that should be seen soon, but does not threaten life or limb. You can walk in without an appointment.',
    },
    {
      kind: 'points',
      points: [
        'Sprains and strains, after a fall or at the gym',
        'A moderate fever, the flu, a bad cough or a sore throat',
        'A mild allergic reaction or a mild asthma flare',
        'A cut that may need stitches',
        'Ear pain, pink eye or a sinus infection',
        'Burning when you pass urine',
        'Vomiting or diarrhea that is wearing you out',
      ],
    },
    { kind: 'heading', text: 'Choose primary care for the long view' },
    {
      kind: 'paragraph',
      text: 'Primary care is the place where someone knows your history. The same clinician sees how your numbers change, what your family has been through and which medicines suited you. That is hard to get from single visits.',
    },
    {
      kind: 'points',
      points: [
        'A yearly physical exam and the screenings that fit your age',
        'High blood pressure, diabetes, asthma, thyroid or cholesterol problems',
        'Refills and a careful look at all your medicines together',
        'Vaccines, including the flu vaccine',
        'Routine blood work and what it means for you',
        'Women’s wellness and family planning',
        'A referral when you need a specialist',
        'Low mood, worry, poor sleep or a tiredness that does not pass',
      ],
    },
    { kind: 'heading', text: 'Three questions that settle it' },
    {
      kind: 'steps',
      steps: [
        'Could this be an emergency? If you think so, do not read on: call 911.',
        'Is it new, and would waiting a few days make it worse or hard to bear? Choose urgent care.',
        'Has it been with you for weeks, does it keep coming back, or is it about staying well? Choose primary care.',
      ],
    },
    {
      kind: 'urgent',
      text: 'Call 911 for chest pain or pressure, trouble breathing, sudden weakness or numbness on one side, a drooping face, trouble speaking, fainting, heavy bleeding that does not stop, a serious head injury, or swelling of the face or throat. Do not drive yourself, and do not stop at a clinic on the way.',
    },
    { kind: 'heading', text: 'How the two work together' },
    {
      kind: 'paragraph',
      text: 'Say you come in with a bad cough. Urgent care listens to your lungs, treats what is there, and notices that your blood pressure is high. One high reading on a sick day proves little. A primary care visit two weeks later, when you are well, shows whether it stays high and what to do. Or say your primary care clinician treats your asthma: when a dust storm sets it off on a Tuesday, urgent care gets you breathing easily, and your next regular visit looks at why the plan did not hold.',
    },
    {
      kind: 'paragraph',
      text: 'After an urgent care visit, keep the papers you are given and bring them to your next primary care visit. If you see a clinician elsewhere, ask us for a copy of your results.',
    },
    { kind: 'heading', text: 'If you do not have a primary care clinician yet' },
    {
      kind: 'paragraph',
      text: 'We are welcoming new patients. You can establish care with or without insurance: we take most major plans, and self-pay is welcome. A good first visit is a calm one, before anything hurts. Bring a list of your medicines, what you know of your family’s health, and the two or three things you most want to talk about.',
    },
    { kind: 'heading', text: 'Getting here' },
    {
      kind: 'paragraph',
      text: `Our ten clinics are open ${brand.hours}. Walk-ins are welcome, and appointments are preferred. Please arrive 15 minutes early with a photo ID and your insurance card. If you are still not sure which visit you need, call us, tell us what is going on, and we will help you decide.`,
    },
  ],
  related: [
    { title: 'Not Every Emergency Needs the ER: Choosing Urgent Care', to: '/blog-inside/4' },
    { title: 'Managing a Chronic Illness With Primary Care', to: '/blog-inside/5' },
    { title: 'How to Prepare for an Urgent Care Visit', to: '/blog-inside/7' },
  ],
};
