import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { contentText } from '#shared/services/content-text.ts';
import type { ContentPage } from '#shared/site/content.ts';
import { callUs, findClinic, webCheckIn } from './actions.ts';

export const emergency: ContentPage = {
  path: '/emergency',
  title: 'Emergency Care',
  tabTitle: 'Care for minor emergencies in Las Vegas',
  description: `Care at ${clinics.length} clinics in the Las Vegas Valley for emergencies that aren’t life-threatening. Learn when to call 911 instead.`,
  lead: `For sudden illnesses and injuries that can’t wait but aren’t life-threatening. We’re open ${brand.hoursInWords}. For anything life-threatening, call 911.`,
  picture: 'emergency',
  actions: [findClinic, callUs],
  sections: contentText`
## When to call 911 {urgent}

We’re not an emergency room. Our clinics treat non-life-threatening emergencies only. Call 911 now, and don’t
drive yourself, for any of these:

- Chest pain or pressure, or pain spreading to the arm, jaw or back
- Trouble breathing, or swelling of the face, lips or throat
- A drooping face, a weak arm, slurred speech or sudden confusion
- Bleeding that doesn’t stop with firm pressure
- A serious head, neck or back injury
- Fainting, a seizure, or someone who won’t wake up
- Sudden, severe pain, especially in the head or belly
- Large or deep burns, or burns on the face or in the airway
- Poisoning or an overdose

## Thoughts of suicide or self-harm {info}

Call or text 988, the Suicide & Crisis Lifeline, anytime, day or night. If someone is in danger right now,
call 911.

## Reasons to choose us {cards}

### Non-life-threatening care, without the emergency room

When something is painful but not dangerous, a clinic visit is often simpler than a trip to the emergency
room.

### Walk in

You don’t need an appointment at any of our ${clinics.length} clinics. We’re open ${brand.hoursInWords}.

### Tests on site

We can do X-rays, ultrasounds and lab tests during your visit. X-ray may be limited, so please call ahead.

### Help with what’s next

If it turns out that you need an emergency room or a specialist, we’ll arrange your transfer.

## Conditions we treat {list}

- Cold or flu
- Minor fractures
- Cuts needing stitches
- Sprains
- Allergic reactions
- Burns
- UTIs
- Asthma
- High fever
- Abdominal pain
- Vomiting or dehydration

We treat mild to moderate cases only. If symptoms are severe, start suddenly or get worse fast, call 911. A
baby under 3 months old with a temperature of 100.4 °F (38 °C) or higher needs to go to an emergency room.

## How it works {steps}

### Check for the signs above

If you notice any of them, call 911. If you’re not sure, call 911 anyway. It’s always OK to call.

### Come to the nearest clinic

Walk in while we’re open, or check in online before you leave home. If we’re closed and it can’t wait, go to
an emergency room.

### We see the most urgent cases first

Tell the front desk what happened. If it’s more than we can treat here, we’ll call an ambulance for you.

### Treatment and follow-up

We’ll examine and treat you. Before you leave, you’ll know what to watch for and when to come back.

## On your way? {call}

Find the clinic nearest you. If you’re not sure a clinic is the right place, call ${brand.phone} and ask.

${[findClinic, webCheckIn]}
`,
};
