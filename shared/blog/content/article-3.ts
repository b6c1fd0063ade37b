import { type Article, articleText } from '#shared/blog/article.ts';
import { relatedArticles } from '#shared/blog/articles.ts';
import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';

export const article: Article = {
  id: '3',
  title: 'Urgent Care or Primary Care: Which One Do You Need?',
  date: 'Mar 15, 2025',
  picture: 'article-3',
  blocks: articleText`
Urgent care treats the problem you have today. Primary care looks after your health over the years. Most
people need both at some point.

All of our clinics offer both, so you’ll be in the right place either way. Still, knowing the difference can
help you book the right kind of visit.

## Choose urgent care for today’s problem

Urgent care is for a problem that’s new or suddenly worse and needs attention soon but isn’t life-threatening.
You can walk in without an appointment.

- Sprains and strains from a fall or a workout
- A moderate fever, the flu, a bad cough or a sore throat
- A mild allergic reaction or a mild asthma flare
- A cut that may need stitches
- Ear pain, pink eye or a sinus infection
- Burning when you urinate
- Vomiting or diarrhea that’s wearing you out

## Choose primary care for the long term

In primary care, you see someone who knows your history. The same provider tracks how your numbers change,
knows what runs in your family, and remembers which medicines worked for you. A one-time visit can’t give you
that.

- A yearly physical exam and the screenings recommended for your age
- High blood pressure, diabetes, asthma, thyroid or cholesterol problems
- Refills and a careful review of all your medicines
- Vaccines, including the flu vaccine
- Routine blood work and an explanation of your results
- Women’s wellness and family planning
- A referral when you need a specialist
- Depression, anxiety, trouble sleeping, or feeling tired all the time

## Three questions to help you decide

1. Could this be an emergency? If you think so, stop reading and call 911.
2. Is it new, and would waiting a few days make it worse? Choose urgent care.
3. Have you had it for weeks, does it keep coming back, or do you just want to stay well? Choose primary care.

> Call 911 for chest pain or pressure, trouble breathing, sudden weakness or numbness on one side, a drooping
> face, trouble speaking, fainting, heavy bleeding that doesn’t stop, a serious head injury, or swelling of
> the face or throat. Don’t drive yourself, and don’t stop at a clinic on the way.

## How the two work together

Say you come in with a bad cough. At urgent care, we listen to your lungs, treat the cough, and notice that
your blood pressure is high. One high reading on a sick day may not mean much. At a primary care visit two
weeks later, when you’re well, we can see whether it’s still high and talk about what to do. Or say a dust
storm sets off your asthma. Urgent care can help you breathe easily again, and at your next primary care
visit, we can look at why your asthma plan didn’t work.

After an urgent care visit, keep your paperwork and bring it to your next primary care visit. If your primary
care provider works somewhere else, ask us for a copy of your results to bring along.

## If you don’t have a primary care provider yet

We’re welcoming new patients. You can establish care with or without insurance. We accept most major insurance
plans, and self-pay patients are welcome. It’s best to come in for a first visit while you feel well. Bring a
list of your medicines, what you know about your family’s health history, and the two or three things you most
want to talk about.

## Plan your visit

Our ${clinics.length} clinics are open ${brand.hoursInWords}. Walk-ins are welcome, but appointments are
preferred. Please arrive 15 minutes early with a photo ID and, if you have one, your insurance card. Still not
sure which visit you need? Call us, tell us what’s going on, and we’ll help you decide.
`,
  related: relatedArticles('4', '5', '7'),
};
