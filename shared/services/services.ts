/** Names and order as in the services overview (spec §2). */
export const services = [
  {
    name: 'Urgent Care',
    description: 'Same-day care for illnesses and injuries that cannot wait, but are not an emergency.',
    href: '/urgentCare',
  },
  {
    name: 'Primary Care',
    description:
      'One place that knows you, for check-ups, screenings and everyday questions about your health.',
    href: '/primaryCare',
  },
  {
    name: "Women's Health Care",
    description: 'Exams, testing and advice for women at every stage of life.',
    href: '/womens-health',
  },
  {
    name: 'Annual Wellness Check',
    description: 'A yearly visit that looks at your health as a whole and plans the year ahead.',
    href: '/annual-wellness-check',
  },
  {
    name: 'Emergency',
    description: 'Prompt care for urgent problems that do not threaten life.',
    href: '/emergency',
  },
  {
    name: 'Ultrasound',
    description: 'Imaging without radiation, in 30 minutes or less.',
    href: '/ultrasound',
  },
  {
    name: 'X-Ray',
    description: 'X-rays for bones, joints and the chest, without an appointment.',
    href: '/x-ray',
  },
  {
    name: 'LABS',
    description: 'Lab tests with clear prices, and results of most tests in 24 to 48 hours.',
    href: '/lab',
  },
  {
    name: 'IV Therapy',
    description: 'Fluids and vitamins by drip, in a session of 30 to 60 minutes.',
    href: '/iv-therapy',
  },
  {
    name: 'Weight Loss Management',
    description: 'Medical help with losing weight, with semaglutide injections at $399/month.',
    href: '/weight-loss-management',
  },
] as const;

export type Service = (typeof services)[number];
