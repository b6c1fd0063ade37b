import type { Article } from '#shared/blog/article.ts';
import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';

export const article: Article = {
  id: '3',
  title: 'Urgent Care or Primary Care: Which One Do You Need?',
  date: 'Mar 15, 2025',
  picture: 'article-3',
  blocks: [
    {
      kind: 'paragraph',
      text: 'Urgent care treats the problem you have today. Primary care follows your health over the years. Most people need both at some point.',
    },
    {
      kind: 'paragraph',
      text: 'All of our clinics offer both, so there’s no wrong door. Knowing the difference still helps you book the right kind of visit and bring the right questions.',
    },
    { kind: 'heading', text: 'Choose urgent care for today’s problem' },
    {
      kind: 'paragraph',
      text: 'Urgent care is for something new or suddenly worse that should be seen soon but isn’t life-threatening. You can walk in without an appointment.',
    },
    {
      kind: 'points',
      points: [
        'Sprains and strains from a fall or a workout',
        'A moderate fever, the flu, a bad cough or a sore throat',
        'A mild allergic reaction or a mild asthma flare',
        'A cut that may need stitches',
        'Ear pain, pink eye or a sinus infection',
        'Burning when you urinate',
        'Vomiting or diarrhea that’s wearing you out',
      ],
    },
    { kind: 'heading', text: 'Choose primary care for the long term' },
    {
      kind: 'paragraph',
      text: 'In primary care, someone knows your history. The same clinician sees how your numbers change, knows what runs in your family, and remembers which medicines worked for you. A one-time visit can’t give you that.',
    },
    {
      kind: 'points',
      points: [
        'A yearly physical exam and the screenings that fit your age',
        'High blood pressure, diabetes, asthma, thyroid or cholesterol problems',
        'Refills and a careful review of all your medicines together',
        'Vaccines, including the flu vaccine',
        'Routine blood work and what it means for you',
        'Women’s wellness and family planning',
        'A referral when you need a specialist',
        'Depression, anxiety, trouble sleeping, or feeling tired all the time',
      ],
    },
    { kind: 'heading', text: 'Three questions to help you decide' },
    {
      kind: 'steps',
      steps: [
        'Could this be an emergency? If you think so, stop reading and call 911.',
        'Is it new, and would waiting a few days make it worse? Choose urgent care.',
        'Have you had it for weeks, does it keep coming back, or do you just want to stay well? Choose primary care.',
      ],
    },
    {
      kind: 'urgent',
      text: 'Call 911 for chest pain or pressure, trouble breathing, sudden weakness or numbness on one side, a drooping face, trouble speaking, fainting, heavy bleeding that doesn’t stop, a serious head injury, or swelling of the face or throat. Don’t drive yourself, and don’t stop at a clinic on the way.',
    },
    { kind: 'heading', text: 'How the two work together' },
    {
      kind: 'paragraph',
      text: 'Say you come in with a bad cough. In urgent care, we’ll listen to your lungs, treat the cough, and notice that your blood pressure is high. One high reading on a sick day doesn’t mean much. A primary care visit two weeks later, when you’re well, will show whether it’s still high and what to do about it. Or say a dust storm sets off your asthma on a Tuesday. Urgent care will get you breathing easily again, and at your next regular visit we’ll look at why your plan didn’t work.',
    },
    {
      kind: 'paragraph',
      text: 'After an urgent care visit, keep your paperwork and bring it to your next primary care visit. If you see a clinician somewhere else, ask us for a copy of your results.',
    },
    { kind: 'heading', text: 'If you don’t have a primary care clinician yet' },
    {
      kind: 'paragraph',
      text: 'We’re welcoming new patients. You can establish care with or without insurance: we take most major plans, and self-pay is welcome. It’s best to come for a first visit before anything hurts. Bring a list of your medicines, what you know about your family’s health history, and the two or three things you most want to talk about.',
    },
    { kind: 'heading', text: 'Getting here' },
    {
      kind: 'paragraph',
      text: `Our ${clinics.length} clinics are open ${brand.hours}. Walk-ins are welcome, and appointments are preferred. Please arrive 15 minutes early with a photo ID and your insurance card. Still not sure which visit you need? Call us, tell us what’s going on, and we’ll help you decide.`,
    },
  ],
  related: [
    { title: 'Not Every Emergency Needs the ER: Choosing Urgent Care', to: '/blog-inside/4' },
    { title: 'Managing a Chronic Illness With Primary Care', to: '/blog-inside/5' },
    { title: 'How to Prepare for an Urgent Care Visit', to: '/blog-inside/7' },
  ],
};
