import type { ContentPage } from '#shared/site/content.ts';

export const ultrasound: ContentPage = {
  path: '/ultrasound',
  title: 'Ultrasound',
  tabTitle: 'Ultrasound in Las Vegas',
  description:
    'Ultrasound at clinics in the Las Vegas Valley: abdominal, pelvic, vascular and more, with no radiation, in 30 minutes or less.',
  lead: 'A look inside using sound waves: no radiation, no needles for most exams, and 30 minutes or less.',
  picture: 'ultrasound',
  actions: [
    { label: 'Find a Location', to: '/locations' },
    { label: 'Book an Appointment', to: '/book-appointment' },
  ],
  sections: [
    {
      kind: 'cards',
      title: 'Types of ultrasound',
      lead: 'Your provider will choose the right one for you.',
      cards: [
        {
          title: 'Abdominal',
          text: 'Liver, gallbladder, kidneys, pancreas and spleen: for belly pain, gallstones or kidney stones.',
        },
        {
          title: 'Pelvic',
          text: 'Uterus, ovaries, bladder or prostate: for pelvic pain, irregular bleeding or trouble urinating.',
        },
        {
          title: 'Vascular',
          text: 'Blood flow in arteries and veins: for leg swelling, a possible clot or narrowed vessels.',
        },
        {
          title: 'Musculoskeletal',
          text: 'Muscles, tendons and joints as they move: for a sore shoulder, a torn tendon or a swollen joint.',
        },
        {
          title: 'Thyroid',
          text: 'The size of your thyroid and any nodules, if you have a lump or your blood tests are out of range.',
        },
        {
          title: 'Guided procedures',
          text: 'Images guide the needle to the right spot for an injection or to drain fluid.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How it works',
      lead: 'The whole exam takes 30 minutes or less.',
      steps: [
        {
          title: 'Get ready',
          text: 'Some exams need a full bladder or an empty stomach. Ask us when you book.',
        },
        {
          title: 'Lie back',
          text: 'You’ll only uncover the area we need to see. A gel on your skin helps the sound waves pass through.',
        },
        {
          title: 'The exam',
          text: 'A small handheld probe glides over your skin. You may feel light pressure. Tell us if it hurts.',
        },
        {
          title: 'Your results',
          text: 'A provider will review the images and tell you what they show and what comes next.',
        },
      ],
    },
    {
      kind: 'list',
      title: 'Benefits of ultrasound',
      points: [
        'No radiation, so it can be used in pregnancy',
        'No needles and no contrast dye for most exams',
        'Painless for most people',
        'Live images of blood flow, movement and heartbeat',
        'Shows soft tissue that an X-ray can’t',
        'Done in 30 minutes or less, and then you can get on with your day',
      ],
    },
    {
      kind: 'notice',
      tone: 'urgent',
      title: 'When to call 911',
      text: 'Don’t wait for an ultrasound in an emergency. Call 911 for:',
      points: [
        'A swollen or painful leg together with chest pain or trouble breathing',
        'Sudden, severe belly pain, or a belly that’s hard and very tender',
        'Severe pain or heavy bleeding in pregnancy',
        'Fainting, or signs of a stroke',
      ],
    },
    {
      kind: 'call',
      title: 'Need an ultrasound?',
      lead: 'Book a time online, or find the clinic nearest you.',
      actions: [
        { label: 'Find a Location', to: '/locations' },
        { label: 'Book an Appointment', to: '/book-appointment' },
      ],
    },
  ],
};
