import { type Article, articleText } from '#shared/blog/article.ts';
import { relatedArticles } from '#shared/blog/articles.ts';
import { brand } from '#shared/brand.ts';

export const article: Article = {
  id: '5',
  title: 'Managing a Chronic Illness With Primary Care',
  date: 'Jan 20, 2026',
  picture: 'article-5',
  blocks: articleText`
Living with diabetes, high blood pressure or asthma can feel like a full-time job. A provider who knows you
can make it easier.

Many chronic illnesses can’t be cured, but most can be kept under control, which protects your heart, eyes,
kidneys and nerves. That takes small, regular steps, and primary care can help you with each one.

## What primary care does for you

- Sets goals with you, such as a healthy blood pressure, steady blood sugar or better sleep
- Orders the blood work that shows whether the plan is working
- Reviews all your medicines together, to make sure they’re safe to take with each other
- Watches for problems early, before you have symptoms
- Keeps your vaccines and screenings up to date, because an infection can make a stable condition worse
- Refers you to specialists when you need them, and keeps all your records in one place

## Make the most of your first visit

1. Write down every medicine, vitamin and supplement you take, or bring the bottles in a bag.
2. Bring your home readings, if you take any, and your latest test results.
3. Note any changes in sleep, weight, mood, pain, breathing or swelling.
4. Pick the two questions that matter most and ask them first.
5. Before you leave, repeat the plan in your own words, and ask when to come back.

Bring a photo ID and, if you have one, your insurance card. Please arrive 15 minutes early. You don’t need
insurance. Self-pay patients are welcome. Most lab results are ready in 24 to 48 hours, and we’ll go over them
with you.

## Small habits at home

Take your medicines at the same time as another daily habit, such as brushing your teeth. Use a weekly pill
organizer, and refill your prescriptions before a holiday weekend. If you check your blood pressure, sit
quietly for five minutes first, with your back and arm supported, and write down every number, even the ones
you don’t like. Those numbers help us see what’s working.

Move a little on most days. In the hot months, try an early walk, a few laps around the mall, or chair
exercises at home. Eat in a way you can keep up, with more vegetables, beans and whole grains, fewer sugary
drinks and less salt. If you smoke or vape, ask us for help quitting. It’s one of the best things you can do
for almost any illness.

Don’t stop or change a medicine on your own, even if you feel better or have side effects. Call us first.
There’s almost always another option, and some medicines are dangerous to stop suddenly.

## Living with a chronic illness in the desert

- Heat can ruin insulin and inhalers. Don’t leave them in the car.
- Hot weather can lower your blood pressure. Stand up slowly, and ask whether your medicines need to change in
  summer.
- If you have kidney or heart disease, ask how much you should drink on hot days.
- If you have diabetes, don’t walk barefoot on hot ground, and check your feet every evening.
- If you have asthma or COPD, stay indoors when it’s dusty or smoky, and keep your rescue inhaler close.

## Have a plan for bad days

Ask us for a written plan that says what to do when you’re sick, what to do when a reading is too high or too
low, and who to call. Keep it on the refrigerator and on your phone. If you get an unexpected reading but feel
well, rest for a few minutes and check again. If it’s still outside the range in your plan, call us the same
day.

> Call 911 for chest pain, trouble breathing that your inhaler doesn’t relieve, sudden weakness on one side,
> trouble speaking, a seizure, or fainting. Also call 911 if someone with diabetes is confused or won’t wake
> up, or if very high blood pressure comes with a severe headache, chest pain or vision changes. If you’re
> having thoughts of harming yourself, call or text 988.

## How often should you come in?

It depends on how stable your condition is. When your plan is new, you may need to come in every few weeks.
Later, every three to six months is common. Book your next visit before you leave, or online anytime. Our
clinics are open ${brand.hoursInWords}, and you can come to the same clinic for urgent care if something comes
up in between.
`,
  related: relatedArticles('8', '3', '11'),
};
