import { type Article, articleText } from '#shared/blog/article.ts';
import { relatedArticles } from '#shared/blog/articles.ts';

export const article: Article = {
  id: '2',
  title: 'Seasonal Health Tips for Desert Living',
  date: 'Oct 14, 2025',
  picture: 'article-2',
  blocks: articleText`
Yes, the desert has seasons: a mild fall, a dry winter, a windy spring and a hot, stormy summer. Here’s how to
stay well in each one.

Most of these tips take a few minutes and cost little or nothing. Pick one or two for the season you’re in,
and check back when the weather changes.

## Fall: get your vaccines

Fall is the time to get a flu vaccine, ideally by the end of October, so you’re protected before flu starts to
spread. It’s still worth getting later in the season. The vaccine is recommended every year for almost
everyone 6 months and older. It matters most for young children, people 65 and older, anyone who’s pregnant,
and people with asthma, diabetes or heart disease.

At our clinics, the flu vaccine is $30 without insurance. While you’re here, ask whether you’re due for other
vaccines, such as tetanus, pneumonia, COVID-19 or shingles. Tell us about any allergies and any reaction
you’ve had to a vaccine.

## Winter: dry air and colds

Winter nights here are colder than newcomers expect, and indoor heating dries out your nose, lips and skin. A
dry nose bleeds more easily and may let in more germs.

- Keep drinking water, even when you don’t feel like it.
- Use a plain saline spray for a dry nose, and a thick cream or ointment on your skin after a bath or shower.
- Wash your hands before you eat and when you get home.
- Stay home while you have a fever, and cover your coughs.
- Have your heater checked, put a carbon monoxide alarm near the bedrooms, and never heat a room with a grill
  or oven.

A cold should start to improve in about a week. Come see us if you get better and then worse, have a fever for
more than three days, or still have a cough after three weeks. If you think you have the flu and you’re at
higher risk of complications, come in within the first two days. Flu medicines work best when you start them
early.

## Spring: wind, dust and pollen

When the mulberry, olive and ash trees bloom and the wind picks up, people all over the valley get itchy eyes
and runny noses. Allergies can make your eyes and nose itch, but they don’t cause a fever. A cold is more
likely to bring aches and a sore throat. On windy days, keep the windows closed at home and in the car, and
shower and change clothes when you come inside. A pharmacist can help you choose an allergy medicine that
won’t make you drowsy. Follow the label.

Dust can also make you sick. In the desert Southwest, it can carry the fungus that causes valley fever, which
can feel like a long case of the flu, with a cough and fatigue. If you’ve had a cough or fatigue for more than
two weeks, especially after a dust storm or digging in the dirt, come in and tell us about the dust. That
helps us choose the right test. If you have asthma, keep your rescue inhaler with you and check its expiration
date.

## Summer: heat, storms and smoke

- Drink before you’re thirsty, and stay somewhere cool during the hottest hours.
- Wear sunscreen and a hat, and watch your skin for spots that change.
- Test pavement and car seat buckles with the back of your hand before a child touches them.
- Late summer brings sudden storms. Stay out of washes, and never drive through moving water.
- When wildfire smoke hangs over the valley, stay indoors with the windows closed and skip hard exercise.
- Shake out shoes and gloves left outside overnight, because scorpions can hide in them. If you’re stung, wash
  and cool the area, and come in if the pain or numbness spreads.
- Never take your eyes off children in or near a pool, even if they can swim.

> Call 911 if someone has trouble breathing, blue or gray lips, chest pain, confusion or a seizure, or won’t
> wake up. Also call for a snakebite, for swelling of the face or throat after a sting, and for a small child
> whose eyes or limbs start jerking after a scorpion sting. If a carbon monoxide alarm goes off, get everyone
> outside first, then call 911.

## Don’t forget your yearly checkup

Plan your yearly checkup around a time you won’t forget, such as your birthday or the first cool week of fall.
In one visit, we can check your blood pressure, review your medicines and vaccines, and make a plan for the
months ahead.
`,
  related: relatedArticles('1', '8', '6'),
};
