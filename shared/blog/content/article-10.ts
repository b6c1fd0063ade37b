import { type Article, articleText } from '#shared/blog/article.ts';
import { relatedArticles } from '#shared/blog/articles.ts';
import { brand } from '#shared/brand.ts';

export const article: Article = {
  id: '10',
  title: 'A Practical Guide to Healthy Weight Loss',
  date: 'Sep 15, 2026',
  picture: 'article-10',
  blocks: articleText`
Healthy weight loss is slow and steady. Here’s how to start, what to watch out for, and where medical help
fits in.

Genes, sleep, stress, medicines, money and work shifts all affect your weight. Losing weight isn’t just about
willpower, so don’t blame yourself. The goal isn’t a number from a magazine. It’s to feel better, with
steadier blood sugar, easier breathing and less knee pain.

## Start with a checkup, not a diet

Before you make a big change, see a primary care provider. We’ll check your blood pressure, blood sugar and
thyroid, and review your medicines, because some cause weight gain. This is especially important if you have
diabetes, heart disease or kidney disease, have had an eating disorder, are pregnant or nursing, or are
under 18. Also come in if you’re losing weight without trying.

## Set goals you can reach

1. Aim for one to two pounds a week at most. Faster weight loss rarely lasts, and you can lose muscle.
2. Set goals for what you’ll do, not just what you’ll weigh. For example, take a walk after dinner four days
   this week.
3. Change one thing at a time, and stick with it for two weeks before you add the next.
4. Weigh yourself no more than once a day, at the same time, and look at the trend. If the scale upsets you,
   skip it.
5. Expect setbacks. One hard day doesn’t undo your progress.

## Eat in a way you enjoy

- Fill half your plate with vegetables or fruit, a quarter with protein, and a quarter with whole grains,
  beans or potatoes.
- At every meal, have some protein, such as eggs, fish, chicken, beans, tofu or yogurt. It keeps you full and
  protects your muscles.
- Swap sugary drinks for water. It may be the easiest change you’ll make.
- Cook extra and save some, so dinner is ready after a late shift.
- Eat slowly, at a table and away from screens.
- Be careful with cleanses, pills sold online, and plans that cut out whole food groups.

## Move, sleep and stay cool

Any movement counts. Start with 10 minutes a day and add a little each week. A common goal for adults is 150
minutes of brisk activity a week, plus strength exercises on two days. In summer, go out soon after sunrise,
swim, or walk indoors, and drink before you’re thirsty. If you haven’t been active in a long time or have
heart trouble, ask us how to start.

Sleep is part of the plan. When you don’t sleep enough, you’re hungrier the next day. If you snore loudly or
wake up tired after a full night, tell us: sleep apnea is common and treatable.

## When medicine can help

For some people, habits alone aren’t enough, and that isn’t a failure. Our weight loss management program
offers semaglutide injections for $399 per month, as part of a plan you make with a provider. Semaglutide is a
prescription medicine that helps you feel full sooner and stay full longer. It works along with healthy eating
and exercise, not instead of them, and many people regain weight if they stop taking it without a plan.

Semaglutide isn’t for everyone. Tell us if you’re pregnant or could become pregnant. Tell us if you’ve had
pancreatitis, an eating disorder, diabetic eye disease, or gallbladder, kidney or serious stomach problems, or
if you or a family member has had medullary thyroid cancer or a condition called MEN 2. We also need to know
about every other medicine you take, especially for diabetes. Nausea, constipation and diarrhea are common, so
drink plenty of fluids, especially in the heat. Get semaglutide only from a provider who examines you, never
from a stranger or a website that doesn’t ask about your health.

> Call 911 for chest pain, trouble breathing, fainting, or swelling of the face or throat. Get medical care
> right away for severe belly pain that won’t go away or spreads to your back, vomiting that won’t stop, very
> low blood sugar, or yellow skin or eyes. If thoughts about food or your body feel unbearable, call or text
> 988 anytime.

## Your first step

Write down what you eat for three days, without judging yourself. Then bring the list to your visit, along
with your medicines, a photo ID and your insurance card. Self-pay patients are welcome. We’re open
${brand.hoursInWords}. Walk-ins are welcome, but appointments are preferred. Together, we’ll pick the one
change that would help you most.
`,
  related: relatedArticles('11', '5', '8'),
};
