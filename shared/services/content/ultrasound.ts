import type { ContentPage } from '#shared/site/content.ts';

export const ultrasound: ContentPage = {
  path: '/ultrasound',
  title: 'Ultrasound',
  tabTitle: 'Ultrasound in Las Vegas',
  description:
    'Ultrasound at our clinics in the Las Vegas Valley: abdominal, pelvic, vascular and more. It takes 30 minutes or less and uses no radiation.',
  lead: 'Ultrasound uses sound waves to look inside the body. It takes 30 minutes or less and uses no radiation, and most exams don’t involve needles.',
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
          text: 'Shows the liver, gallbladder, kidneys, pancreas and spleen. Used for belly pain, gallstones and kidney stones.',
        },
        {
          title: 'Pelvic',
          text: 'Shows the uterus, ovaries, bladder or prostate. Used for pelvic pain, irregular bleeding and trouble urinating.',
        },
        {
          title: 'Vascular',
          text: 'Shows blood flow in arteries and veins. Used for leg swelling, possible blood clots and narrowed vessels.',
        },
        {
          title: 'Musculoskeletal',
          text: 'Shows muscles, tendons and joints as they move. Used for shoulder pain, torn tendons and swollen joints.',
        },
        {
          title: 'Thyroid',
          text: 'Shows the size of the thyroid and any nodules. Used for lumps in the neck and abnormal thyroid test results.',
        },
        {
          title: 'Guided procedures',
          text: 'Images help us guide the needle to the right spot to give an injection or drain fluid.',
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
          text: 'You’ll need a full bladder for some exams and an empty stomach for others. Ask us when you book.',
        },
        {
          title: 'Lie back',
          text: 'You’ll uncover only the area we need to see. We’ll put gel on your skin to help the sound waves pass through.',
        },
        {
          title: 'The exam',
          text: 'We’ll move a small handheld probe over your skin. You may feel light pressure. Tell us if it hurts.',
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
        'No radiation, so it can be used during pregnancy',
        'No needles or contrast dye for most exams',
        'Painless for most people',
        'Live images of movement and blood flow',
        'A view of soft tissue that an X-ray can’t show',
        'Finished in 30 minutes or less, so you can get on with your day',
      ],
    },
    {
      kind: 'notice',
      tone: 'urgent',
      title: 'When to call 911',
      text: 'Don’t wait for an ultrasound in an emergency. Call 911 for:',
      points: [
        'A swollen or painful leg along with chest pain or trouble breathing',
        'Sudden, severe belly pain, or a belly that’s hard and very tender',
        'Severe pain or heavy bleeding during pregnancy',
        'Fainting or signs of a stroke',
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
