import type { Article } from '#shared/blog/article.ts';
import { brand } from '#shared/brand.ts';

export const article: Article = {
  id: '10',
  title: 'A Practical Guide to Healthy Weight Loss',
  date: 'Sep 15, 2026',
  picture: 'article-10',
  blocks: [
    {
      kind: 'paragraph',
      text: 'Healthy weight loss is slow, kind and built to last. Here is how to begin, what to be careful with, and where medical help fits in.',
    },
    {
      kind: 'paragraph',
      text: 'Weight is shaped by genes, sleep, stress, medicines, money and work shifts, not by willpower alone. So leave blame at the door. The aim is not a number from a magazine but a body that carries you well: steadier blood sugar, easier breath, less pain in the knees.',
    },
    { kind: 'heading', text: 'Start with a check, not a diet' },
    {
      kind: 'paragraph',
      text: 'Before a big change, see a primary care clinician. We look at your blood pressure, blood sugar, thyroid and the medicines you take, because some of them add weight. This matters most if you have diabetes, heart or kidney disease, have had an eating disorder, are pregnant or nursing, or are under 18. Weight that falls without your trying deserves a visit too.',
    },
    { kind: 'heading', text: 'Set a goal you can keep' },
    {
      kind: 'steps',
      steps: [
        'Aim for about one to two pounds a week at most. Faster loss rarely stays and can cost you muscle.',
        'Choose actions, not only pounds: a walk after dinner on four days this week.',
        'Change one thing at a time, and keep it for two weeks before you add the next.',
        'Weigh yourself no more than once a day, at the same time, and look at the trend. If the scale upsets you, leave it.',
        'Plan for slips. One hard day is a day, not a failure.',
      ],
    },
    { kind: 'heading', text: 'Eat in a way you can enjoy' },
    {
      kind: 'points',
      points: [
        'Fill half of your plate with vegetables or fruit, a quarter with protein, and a quarter with whole grains, beans or potatoes.',
        'Have protein at every meal, such as eggs, fish, chicken, beans, tofu or yogurt. It keeps you full and protects your muscles.',
        'Trade sweet drinks for water. It may be the easiest change of all.',
        'Cook once, eat twice. A full refrigerator beats a drive-through after a late shift.',
        'Eat slowly, at a table, without a screen.',
        'Be wary of cleanses, pills sold online and plans that forbid whole food groups.',
      ],
    },
    { kind: 'heading', text: 'Move, rest and stay cool' },
    {
      kind: 'paragraph',
      text: 'Any movement counts. Begin with ten minutes a day and add a little each week. A common goal for adults is 150 minutes of brisk activity a week, with strength exercises on two days. In summer, go out soon after sunrise, use a pool, or walk indoors, and drink before you are thirsty. If you have been inactive for long or have heart trouble, ask us first how to begin.',
    },
    {
      kind: 'paragraph',
      text: 'Sleep is part of the plan. Too little of it makes you hungrier the next day. If you snore loudly or wake up tired after a full night, tell us: sleep apnea is common and can be treated.',
    },
    { kind: 'heading', text: 'When medicine can help' },
    {
      kind: 'paragraph',
      text: 'For some people, habits alone are not enough, and that is no failure. Our weight loss management program offers semaglutide injections for $399 per month, as part of a plan you make with a clinician. Semaglutide is a prescription medicine that helps you feel full sooner and longer. It works alongside food and movement, not instead of them, and weight often returns when it is stopped without a plan.',
    },
    {
      kind: 'paragraph',
      text: 'It is not for everyone. Tell us if you are or may become pregnant, if you have had pancreatitis, gallbladder, kidney or serious stomach problems, diabetic eye disease or an eating disorder, or if you or a relative had medullary thyroid cancer or a condition called MEN 2. Tell us about every other medicine, above all for diabetes. Nausea, constipation and diarrhea are common, so drink enough, especially in the heat. Get it only through a clinician who examines you, never from a stranger or a website that asks no questions.',
    },
    {
      kind: 'urgent',
      text: 'Call 911 for chest pain, trouble breathing, fainting, or swelling of the face or throat. Get medical care at once for severe belly pain that does not go away or spreads to the back, for vomiting that does not stop, for very low blood sugar, or for yellow skin or eyes. If food or your body fills your thoughts with despair, call or text 988.',
    },
    { kind: 'heading', text: 'Your first step' },
    {
      kind: 'paragraph',
      text: `Write down what you eat for three days, without judging it. Then bring the list to a visit, along with your medicines, a photo ID and your insurance card. Self-pay is welcome. We are open ${brand.hours}, walk-ins are welcome and appointments are preferred. Together we choose the one change that would do the most for you.`,
    },
  ],
  related: [
    { title: 'Nutrition Basics: Building a Balanced Diet', to: '/blog-inside/11' },
    { title: 'Managing a Chronic Illness With Primary Care', to: '/blog-inside/5' },
    { title: 'Why Regular Health Screenings Matter', to: '/blog-inside/8' },
  ],
};
