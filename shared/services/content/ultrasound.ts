import { contentText } from '#shared/services/content-text.ts';
import type { ContentPage } from '#shared/site/content.ts';
import { bookVisit, findClinic } from './actions.ts';

export const ultrasound: ContentPage = {
  path: '/ultrasound',
  title: 'Ultrasound',
  tabTitle: 'Ultrasound in Las Vegas',
  description:
    'Ultrasound at our clinics in the Las Vegas Valley: abdominal, pelvic, vascular and more. It takes 30 minutes or less and uses no radiation.',
  lead: 'Ultrasound uses sound waves to look inside the body. It takes 30 minutes or less and uses no radiation, and most exams don’t involve needles.',
  picture: 'ultrasound',
  actions: [findClinic, bookVisit],
  sections: contentText`
## Types of ultrasound {cards}

Your provider will choose the right one for you.

### Abdominal

Shows the liver, gallbladder, kidneys, pancreas and spleen. Used for belly pain, gallstones and kidney stones.

### Pelvic

Shows the uterus, ovaries, bladder or prostate. Used for pelvic pain, irregular bleeding and trouble
urinating.

### Vascular

Shows blood flow in arteries and veins. Used for leg swelling, possible blood clots and narrowed vessels.

### Musculoskeletal

Shows muscles, tendons and joints as they move. Used for shoulder pain, torn tendons and swollen joints.

### Thyroid

Shows the size of the thyroid and any nodules. Used for lumps in the neck and abnormal thyroid test results.

### Guided procedures

Images help us guide the needle to the right spot to give an injection or drain fluid.

## How it works {steps}

The whole exam takes 30 minutes or less.

### Get ready

You’ll need a full bladder for some exams and an empty stomach for others. Ask us when you book.

### Lie back

You’ll uncover only the area we need to see. We’ll put gel on your skin to help the sound waves pass through.

### The exam

We’ll move a small handheld probe over your skin. You may feel light pressure. Tell us if it hurts.

### Your results

A provider will review the images and tell you what they show and what comes next.

## Benefits of ultrasound {list}

- No radiation, so it can be used during pregnancy
- No needles or contrast dye for most exams
- Painless for most people
- Live images of movement and blood flow
- A view of soft tissue that an X-ray can’t show
- Finished in 30 minutes or less, so you can get on with your day

## When to call 911 {urgent}

Don’t wait for an ultrasound in an emergency. Call 911 for:

- A swollen or painful leg along with chest pain or trouble breathing
- Sudden, severe belly pain, or a belly that’s hard and very tender
- Severe pain or heavy bleeding during pregnancy
- Fainting or signs of a stroke

## Need an ultrasound? {call}

Book a time online, or find the clinic nearest you.

${[findClinic, bookVisit]}
`,
};
