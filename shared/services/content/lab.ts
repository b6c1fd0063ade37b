import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import type { ContentPage } from '#shared/site/content.ts';

export const lab: ContentPage = {
  path: '/lab',
  title: 'Lab services',
  tabTitle: 'Lab services and blood tests',
  description: `Blood, urine and PCR tests at ${clinics.length} clinics in the Las Vegas Valley, with clear prices and results in 24 to 48 hours for most tests.`,
  lead: `Blood work, urine tests and PCR at all ${clinics.length} of our clinics. You’ll see the price online before you buy a test, and get results in 24 to 48 hours for most tests.`,
  picture: 'lab',
  actions: [
    { label: 'Shop for Tests', to: '/shop-for-test' },
    { label: 'Find a Lab', to: '/locations' },
  ],
  sections: [
    {
      kind: 'cards',
      title: 'Why choose our lab',
      lead: 'A blood test is routine for us, but maybe not for you. We’ll keep it simple.',
      cards: [
        {
          title: 'Results in 24 to 48 hours',
          text: 'That’s for most tests. Cultures and some specialized tests take longer. We’ll tell you ahead of time.',
        },
        {
          title: 'Clear prices',
          text: 'Every test in our shop shows its price, with no hidden fees. You’ll know what you’ll pay before you come in.',
        },
        {
          title: 'Close to home',
          text: `Have your sample taken at any of our ${clinics.length} clinics, ${brand.hours}. Walk-ins are welcome, appointments are preferred.`,
        },
        {
          title: 'Someone to ask',
          text: 'Our lab staff work side by side with clinicians. If a result needs follow-up, you’re already in the right place.',
        },
        {
          title: 'Gentle care',
          text: 'Small veins, a fear of needles, a bad experience before? Tell us. We’ll take our time, and you can lie down.',
        },
        {
          title: 'Private',
          text: 'We keep your results private. You’ll find them in the patient portal.',
        },
      ],
    },
    {
      kind: 'list',
      title: 'What we test for',
      lead: 'Whether you’re here for a yearly check or have a symptom that worries you, we can help.',
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
      note: 'Not sure which test you need? A clinician can help you choose, so you only pay for the right one.',
    },
    {
      kind: 'prose',
      title: 'PCR testing',
      paragraphs: [
        'PCR finds tiny traces of the genetic material of a virus or bacteria. It can tell what’s behind a cough, a fever or a sore throat when several illnesses look the same, often before other tests can.',
        'We’ll take a swab from your nose or throat, or a urine sample for some infections. It takes a minute or two, and you don’t have to fast. Results take 24 to 48 hours for most tests.',
        'A PCR test can stay positive for a while after you’re well, and no test is right every time. If you get worse while you wait, come back or call us. If you have trouble breathing, blue lips, confusion or chest pain, call 911.',
      ],
      actions: [
        { label: 'Book an Appointment', to: '/book-appointment' },
        { label: `Call ${brand.phone}`, href: brand.phoneHref },
      ],
    },
    {
      kind: 'prose',
      title: 'Urine tests',
      paragraphs: [
        'A urinalysis or a urine culture can help find out whether burning or frequent urination is a urinary tract infection. If you have a fever or back pain, or you’re pregnant, see a clinician the same day instead of ordering a test on your own.',
      ],
      actions: [{ label: 'About UTI testing', to: '/blog-inside/9' }],
    },
    {
      kind: 'steps',
      title: 'Customer service, from your first question to your results',
      lead: 'Lab tests can have confusing names and instructions. We’ll explain them.',
      steps: [
        {
          title: 'Before your test',
          text: `Call ${brand.phone} to ask whether to fast, which medicines to take, or what a test costs. You’ll also find this under each test in our shop.`,
        },
        {
          title: 'At the clinic',
          text: 'Bring a photo ID and your doctor’s order, if you have one. Drink some water first, because it makes the blood draw easier. Tell us if you take blood thinners, are allergic to latex or tape, or have fainted before.',
        },
        {
          title: 'When your results are ready',
          text: 'You’ll find them in the patient portal, in 24 to 48 hours for most tests. If you don’t understand them, or they worry you, call us or come in. We’ll go over them with you.',
        },
      ],
    },
  ],
};
