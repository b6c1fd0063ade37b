import type { Article } from '#shared/blog/article.ts';
import { brand } from '#shared/brand.ts';

export const article: Article = {
  id: '4',
  title: 'Not Every Emergency Needs the ER: Choosing Urgent Care',
  date: 'Aug 19, 2025',
  picture: 'article-4',
  blocks: [
    {
      kind: 'paragraph',
      text: 'A twisted ankle, a deep cut, a child with a fever: frightening, but rarely life-threatening. Urgent care can often handle it.',
    },
    {
      kind: 'paragraph',
      text: 'Emergency rooms are built for danger to life. They see the sickest person first, whoever came earlier, so a smaller problem can mean a long wait. An urgent care clinic is built for the middle ground: problems that should not wait for next week and do not need a hospital.',
    },
    { kind: 'heading', text: 'First, rule out a true emergency' },
    {
      kind: 'paragraph',
      text: 'Read the list below once, and then trust your sense of it. If you believe that someone could die or lose a limb, an eye or a pregnancy, go by ambulance. Nobody will blame you for a call that turned out not to be needed.',
    },
    {
      kind: 'urgent',
      text: 'Call 911 for chest pain or pressure, trouble breathing, signs of a stroke (a drooping face, a weak arm, slurred speech), severe bleeding, a seizure, a head injury with fainting or confusion, a bone that shows through the skin, a large or deep burn, a severe allergic reaction, sudden severe pain, or thoughts of ending your life. You can also call or text 988 for a crisis of mind or mood.',
    },
    { kind: 'heading', text: 'What urgent care can do' },
    {
      kind: 'points',
      points: [
        'Clean and close cuts that need stitches, and check whether a tetanus shot is due',
        'Look after sprains and minor fractures with a splint and a plan',
        'Treat small burns and check them for infection',
        'Ease mild to moderate asthma flares and allergic reactions',
        'Find the cause of a high fever, a sore throat or an earache',
        'Treat urinary tract infections',
        'Sort out belly pain that is not severe, vomiting and mild dehydration',
        'Test and treat colds and flu',
      ],
    },
    {
      kind: 'paragraph',
      text: 'We have lab tests and ultrasound, and an ultrasound takes 30 minutes or less. X-ray may be limited at times because of a shortage of radiologic technologists, so please call ahead if you think you have broken something. We will tell you where an X-ray can be taken that day.',
    },
    { kind: 'heading', text: 'What to do before you leave home' },
    {
      kind: 'steps',
      steps: [
        'For bleeding, press firmly on the wound with a clean cloth for ten minutes without peeking. If blood soaks through and keeps coming, call 911.',
        'For a sprain, rest it, raise it, and put something cold on it with a cloth in between. If the foot or hand is cold, pale or numb, go to an emergency room.',
        'For a small burn, hold it under cool running water for about 20 minutes. Use no ice, butter or toothpaste, and leave blisters alone.',
        'For a fever, dress lightly, drink often, and use acetaminophen or ibuprofen only as the label says. Ask us or a pharmacist first for a baby, in pregnancy, or with kidney, liver or stomach problems. Never give aspirin to a child.',
        'For vomiting, stop eating for a while and take small sips every few minutes.',
      ],
    },
    { kind: 'heading', text: 'People who need a lower threshold' },
    {
      kind: 'paragraph',
      text: 'The same symptom can mean more in some people. Be quicker to seek care for babies and people over 65, during pregnancy, and for anyone with heart disease, diabetes, cancer treatment or a weak immune system. A baby under three months old with a temperature of 100.4 °F or higher needs an emergency room, day or night, even if the baby looks well. Anyone who takes a blood thinner and hits their head belongs there too.',
    },
    { kind: 'heading', text: 'If we find something bigger' },
    {
      kind: 'paragraph',
      text: 'Sometimes an exam shows that you need more than a clinic has. Then we tell you so plainly, call ahead, and arrange your transfer to an emergency room or an appointment with a specialist. Coming to us first is no mistake when you were unsure, as long as nothing on the list above was happening.',
    },
    { kind: 'heading', text: 'Hours, and what to do when we are closed' },
    {
      kind: 'paragraph',
      text: `We are open ${brand.hours}, with and without an appointment. On evenings and weekends, think about whether it can safely wait until morning or until Monday. If it can, rest and book a time online. If it cannot, or it gets worse, go to an emergency room.`,
    },
  ],
  related: [
    { title: 'Urgent Care or Primary Care: Which One Do You Need?', to: '/blog-inside/3' },
    { title: 'Common Problems We Treat at Urgent Care', to: '/blog-inside/6' },
    { title: 'How to Prepare for an Urgent Care Visit', to: '/blog-inside/7' },
  ],
};
