/** The services, with the names and in the order of the services overview. */
export const services = [
  {
    name: 'Urgent Care',
    description: 'Walk-in care for illnesses and injuries that can’t wait but aren’t life-threatening.',
    href: '/urgentCare',
  },
  {
    name: 'Primary Care',
    description: 'Checkups, screenings and ongoing care from a team that knows you.',
    href: '/primaryCare',
  },
  {
    name: "Women's Health Care",
    description: 'Exams, testing and advice for every stage of life.',
    href: '/womens-health',
  },
  {
    name: 'Annual Wellness Check',
    description: 'A yearly visit to check your overall health and plan for the year ahead.',
    href: '/annual-wellness-check',
  },
  {
    name: 'Emergency',
    description:
      'Care for emergencies that aren’t life-threatening. For anything life-threatening, call 911.',
    href: '/emergency',
  },
  {
    name: 'Ultrasound',
    description: 'Radiation-free imaging in 30 minutes or less.',
    href: '/ultrasound',
  },
  {
    name: 'X-Ray',
    description: 'Walk-in X-rays of bones, joints and the chest. Please call ahead.',
    href: '/x-ray',
  },
  {
    name: 'LABS',
    description: 'Lab tests with clear prices. Most results are ready in 24 to 48 hours.',
    href: '/lab',
  },
  {
    name: 'IV Therapy',
    description: 'IV fluids and vitamins in a 30- to 60-minute session.',
    href: '/iv-therapy',
  },
  {
    name: 'Weight Loss Management',
    description: 'A medical weight loss plan made for you, with semaglutide injections at $399/month.',
    href: '/weight-loss-management',
  },
] as const;

export type Service = (typeof services)[number];
