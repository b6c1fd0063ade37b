import { type Article, articleText } from '#shared/blog/article.ts';
import { relatedArticles } from '#shared/blog/articles.ts';
import { brand } from '#shared/brand.ts';

export const article: Article = {
  id: '6',
  title: 'Common Problems We Treat at Urgent Care',
  date: 'Nov 18, 2025',
  picture: 'article-6',
  blocks: articleText`
Most urgent care visits are for a short list of everyday problems. Here’s what they are, what we do, and what
you can do before you come in.

You don’t need to know what’s wrong before you come. Just tell us how you feel and when it started. If your
problem is on this page, you’re in the right place, unless it’s one of the reasons to call 911 below. If you
don’t see it, call us and ask.

## Coughs, colds, flu and sore throats

We’ll listen to your lungs, look at your throat and ears, and test for flu, COVID-19 or strep if the result
would change your treatment. Colds and most sore throats come from viruses, and antibiotics don’t work on
viruses. For strep or bacterial pneumonia, you do need antibiotics. Rest, fluids, honey for a cough (never for
a child under 1) and a steamy bathroom can all help.

## Ears and eyes

Earaches are common in small children after a cold, and in swimmers of any age. Pink eye can come from a
virus, bacteria, dust or an allergy, and the treatment depends on the cause. If an eye turns red, take out
your contacts and bring your glasses. Sudden vision loss and severe eye pain are emergencies, so call 911. If
a chemical gets in your eye, rinse the eye with clean water right away, call 911, and keep rinsing until help
arrives.

## Cuts, sprains and minor fractures

It’s best to close a cut the same day, so don’t wait to see how it goes. Press on the wound, rinse it with
clean water, and cover it. We’ll clean the cut well, close it with stitches, strips or glue, and check whether
you need a tetanus shot. For a sprain or possible fracture, we’ll examine the joint and fit a splint or brace
if you need one. X-ray may be limited because of a technologist shortage, so please call ahead.

## Skin: rashes, bites, stings and burns

Take a photo of a rash, bite or sting on the first day. It can tell us more than a long description. Mark the
edge of a red area with a pen so you can see whether it grows. Come in for an animal or human bite, a rash
that spreads or blisters, or a minor burn. A burn larger than the palm of your hand, or one on the face,
hands, feet or groin, may need emergency room care. In the desert, we also see heat rash, cactus spines and
plenty of sunburn.

## Stomach trouble and dehydration

Most stomach bugs pass in a day or two. The danger is dehydration, which happens faster in the desert. Take
small sips often, and use an oral rehydration drink if you can. Come in if you can’t keep fluids down, if your
symptoms last longer than two days, or if you see blood in your stool. We can replace fluids and look for the
cause.

## Burning when you urinate

A urine test helps us find out whether you have a urinary tract infection. If you do, treatment often brings
relief within a day or two. Fever, chills, or pain in your back or side can mean the infection has reached
your kidneys, so come in the same day.

## We can also help with

- Mild asthma flares and seasonal allergies
- A headache or migraine like the ones you’ve had before
- Back and neck strain
- Splinters, ingrown nails and small abscesses
- Testing and treatment for sexually transmitted infections
- Physical exams and vaccines, including the flu vaccine

> Call 911 for chest pain, trouble breathing, a drooping face or slurred speech, the worst headache of your
> life, a stiff neck with fever, severe belly pain, vomiting blood, bleeding that doesn’t stop after 10
> minutes of firm pressure, or swelling of the lips, tongue or throat. Don’t come to a clinic first.

## What happens at your visit

1. Check in online or at the front desk. Bring a photo ID and your insurance card, if you have one. Self-pay
   patients are welcome.
2. We’ll take your temperature, pulse, blood pressure and oxygen level.
3. A provider will listen to you, examine you, and explain which tests would help.
4. Some results are ready while you wait. Most others take 24 to 48 hours. An ultrasound takes 30 minutes or
   less.
5. You’ll leave with a plan, and you’ll know what to watch for and when to come back.

Every clinic is open ${brand.hoursInWords}. Walk-ins are welcome, but appointments are preferred. If you’re
not better when we said you would be, come back. Sometimes a problem needs a second look.
`,
  related: relatedArticles('7', '9', '4'),
};
