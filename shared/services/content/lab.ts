import { brand } from '#shared/brand.ts';
import type { ContentPage } from '#shared/site/content.ts';

export const lab: ContentPage = {
  path: '/lab',
  title: 'Lab services',
  tabTitle: 'Lab services and blood tests',
  description:
    'Blood, urine and PCR tests at ten clinics across the Las Vegas valley, with clear prices and results in 24 to 48 hours for most tests.',
  lead: 'Blood work, urine tests and PCR at all ten of our clinics. You know the price beforehand, and have results in 24 to 48 hours for most tests.',
  picture: 'lab',
  actions: [
    { label: 'Shop for Tests', to: '/shop-for-test' },
    { label: 'Find a Lab', to: '/locations' },
  ],
  sections: [
    {
      kind: 'cards',
      title: 'Why choose our lab',
      lead: 'A blood test is a small thing for us and can be a big one for you. So we keep it simple.',
      cards: [
        {
          title: 'Results in 24 to 48 hours',
          text: 'That is the time for most tests. Cultures and some special tests take longer, and we tell you so before you start.',
        },
        {
          title: 'The price you see',
          text: 'Every test in our shop has its price beside it, with no hidden fees. You decide before you come.',
        },
        {
          title: 'Close to home',
          text: `Any of our ten clinics can take your sample, ${brand.hours}. Walk-ins are welcome, appointments are preferred.`,
        },
        {
          title: 'Someone to ask',
          text: 'The people who take your sample work beside clinicians. If a result needs care, you are already in the right place.',
        },
        {
          title: 'A gentle hand',
          text: 'Small veins, a fear of needles, a bad experience before: tell us. We take our time, and you may lie down.',
        },
        {
          title: 'Private',
          text: 'Your results are for you and for those you want to share them with. You find them in the patient portal.',
        },
      ],
    },
    {
      kind: 'list',
      title: 'What we test for',
      lead: 'Our lab covers what most people need, from a yearly check to an answer for one worrying symptom.',
      points: [
        'Complete blood work and yearly checks',
        'Anemia and blood cells',
        'Diabetes and blood sugar',
        'Cholesterol and heart risk',
        'Kidneys and liver',
        'Thyroid',
        'Hormones, such as testosterone',
        'Vitamins, such as folate',
        'Urinary tract infections',
        'HIV and other sexually transmitted infections',
        'Rheumatoid arthritis',
        'Viruses and bacteria by PCR',
      ],
      note: 'Not sure which test you need? A clinician can help you choose, so that you pay for the right one.',
    },
    {
      kind: 'prose',
      title: 'PCR testing',
      paragraphs: [
        'PCR finds tiny traces of the genetic material of a virus or a bacterium. It can tell what is behind a cough, a fever or a sore throat when several illnesses look the same, and often early, when other tests still miss it.',
        'We take a swab from your nose or throat; for some infections a urine sample is used instead. It takes a minute or two. You do not have to fast. Results come in 24 to 48 hours for most tests.',
        'A PCR test can stay positive for a while after you are well, and no test is right every time. If you get worse while you wait, come back or call us. With trouble breathing, blue lips, confusion or chest pain, call 911.',
      ],
      actions: [
        { label: 'Book an Appointment', to: '/book-appointment' },
        { label: `Call ${brand.phone}`, href: brand.phoneHref },
      ],
    },
    {
      kind: 'steps',
      title: 'Customer service, from the first question to the result',
      lead: 'Lab tests come with odd names and small print. We explain both.',
      steps: [
        {
          title: 'Before your test',
          text: `Call ${brand.phone} and ask: whether to fast, which medicines to take, what a test costs. Each test in the shop says so too.`,
        },
        {
          title: 'At the clinic',
          text: 'Bring a photo ID and, if you have one, the order from your doctor. Drink some water; it makes the draw easier. Tell us about blood thinners, allergies to latex or tape, and whether you have fainted before.',
        },
        {
          title: 'When the result is there',
          text: 'You find it in the patient portal, in 24 to 48 hours for most tests. If you do not understand it, or it worries you, call us or come in: we go through it with you.',
        },
      ],
    },
  ],
};
