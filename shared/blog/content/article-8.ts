import { type Article, articleText } from '#shared/blog/article.ts';
import { relatedArticles } from '#shared/blog/articles.ts';
import { brand } from '#shared/brand.ts';

export const article: Article = {
  id: '8',
  title: 'Why Regular Health Screenings Matter',
  date: 'Apr 21, 2026',
  picture: 'article-8',
  blocks: articleText`
A screening looks for a problem while you still feel well. That’s when many illnesses are easiest to slow,
treat or prevent.

You usually can’t feel high blood pressure, early diabetes or most early cancers. By the time you have
symptoms, months or years may have passed. A few simple tests at the right ages can catch these problems
sooner.

## What screenings can do for you

- Find a problem early, when treatment is often simpler
- Prevent some cancers by finding growths that can be removed early
- Show a trend, because three readings over three years tell us more than one
- Give you peace of mind, or show you what to work on
- Give you a reason to see someone who knows your history every year

## Screenings many adults need

The screenings you need, and how often you need them, depend on your age, sex, family history and habits. The
ages below are common starting points for people at average risk. If an illness runs in your family or you’ve
had an abnormal result before, you may need to start sooner.

- Blood pressure: every few years for younger adults, and every year from age 40 or if you’re at higher risk
- Blood sugar: from age 35 if you’re overweight, and earlier if you have other risk factors
- Cholesterol: from young adulthood, then as often as your provider recommends
- Cervical cancer: from age 21 to about 65, with a Pap smear, an HPV test or both, every few years
- Breast cancer: mammograms from age 40 for most women
- Colon cancer: from age 45, with a home test or a colonoscopy
- Lung cancer: from age 50 for people who smoke or used to smoke heavily
- Bone density: from age 65 for women, and earlier if you have risk factors
- HIV and hepatitis C: at least once for most adults, and other STI tests as needed
- Mood, sleep, alcohol use and safety at home: at any age

We do many of these at our clinics and can refer you for others, such as a mammogram or a colonoscopy. If
cancer runs in your family, ask us about hereditary cancer testing and whether it would help you. It’s your
choice, and we’ll talk it through first.

## More screening isn’t always better

Any test can cause a false alarm or miss something. A false alarm can lead to more tests and more worry.
That’s why we don’t order every test for everyone, and why it’s a good idea to ask: What are you looking for?
What would we do if you found it? What are the downsides of the test? Some screenings are no longer helpful
after a certain age or for someone with a serious illness.

## How to get ready

1. Ask your relatives what illnesses they’ve had and how old they were at the time.
2. Find your vaccine record and the dates of your last tests.
3. When you book, ask whether to skip breakfast. You need to fast for some blood tests but not for others.
   Water is fine.
4. Take your medicines as usual, unless we tell you otherwise.
5. Bring a photo ID and, if you have one, your insurance card. Please arrive 15 minutes early.

Many insurance plans cover yearly preventive visits. Call the number on your card to be sure. Self-pay
patients are welcome, and our lab test shop shows the price of each test.

## What happens with your results

Most lab results are ready in 24 to 48 hours. A number outside the normal range isn’t a diagnosis. Often, the
next step is just to test again. We’ll explain what your results mean, what you can do, and what we’ll keep an
eye on. If you haven’t heard from us, don’t assume that no news is good news. Call us.

> Screenings are for people who feel well. If you have symptoms now, don’t wait for a checkup. Call 911 for
> chest pain, trouble breathing, sudden weakness, trouble speaking or heavy bleeding. Come in soon for a new
> lump, a mole that changes, blood in your stool or urine, a cough that won’t go away, or weight loss you
> can’t explain.

## Start with one visit

Pick a date you’ll remember, and book an annual wellness check at the clinic nearest you. We’re open
${brand.hoursInWords}. One visit a year can catch a problem while it’s still easy to treat.
`,
  related: relatedArticles('5', '2', '10'),
};
