import { type Article, articleText } from '#shared/blog/article.ts';
import { relatedArticles } from '#shared/blog/articles.ts';
import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';

export const article: Article = {
  id: '7',
  title: 'How to Prepare for an Urgent Care Visit',
  date: 'Feb 24, 2026',
  picture: 'article-7',
  blocks: articleText`
A few minutes of preparation can save you time at the front desk. None of it is required. If you feel sick,
just come in.

## First, do you need urgent care?

Urgent care is a good place to start for almost any new problem that’s bothering you today, unless you have
one of the signs below. If you might have a broken bone, please call ahead, because X-ray may be limited by a
shortage of radiologic technologists.

> Instead of coming in, call 911 for chest pain, trouble breathing, sudden weakness or numbness on one side,
> trouble speaking, fainting, a seizure, severe bleeding, a serious head injury, or swelling of the face or
> throat. First, tell the dispatcher where you are. Then unlock the door, and stay on the line.

## What to bring

- A photo ID
- Your insurance card, if you have one (self-pay patients are welcome)
- A list of your medicines, vitamins and supplements, or the bottles themselves
- A list of your allergies and the reactions you’ve had
- The names of your pharmacy and your primary care provider
- Recent test results or hospital discharge papers, if you have them
- Glasses, hearing aids, a phone charger and some water

A child should come with a parent or legal guardian. If a grandparent or sitter is bringing the child, call us
first and ask what we’ll need from you in writing. Bring the child’s vaccine record and a favorite toy.

## Book, check in online, or walk in

Choose whichever works best for you. Our clinics are open ${brand.hoursInWords}. Walk-ins are welcome, but
appointments are preferred. If you can, book online, where you’ll see the available times at all
${clinics.length} clinics. Please arrive 15 minutes early. If your plans change, reschedule or cancel your
visit in My Bookings so someone else can have the time.

## Be ready to tell us what’s wrong

What you tell us often helps more than any test. Think through these questions before you come, or write the
answers in a note on your phone.

1. What bothers you most, in one sentence?
2. When did it start, and was it sudden or gradual?
3. Where is it, and does it move?
4. What makes it better or worse, and what have you tried?
5. Have you had a fever? If so, how high was it?
6. Have you had this before? If so, what helped?
7. Could you be pregnant?
8. What worries you most about it?

Also tell us if you use tobacco, alcohol or other drugs. We ask only because it can affect which medicines are
safe for you. Photos help with anything that comes and goes, such as a rash or swelling.

## Before you leave home

- Take your regular medicines as usual, unless a provider told you not to.
- If you took something for pain or fever, write down what you took and when.
- If you may need a urine test, try not to use the bathroom right before you come.
- Wear loose clothes that make it easy to examine the area that hurts.
- If you have a cough or fever, wear a mask and tell us when you arrive.
- If you’re dizzy or in a lot of pain, have someone else drive.
- In summer, cool down the car first, and bring water.

## Questions to ask us

You have a right to understand your care. Good questions to ask include: What do you think it is? What else
could it be? How do I take this medicine, and what shouldn’t I mix it with? When should I feel better? When
should I come back, and when should I call 911? If you’re worried about the cost, ask us before you have a
test.

## After your visit

Most lab results are ready in 24 to 48 hours. You’ll find them in the patient portal, and we’ll explain what
they mean. Finish your treatment as prescribed, keep your paperwork for your next primary care visit, and call
us if you aren’t getting better the way we said you would. If you get worse quickly while we’re closed, go to
an emergency room.
`,
  related: relatedArticles('6', '9', '3'),
};
