import type { Article } from '#shared/blog/article.ts';
import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';

export const article: Article = {
  id: '7',
  title: 'How to Prepare for an Urgent Care Visit',
  date: 'Feb 24, 2026',
  picture: 'article-7',
  blocks: [
    {
      kind: 'paragraph',
      text: 'A few minutes of prep will save you time at the desk and help us help you. None of it is required: if you feel sick, just come in.',
    },
    { kind: 'heading', text: 'First, do you need urgent care?' },
    {
      kind: 'paragraph',
      text: 'Urgent care is a good place to start for almost any new problem that’s bothering you today, unless you have one of the signs below. If you might have a broken bone, call ahead: X-ray may be limited because of a shortage of technologists.',
    },
    {
      kind: 'urgent',
      text: 'Call 911 instead of coming in for chest pain, trouble breathing, sudden weakness or numbness on one side, trouble speaking, fainting, a seizure, severe bleeding, a serious head injury, or swelling of the face or throat. Tell the dispatcher where you are first, unlock the door, and stay on the line.',
    },
    { kind: 'heading', text: 'What to bring' },
    {
      kind: 'points',
      points: [
        'A photo ID',
        'Your insurance card, if you have one. Self-pay is welcome.',
        'A list of your medicines, vitamins and supplements, or the bottles themselves',
        'A list of your allergies and what happened when you had a reaction',
        'The names of your pharmacy and your primary care clinician',
        'Recent test results or hospital discharge papers, if you have them',
        'Glasses, hearing aids, a phone charger and some water',
      ],
    },
    {
      kind: 'paragraph',
      text: 'A child should come with a parent or legal guardian. If a grandparent or sitter is bringing the child, call us first and ask what we’ll need from you in writing. Bring the vaccine record and a favorite toy.',
    },
    { kind: 'heading', text: 'Book, check in online, or walk in' },
    {
      kind: 'paragraph',
      text: `All three work. Our clinics are open ${brand.hours}. Walk-ins are welcome, and appointments are preferred. If you can, book online, where you’ll see the open times at all ${clinics.length} clinics. Please arrive 15 minutes early. If your plans change, reschedule or cancel your visit in My Bookings so someone else can have the time.`,
    },
    { kind: 'heading', text: 'Get your story ready' },
    {
      kind: 'paragraph',
      text: 'What you tell us often helps more than any test. Think through these questions, or put the answers in a note on your phone.',
    },
    {
      kind: 'steps',
      steps: [
        'What bothers you most, in one sentence?',
        'When did it start, and was it sudden or gradual?',
        'Where is it, and does it move?',
        'What makes it better or worse, and what have you tried?',
        'Have you had a fever, and how high was it?',
        'Have you had this before, and what helped then?',
        'Could you be pregnant?',
        'What worries you most about it?',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Also tell us about tobacco, alcohol and other drugs. We ask only because it can change which medicine is safe for you. Photos help with anything that comes and goes, such as a rash or swelling.',
    },
    { kind: 'heading', text: 'Before you leave home' },
    {
      kind: 'points',
      points: [
        'Take your regular medicines as usual, unless a clinician told you not to.',
        'If you took something for pain or fever, write down what and when.',
        'If you may need a urine test, try not to use the bathroom right before.',
        'Wear loose clothes that make it easy to check what hurts.',
        'If you have a cough or fever, wear a mask and tell us when you arrive.',
        'If you’re dizzy or in a lot of pain, have someone else drive.',
        'In summer, cool the car first, and bring water.',
      ],
    },
    { kind: 'heading', text: 'Ask before you go' },
    {
      kind: 'paragraph',
      text: 'You have a right to understand your care. Good questions are: What do you think it is? What else could it be? How do I take this medicine, and what shouldn’t I mix it with? When should I feel better? What would be a reason to come back, or to call 911? If you’re worried about the cost, ask before a test, not after.',
    },
    { kind: 'heading', text: 'After your visit' },
    {
      kind: 'paragraph',
      text: 'Most lab results are ready in 24 to 48 hours. You’ll find them in the Patient Portal, and we’ll explain what they mean. Finish your treatment as prescribed, keep your paperwork for your next primary care visit, and call us if something isn’t going the way we said it would. If you get worse quickly when we’re closed, go to an emergency room.',
    },
  ],
  related: [
    { title: 'Common Problems We Treat at Urgent Care', to: '/blog-inside/6' },
    { title: 'UTI Testing: What to Expect', to: '/blog-inside/9' },
    { title: 'Urgent Care or Primary Care: Which One Do You Need?', to: '/blog-inside/3' },
  ],
};
