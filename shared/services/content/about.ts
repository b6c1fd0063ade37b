import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { contentText } from '#shared/services/content-text.ts';
import type { ContentPage } from '#shared/site/content.ts';
import { bookVisit, externalBooking, findClinic } from './actions.ts';

export const about: ContentPage = {
  path: '/about-us',
  title: `Welcome to ${brand.name}`,
  tabTitle: 'About us',
  description: `Who we are: ${clinics.length} urgent care and primary care clinics in the Las Vegas Valley. Everyone is welcome, with or without insurance.`,
  lead: `Our ${clinics.length} neighborhood clinics in the Las Vegas Valley offer urgent care today and primary care for years to come.`,
  picture: 'about',
  actions: [externalBooking, findClinic],
  sections: contentText`
## Our mission

We believe good care should be close to home and easy to understand. You shouldn’t have to drive across the
valley with a sick child or a twisted ankle. You should know what we found, what it costs and what comes next.
And you should be treated with kindness, especially on a bad day.

Everyone is welcome, with or without insurance. We accept most major insurance plans, and we have cash options
for the uninsured.

## What you can count on {cards}

### Urgent and primary care together

Get a cut stitched today, and come back to the same clinic for your yearly checkup.

### X-ray, ultrasound and lab

We can do many tests during your visit. Most lab results are ready in 24 to 48 hours. If you need an X-ray,
please call ahead.

### Plain English

We’ll explain what we find and what we recommend in words that make sense to you.

### Help with what’s next

If you need to go to an emergency room or see a specialist, we’ll help make the arrangements.

## Proudly Serving 10 Locations Across Nevada! {prose services}

All ${clinics.length} clinics are in the Las Vegas Valley. Walk in at any of them ${brand.hoursInWords}. No
appointment needed. Prefer a set time? You can book online anytime, day or night.

[Walk in at a clinic near you](/locations)

${bookVisit}

## Come meet us {call}

Have a question first? Call ${brand.phone} or send us a message.

${externalBooking}

[Contact Us](/contact)
`,
};
