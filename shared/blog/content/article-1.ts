import { type Article, articleText } from '#shared/blog/article.ts';
import { relatedArticles } from '#shared/blog/articles.ts';
import { brand } from '#shared/brand.ts';

export const article: Article = {
  id: '1',
  title: 'Staying Hydrated in the Las Vegas Summer',
  date: 'Jun 3, 2025',
  picture: 'article-1',
  blocks: articleText`
Desert heat can dry you out before you notice. A few simple habits can help keep you and your family well
through the hottest months.

In humid weather, you notice the sweat running down your face. Here, the air is so dry that sweat evaporates
almost as soon as it forms. You can cross a parking lot, feel dry, and still lose more water than you think.
Thirst is also a late sign, especially in older people and in anyone who’s busy working or playing.

## Drink before you’re thirsty

You don’t need to count glasses. The right amount depends on your size, your activity, your health and the
weather. These habits matter more than a daily target.

- Drink water when you get up, with every meal, and before you go outside.
- Carry water even on a short drive, in case your car breaks down.
- Sip often instead of drinking a lot all at once.
- Make plain water your main drink. Milk, fruit and soup count toward your fluids, too.
- Go easy on alcohol in the heat. It dehydrates you and can hide the early signs of heat illness.
- Check the color of your urine. Pale yellow is good. Dark yellow means you need to drink more.

## When water alone isn’t enough

You lose salt when you sweat. If you work or exercise outdoors for more than an hour, add a salty snack or a
drink with electrolytes. Drinking large amounts of plain water for hours can dilute the salt in your blood,
which is also dangerous. If you have vomiting or diarrhea, small sips of an oral rehydration drink from the
pharmacy usually stay down better than water.

Some people should check with us first. If you have heart failure or kidney disease, you may already have a
limit on fluids or salt. Stick to it, and ask your provider what to do on very hot days. Water pills and some
medicines for blood pressure, allergies or mood can make it harder for your body to handle heat. Don’t stop
taking them on your own. Ask us or your pharmacist first.

## Plan your day around the sun

- Walk, run or do yard work soon after sunrise. Summer evenings stay hot long after sunset, and pavement stays
  even hotter.
- Wear a wide-brimmed hat and loose, light-colored clothes.
- Take breaks in the shade or indoors before you feel you need them.
- Never leave a child, an older person or a pet in a parked car, not even for a minute with the windows
  cracked.
- Know where to find a cool place nearby, such as a library or community center, in case your air conditioning
  fails.
- Call older neighbors on hot days and ask if their homes are cool enough.

## Signs of dehydration

Early signs include a dry mouth, headache, dark urine, tiredness, and feeling lightheaded when you stand up.
Babies may have fewer wet diapers or cry without tears. Heat exhaustion is more serious. Signs include heavy
sweating, cool and clammy skin, a fast pulse, cramps and nausea. If you notice them, act right away:

1. Get out of the sun and into air conditioning if you can.
2. Lie down and loosen tight clothing.
3. Wet your skin with cool water and use a fan.
4. Take small sips of water or an electrolyte drink.
5. If you keep vomiting, get worse, or aren’t clearly better within an hour, get medical care.

> Call 911 if someone in the heat is confused, faints, has a seizure, or is very hot and not making sense,
> even if they’re still sweating. It could be heat stroke. While you wait, move them to a cool place, wet them
> with cool water and fan them. Don’t give anything to drink to someone who isn’t fully awake.

## When to come see us

Come in if you can’t keep fluids down, have barely urinated since morning, or still feel weak and dizzy after
resting and drinking. We’ll check your blood pressure and pulse, test your blood and urine if needed, and
replace fluids by mouth or by IV. We’re open ${brand.hoursInWords}. Walk-ins are welcome, but appointments are
preferred. If we’re closed and it can’t wait, go to an emergency room.
`,
  related: relatedArticles('2', '4', '6'),
};
