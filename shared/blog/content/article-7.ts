import type { Article } from '#shared/blog/article.ts';
import { brand } from '#shared/brand.ts';

export const article: Article = {
  id: '7',
  title: 'How to Prepare for an Urgent Care Visit',
  date: 'Feb 24, 2026',
  picture: 'article-7',
  blocks: [
    {
      kind: 'paragraph',
      text: 'A few minutes of preparation save time at the desk, and they help us to help you. Nothing here is required: if you feel bad, just come.',
    },
    { kind: 'heading', text: 'First, is it urgent care you need?' },
    {
      kind: 'paragraph',
      text: 'For almost anything that is new and bothers you today, short of the signs below, urgent care is a good place to start. If it may be a broken bone, call ahead: X-ray may be limited because of a shortage of technologists.',
    },
    {
      kind: 'urgent',
      text: 'Call 911 instead of coming in for chest pain, trouble breathing, sudden weakness or numbness on one side, trouble speaking, fainting, a seizure, severe bleeding, a serious head injury, or swelling of the face or throat. Tell the operator where you are before anything else, unlock the door, and stay on the line.',
    },
    { kind: 'heading', text: 'What to bring' },
    {
      kind: 'points',
      points: [
        'A photo ID',
        'Your insurance card, or nothing at all: self-pay is welcome',
        'A list of your medicines, or the bottles themselves, with vitamins and supplements',
        'A list of allergies, and what happened when you had a reaction',
        'The name of your pharmacy and of your primary care clinician',
        'Recent test results or hospital papers, if you have them',
        'Glasses, hearing aids, a phone charger and some water',
      ],
    },
    {
      kind: 'paragraph',
      text: 'For a child, a parent or legal guardian should come along. If a grandparent or sitter brings the child, call us first and ask what we need from you in writing. Bring the vaccine record and a favorite toy.',
    },
    { kind: 'heading', text: 'Book, check in online, or walk in' },
    {
      kind: 'paragraph',
      text: `All three work. Our clinics are open ${brand.hours}. Walk-ins are welcome and appointments are preferred, so if you can, choose a time on our booking page: you can see which times are open at each of the ten clinics. Please arrive 15 minutes early. If your plans change, move or cancel the visit in My Bookings, so that somebody else can have the time.`,
    },
    { kind: 'heading', text: 'Get your story ready' },
    {
      kind: 'paragraph',
      text: 'A clear story is the best test we have. Answer these questions in your head, or put them in a note on your phone.',
    },
    {
      kind: 'steps',
      steps: [
        'What bothers you most, in one sentence?',
        'When did it start, and was it sudden or slow?',
        'Where is it, and does it move?',
        'What makes it better or worse, and what have you tried?',
        'Have you had a fever, and how high was it?',
        'Has it happened before, and what helped then?',
        'Could you be pregnant?',
        'What worries you most about it?',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Tell us about tobacco, alcohol and other drugs too. We ask only because it can change which medicine is safe for you. Photos help with anything that comes and goes, such as a rash or a swelling.',
    },
    { kind: 'heading', text: 'Before you leave home' },
    {
      kind: 'points',
      points: [
        'Take your regular medicines as usual, unless a clinician told you not to.',
        'If you took something for pain or fever, note what and when.',
        'If you may need a urine test, try not to empty your bladder just before.',
        'Wear loose clothes that let us reach what hurts.',
        'If you cough or have a fever, wear a mask and tell us when you come in.',
        'If you feel dizzy or are in strong pain, let someone else drive.',
        'In summer, cool the car first, and keep water with you.',
      ],
    },
    { kind: 'heading', text: 'Ask before you go' },
    {
      kind: 'paragraph',
      text: 'You have the right to understand your care. Useful questions are: What do you think it is? What else could it be? How do I take this medicine, and what should it not be mixed with? When should I feel better? What would be a reason to come back, or to call 911? If a price worries you, ask about it before a test, not after.',
    },
    { kind: 'heading', text: 'Afterwards' },
    {
      kind: 'paragraph',
      text: 'Results of most lab tests are back in 24 to 48 hours. You can see them in the Patient Portal, and we explain what they mean. Finish the treatment as it was prescribed, keep your papers for your next primary care visit, and call us if something does not go as we said. If you get worse quickly when we are closed, go to an emergency room.',
    },
  ],
  related: [
    { title: 'Common Problems We Treat at Urgent Care', to: '/blog-inside/6' },
    { title: 'UTI Testing: What to Expect', to: '/blog-inside/9' },
    { title: 'Urgent Care or Primary Care: Which One Do You Need?', to: '/blog-inside/3' },
  ],
};
