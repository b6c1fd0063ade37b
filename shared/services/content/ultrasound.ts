import type { ContentPage } from '#shared/site/content.ts';

export const ultrasound: ContentPage = {
  path: '/ultrasound',
  title: 'Ultrasound',
  tabTitle: 'Ultrasound in Las Vegas',
  description:
    'Ultrasound at clinics in the Las Vegas valley: abdominal, pelvic, vascular and more, without radiation, in 30 minutes or less.',
  lead: 'A look inside with sound waves alone: no radiation, no needles, and 30 minutes or less.',
  picture: 'ultrasound',
  actions: [
    { label: 'Find a Location', to: '/locations' },
    { label: 'Book an Appointment', to: '/book-appointment' },
  ],
  sections: [
    {
      kind: 'cards',
      title: 'Types of ultrasound',
      lead: 'Your provider chooses the one that answers your question.',
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
          text: 'Blood flow in arteries and veins: for leg swelling, a suspected clot or narrowed vessels.',
        },
        {
          title: 'Musculoskeletal',
          text: 'Muscles, tendons and joints while they move: for a sore shoulder, a torn tendon or a swollen joint.',
        },
        {
          title: 'Thyroid',
          text: 'Size and nodules of the thyroid gland, when a lump is felt or blood tests are out of range.',
        },
        {
          title: 'Guided procedures',
          text: 'The picture leads the needle to the right spot, for an injection or to drain fluid.',
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
          text: 'Some exams need a full bladder or an empty stomach. We tell you when you book.',
        },
        {
          title: 'Lie back',
          text: 'You uncover only the part that is examined. A gel on the skin helps the sound waves through.',
        },
        {
          title: 'The exam',
          text: 'A small handheld probe glides over the skin. You may feel light pressure; tell us if it hurts.',
        },
        {
          title: 'Your results',
          text: 'A provider reads the pictures and tells you what they show and what comes next.',
        },
      ],
    },
    {
      kind: 'list',
      title: 'Benefits of ultrasound',
      points: [
        'No radiation, so it is also used in pregnancy',
        'No needles and no contrast dye for most exams',
        'Painless for most people',
        'Pictures in real time: blood flow, movement, heartbeat',
        'Shows soft tissue that an X-ray does not',
        'Done in 30 minutes or less, and you can go on with your day',
      ],
    },
    {
      kind: 'notice',
      tone: 'urgent',
      title: 'When to call 911',
      text: 'Do not wait for an ultrasound when there is danger. Call 911 for:',
      points: [
        'A swollen or painful leg together with chest pain or trouble breathing',
        'Sudden, severe pain in the belly, or a belly that is hard as a board',
        'Severe pain or heavy bleeding in pregnancy',
        'Fainting, or signs of a stroke',
      ],
    },
    {
      kind: 'call',
      title: 'Have it looked at',
      lead: 'Choose a time online, or find the clinic nearest to you.',
      actions: [
        { label: 'Find a Location', to: '/locations' },
        { label: 'Book an Appointment', to: '/book-appointment' },
      ],
    },
  ],
};
