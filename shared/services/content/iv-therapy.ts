import { brand } from '#shared/brand.ts';
import type { ContentPage } from '#shared/site/content.ts';

export const ivTherapy: ContentPage = {
  path: '/iv-therapy',
  title: 'IV Therapy',
  tabTitle: 'IV therapy in Las Vegas',
  description:
    'IV hydration and vitamins in the Las Vegas valley: B-12 packages from $100, Myers Cocktail $150, Immune Boost $150.',
  lead: 'Fluids and vitamins straight into the vein, given by medical staff in a clinic. In the desert, the body is often thirstier than it feels.',
  picture: 'iv-therapy',
  actions: [
    { label: 'Book Now', href: brand.links.externalBooking, newTab: true },
    { label: 'Find a Location', to: '/locations' },
  ],
  sections: [
    {
      kind: 'prices',
      title: 'Prices',
      lead: 'Vitamin shots in packages, and two infusions.',
      cards: [
        {
          name: 'B-12 packages',
          text: 'Vitamin B-12 shots, spread over several short visits.',
          prices: [
            { label: '4 shots', price: '$100' },
            { label: '6 shots', price: '$125' },
            { label: '8 shots', price: '$150' },
          ],
        },
        {
          name: 'Myers Cocktail',
          text: 'The classic blend, in one infusion.',
          prices: [{ price: '$150' }],
          points: ['Fluids', 'B vitamins and vitamin C', 'Magnesium and calcium'],
        },
        {
          name: 'Immune Boost',
          text: 'Vitamin C and zinc, in one infusion.',
          prices: [{ price: '$150' }],
          points: ['Fluids', 'Vitamin C', 'Zinc and B vitamins'],
        },
      ],
      note: 'Ingredients may vary: ask before your session what exactly is in it. Insurance usually does not pay for wellness infusions.',
    },
    {
      kind: 'cards',
      title: 'Why through a vein?',
      cards: [
        {
          title: 'It works at once',
          text: 'Fluids reach the blood directly. When you cannot keep anything down, that makes the difference.',
        },
        {
          title: 'Nothing lost on the way',
          text: 'What goes into the vein does not have to pass a stomach that is upset.',
        },
        {
          title: 'Watched over',
          text: 'Medical staff check your health first, place the line, and stay close while it runs.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'Treatment options',
      lead: 'Four to choose from. Your provider tells you whether one of them suits you.',
      cards: [
        {
          title: 'Hydration Therapy',
          text: 'Fluids and electrolytes after heat, travel, exercise, or a stomach bug.',
        },
        {
          title: 'Myers Cocktail',
          text: 'Fluids with B vitamins, vitamin C, magnesium and calcium.',
        },
        {
          title: 'Immune Boost',
          text: 'Fluids with vitamin C, zinc and B vitamins in cold and flu season.',
        },
        {
          title: 'Energy Boost',
          text: 'Fluids with B vitamins, B-12 among them, for days when you feel drained.',
        },
      ],
      note: 'Vitamin infusions are for general wellness. They do not prevent, treat or cure a disease, and they do not replace vaccines, your medicines or a visit to your doctor.',
    },
    {
      kind: 'steps',
      title: 'Your session, step by step',
      steps: [
        {
          title: 'Choose a time',
          text: 'Book online, or walk in at a clinic near you. Eat something light and drink a glass of water before.',
        },
        {
          title: 'A short health check',
          text: 'We ask about your health, allergies and medicines, and measure your blood pressure. If an infusion is not right for you, we say so.',
        },
        {
          title: 'Pick your infusion',
          text: 'With your provider, you settle on what is in it and what it costs.',
        },
        {
          title: 'Sit back',
          text: 'A small needle, then a comfortable chair for 30 to 60 minutes. Tell us at once if anything burns, itches or feels wrong.',
        },
        {
          title: 'Go on with your day',
          text: 'We take out the line, put on a bandage, and tell you what to watch for. Most people drive themselves home.',
        },
      ],
    },
    {
      kind: 'questions',
      title: 'Questions we hear',
      questions: [
        {
          question: 'How long does an IV session take?',
          answer:
            'IV sessions take 30 to 60 minutes, depending on the infusion and on your veins. Plan a little more for the health check at your first visit.',
        },
        {
          question: 'Is IV therapy safe for everyone?',
          answer:
            'No. Tell us if you are pregnant, if you have heart, kidney or liver disease, high blood pressure or an allergy, or if you have been told to limit fluids. A bruise at the needle is common; infection, inflammation of the vein and allergic reactions are possible but uncommon.',
        },
      ],
    },
    {
      kind: 'notice',
      tone: 'urgent',
      title: 'When to call 911',
      text: 'Severe dehydration is an emergency, and so is an allergic reaction. Call 911 for:',
      points: [
        'Confusion, fainting, or a person who is hard to wake',
        'Hot skin, a very high temperature and confusion after being in the heat',
        'Trouble breathing, or swelling of the face or throat, during or after an infusion',
        'Chest pain or a racing heart that does not settle',
      ],
    },
    {
      kind: 'call',
      title: 'Ready when you are',
      lead: 'Come by a clinic near you, or choose a time that suits you.',
      actions: [
        { label: 'Book an Appointment', to: '/book-appointment' },
        { label: 'Find a Location', to: '/locations' },
      ],
    },
  ],
};
