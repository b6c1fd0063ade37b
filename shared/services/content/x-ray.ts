import { brand } from '#shared/brand.ts';
import type { ContentPage } from '#shared/site/content.ts';

export const xRay: ContentPage = {
  path: '/x-ray',
  title: 'X-Ray',
  tabTitle: 'Walk-in X-ray in Las Vegas',
  description:
    'Walk-in X-ray with no appointment at clinics in the Las Vegas valley. Call ahead, since a technologist may not be on site.',
  lead: 'Walk in with no appointment. In a few minutes a picture shows whether it is broken, and the same visit takes care of it.',
  picture: 'x-ray',
  actions: [
    { label: 'Find a Location', to: '/locations' },
    { label: 'Web Check-In', href: brand.links.checkIn, newTab: true },
  ],
  sections: [
    {
      kind: 'notice',
      tone: 'warn',
      title: 'Please call ahead',
      text: `X-ray may be limited by a shortage of radiologic technologists. Before you set out, call ${brand.phone} and ask which clinic can take your X-ray today.`,
      actions: [{ label: `Call ${brand.phone}`, href: brand.phoneHref }],
    },
    {
      kind: 'cards',
      title: 'Benefits of an X-ray',
      cards: [
        {
          title: 'Fast',
          text: 'Taking the pictures is a matter of minutes.',
        },
        {
          title: 'Painless',
          text: 'You hold still for a moment. Nothing is injected and nothing enters your body but the rays.',
        },
        {
          title: 'Little radiation',
          text: 'We use as little as a clear picture needs, and take a picture only when it helps to decide.',
        },
        {
          title: 'One visit',
          text: 'The provider who examines you looks at the pictures and treats what they show.',
        },
      ],
    },
    {
      kind: 'list',
      title: 'Conditions diagnosed',
      points: [
        'Broken bones',
        'Joints out of place',
        'Arthritis and worn joints',
        'Pneumonia and other lung infections',
        'Swallowed objects',
        'Objects in the skin, such as metal or glass',
        'Spine injuries and curvature',
        'Bone infections',
        'A blocked bowel',
      ],
      note: 'Sprains and torn ligaments do not show on an X-ray, but it can rule out a fracture.',
    },
    {
      kind: 'steps',
      title: 'What to expect',
      lead: 'Walk-in, with no appointment.',
      steps: [
        {
          title: 'Walk in',
          text: 'Bring your ID and your insurance card if you have one. Tell us at once if you are or may be pregnant.',
        },
        {
          title: 'See a provider',
          text: 'A provider examines you and decides with you whether a picture will help.',
        },
        {
          title: 'Get your X-ray',
          text: 'You take off jewelry and anything else of metal near the spot. A technologist places you and takes two or three pictures.',
        },
        {
          title: 'Hear what it shows',
          text: 'Your provider explains the pictures, and splints, bandages or refers you as needed.',
        },
      ],
    },
    {
      kind: 'notice',
      tone: 'urgent',
      title: 'When to call 911',
      text: 'Some injuries should not be moved or driven to a clinic. Call 911 for:',
      points: [
        'Bone coming through the skin, or heavy bleeding',
        'An injury of the neck or back with numbness or weakness',
        'A head injury with fainting, confusion or repeated vomiting',
        'An arm or leg that is cold, pale, numb or badly out of shape',
        'Chest pain or trouble breathing',
      ],
    },
    {
      kind: 'call',
      title: 'Come as you are',
      lead: 'No appointment needed. Checking in online before you leave saves time at the desk.',
      actions: [
        { label: 'Find a Location', to: '/locations' },
        { label: 'Web Check-In', href: brand.links.checkIn, newTab: true },
      ],
    },
  ],
};
