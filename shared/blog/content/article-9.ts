import { type Article, articleText } from '#shared/blog/article.ts';
import { brand } from '#shared/brand.ts';

// Article 9 has no picture, isn't in the list, and its related link goes to the blog.
export const article: Article = {
  id: '9',
  title: 'UTI Testing: What to Expect',
  date: 'Jul 14, 2026',
  blocks: articleText`
If it burns when you urinate, or you always feel like you have to go, a simple urine test can help show
whether it’s a urinary tract infection.

A urinary tract infection, or UTI, happens when bacteria grow in the bladder or in the tubes that carry urine.
UTIs are common and usually easy to treat, and they’re nothing to be embarrassed about. Women get UTIs more
often because bacteria don’t have as far to travel to the bladder, but men and children can get them, too.

## When to get tested

- Burning or pain when you urinate
- Needing to go often but passing only a little urine
- A sudden, strong urge that’s hard to hold
- Cloudy, bloody or strong-smelling urine
- Pressure or cramps low in your belly

Smell or color alone doesn’t tell us much. In the desert, dark, strong-smelling urine often just means you
need to drink more. In older people, confusion can have many causes besides a UTI. If it comes on suddenly,
call 911. In small children, watch for fever, vomiting, crying while urinating, or new bed-wetting.

> Come in the same day if you have a fever, chills, vomiting, or pain in your back or side, because the
> infection may be reaching your kidneys. Come in the same day if you’re pregnant and think you have a UTI.
> Call 911 if someone is confused, faints, is breathing fast, or has cold, mottled skin with a fever. Go to an
> emergency room if you can’t urinate at all, or if a baby under 3 months old has a fever of 100.4 °F or
> higher.

## How the tests work

There are two main tests, and both can use the same sample.

- A urinalysis looks for white blood cells, blood and other signs of infection. It can also show sugar and
  protein, which can point to other problems.
- A urine culture shows whether bacteria grow, what kind they are, and which antibiotics work against them.
  It’s useful when infections keep coming back or treatment hasn’t worked, and for men, children and anyone
  who’s pregnant.

Most lab results are ready in 24 to 48 hours. Bacteria need time to grow, so a culture can take longer. If
your symptoms clearly point to an infection, we may start treatment before the culture is ready and adjust it
if the results call for a change. Sometimes we’ll also test for pregnancy or a sexually transmitted infection,
because either one can cause similar symptoms.

## How to give a clean sample

1. Try not to urinate in the hour before your visit.
2. Wash your hands and open the cup without touching the inside.
3. Clean yourself with the wipe we give you. Women should wipe from front to back. Men should clean the tip of
   the penis.
4. Let the first part of the urine go into the toilet.
5. Catch the middle part in the cup, and let the rest go into the toilet.
6. Close the lid and hand in the cup right away.

Tell us if you’re on your period, have taken antibiotics recently, or take a medicine that turns your urine
orange. Any of these can affect the result.

## If it’s a UTI

We’ll choose an antibiotic for you. First, tell us about any allergies or kidney problems, whether you’re
pregnant, and every other medicine you take. Take the antibiotic exactly as prescribed and finish all of it,
even if you feel better in a day or two. Don’t use leftover antibiotics, and don’t share yours. Drinking water
and using a heating pad on your belly can ease the discomfort. If you’re not better after two days, or your
symptoms return, come see us again.

## If the test shows no infection

We’ll keep looking. Soaps, some foods, kidney stones, dryness after menopause, prostate trouble or another
kind of infection can all cause burning. An exam, a blood test or an ultrasound, which takes 30 minutes or
less, may help us find the cause.

## How to help prevent the next one

- Drink water throughout the day, and more in summer, unless you have a fluid limit.
- Don’t hold your urine for hours at work or on the road.
- Women: wipe from front to back, and urinate after sex.
- Skip douches, sprays and scented products.
- If UTIs keep coming back, ask us what else can help.

To get tested, walk in ${brand.hoursInWords}, or book a time first. You can also buy a urinalysis or urine
culture in our lab test shop. If you have a fever or back pain, or you’re pregnant, see a provider instead of
ordering a test on your own.
`,
  related: [{ title: 'All articles on our blog', to: '/blog' }],
};
