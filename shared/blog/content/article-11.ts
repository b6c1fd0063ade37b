import { type Article, articleText } from '#shared/blog/article.ts';
import { relatedArticles } from '#shared/blog/articles.ts';
import { brand } from '#shared/brand.ts';

export const article: Article = {
  id: '11',
  title: 'Nutrition Basics: Building a Balanced Diet',
  date: 'Oct 13, 2026',
  picture: 'article-11',
  blocks: articleText`
You don’t need a rule book to eat well. Fill half your plate with vegetables and fruit, keep a few staples at
home, and enjoy what you cook.

Food affects your blood pressure, blood sugar, energy and mood. No single meal makes or breaks your health, so
look at the whole week. Small changes you stick with will do more than a strict diet you give up by February.

## Start with your plate

- Half: vegetables and fruit, in as many colors as you can. Fresh, frozen and canned all count. Rinse canned
  vegetables, and choose fruit packed in juice or water.
- A quarter: protein, such as beans, fish, chicken, eggs, tofu, lean meat or unsalted nuts. A serving of
  cooked meat or fish is 3 to 4 ounces, about the size of a deck of cards.
- A quarter: whole grains or starchy vegetables, such as brown rice, oatmeal, corn tortillas or potatoes. A
  half cup to a cup, cooked, is plenty for most people.
- On the side: water, plus milk, yogurt or fortified soy milk for calcium.
- For cooking: a spoonful of olive, canola or another vegetable oil instead of butter or lard.

## Read the label in 20 seconds

Check the serving size first, because many packages contain two or more servings. Then look at the percent
Daily Value: 5 percent or less is low, and 20 percent or more is high. Look for more fiber and less sodium,
added sugar and saturated fat.

- Sodium: most adults should stay under 2,300 milligrams a day, or about one teaspoon of salt from all
  sources. Bread, deli meat, canned soup, sauces and takeout add up fast.
- Added sugar: sugary drinks are the biggest source for many of us. A 20-ounce soda has about 16 teaspoons of
  sugar.
- Fiber: most adults do well with 25 to 35 grams a day from beans, oats, vegetables, fruit and nuts. Add it
  slowly, and drink more water as you do.

## Keep it simple on busy weeks

1. Pick two dinners and one breakfast for the week, and shop for those.
2. Cook extra beans, chicken or rice, and use them again the next day.
3. Keep backups in the freezer, such as vegetables, fish and whole-grain bread.
4. Put fruit where you can see it, and chips where you can’t.
5. Pack a snack for work, such as nuts, yogurt or an apple, so you’re not starving by dinner.
6. Eating out? Ask for dressing on the side, swap fries for a salad, and take half home.

Healthy food doesn’t have to be expensive. Dried beans, eggs, oats, cabbage, carrots, bananas and frozen
vegetables are some of the least expensive foods at the store. If money is tight, SNAP, WIC and local food
banks can help. Call 211 to find them.

## Keep food safe in the heat

Refrigerate groceries and leftovers within two hours, or within one hour when it’s above 90 °F. That includes
the ride home from the store. Keep the refrigerator at 40 °F or below. Use a food thermometer to check that
chicken and leftovers reach 165 °F, ground beef 160 °F and fish 145 °F.

## Ask us first if any of these apply

- Diabetes: eat at regular times, and ask how carbohydrates fit with your medicines.
- Kidney disease: you may need to limit potassium, phosphorus or protein. Don’t use salt substitutes unless we
  say so.
- Blood thinners: if you take warfarin, eat about the same amount of leafy greens each week.
- Pregnancy: take folic acid, choose fish low in mercury, and skip alcohol, raw fish and unpasteurized cheese.
- Children: no honey before age 1. Cut grapes and hot dogs lengthwise into small pieces for children under 5,
  and don’t give them whole nuts.
- Supplements: bring the bottles. Some don’t mix well with medicines, and most people don’t need many.

> Call 911 if someone is choking and can’t breathe, talk or cough, or if a food causes swelling of the face or
> throat, trouble breathing or fainting. Use an epinephrine auto-injector right away if they have one. Also
> call 911 if someone with diabetes is confused or won’t wake up. If thoughts about food or your body feel
> unbearable, call or text 988 anytime.

## When to come in

Book a primary care visit if you’re losing weight without trying, have trouble swallowing, feel tired all the
time, or want a plan for your blood pressure, cholesterol or blood sugar. A few simple blood tests can show
where you stand. Our clinics are open ${brand.hoursInWords}. Walk-ins are welcome, but appointments are
preferred.
`,
  related: relatedArticles('10', '5', '1'),
};
