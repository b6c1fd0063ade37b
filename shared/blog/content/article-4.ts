import { type Article, articleText } from '#shared/blog/article.ts';
import { relatedArticles } from '#shared/blog/articles.ts';
import { brand } from '#shared/brand.ts';

export const article: Article = {
  id: '4',
  title: 'Not Every Emergency Needs the ER: Choosing Urgent Care',
  date: 'Aug 19, 2025',
  picture: 'article-4',
  blocks: articleText`
A twisted ankle, a deep cut or a child’s fever can be scary, but it’s rarely life-threatening. Urgent care can
often treat it.

Emergency rooms are built for life-threatening problems. They see the sickest people first, no matter who has
waited longest, so a less serious problem can mean a long wait. Urgent care is for the problems in between,
the ones that shouldn’t wait until next week but don’t need a hospital.

## First, rule out a true emergency

Read the list below, then trust your gut. If you think someone could die or lose a limb, an eye or a
pregnancy, call 911. It’s always OK to call, even if it turns out you didn’t need to.

> Call 911 for chest pain or pressure, trouble breathing, signs of a stroke (a drooping face, a weak arm,
> slurred speech), severe bleeding, a seizure, a head injury with fainting or confusion, a bone showing
> through the skin, a large or deep burn, a severe allergic reaction, or sudden severe pain. If you’re
> thinking about ending your life, call or text 988 anytime, or call 911 if you’re in danger right now.

## What urgent care can do

- Clean and stitch cuts, and check whether you’re due for a tetanus shot
- Splint sprains and minor fractures, and plan your follow-up
- Treat minor burns and check them for infection
- Treat mild to moderate asthma flares and allergic reactions
- Find the cause of a high fever, a sore throat or an earache
- Treat urinary tract infections
- Treat vomiting, mild dehydration and belly pain that isn’t severe
- Treat colds and flu, and test you for flu if needed

We can also do lab tests and ultrasounds. An ultrasound takes 30 minutes or less. X-ray may be limited at
times because of a shortage of radiologic technologists, so please call ahead if you think you’ve broken
something. We’ll tell you where you can get an X-ray that day.

## What to do before you leave home

- Bleeding: press firmly on the wound with a clean cloth for 10 minutes, without lifting it to look. If blood
  soaks through and keeps coming, call 911.
- Sprain: rest it, raise it, and use an ice pack wrapped in a cloth. If the foot or hand is cold, pale or
  numb, go to an emergency room.
- Minor burn: hold it under cool running water for about 20 minutes. Don’t use ice, butter or toothpaste, and
  leave blisters alone.
- Fever: dress lightly, drink often, and take acetaminophen or ibuprofen only as the label says. Ask us or a
  pharmacist first if the medicine is for a baby, if you’re pregnant, or if you have kidney, liver or stomach
  problems. Never give aspirin to a child.
- Vomiting: stop eating for a while, and take small sips of water or an oral rehydration drink every few
  minutes.

## Who should get care sooner

The same symptom can be more serious in some people. Get care sooner for babies, people over 65, anyone who’s
pregnant, and anyone with heart disease, diabetes, cancer or a weak immune system. A baby under 3 months old
with a temperature of 100.4 °F or higher needs to go to an emergency room, day or night, even if the baby
looks well. So does anyone who takes a blood thinner and hits their head.

## If we find something more serious

Sometimes an exam shows that you need more care than a clinic can offer. If so, we’ll tell you, call ahead,
and arrange your transfer to an emergency room or an appointment with a specialist. If you had none of the
emergency signs above, coming to us first was still the right choice.

## Our hours, and what to do when we’re closed

We’re open ${brand.hoursInWords}, and you don’t need an appointment. In the evening, on weekends and on
holidays, ask yourself whether the problem can safely wait until we open. If it can, rest and book a time
online. If it can’t, or it’s getting worse, go to an emergency room.
`,
  related: relatedArticles('3', '6', '7'),
};
