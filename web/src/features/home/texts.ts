/** Words of the home screen. */
export const homeTexts = {
  tabTitle: 'Urgent care and primary care in Las Vegas',
  hero: {
    title: 'Urgent and primary care, close to home',
    lead: 'Ten clinics across the Las Vegas valley. Walk in when you need to, or choose a time that suits you.',
    book: 'Book an Appointment',
    seeClinics: 'See our clinics',
    emergency: 'Chest pain, trouble breathing, heavy bleeding? Call 911.',
  },
  booking: {
    banner: '24/7 BOOKING SYSTEM',
    title: 'Book an Appointment',
    lead: 'Walk-ins welcome, appointments preferred.',
    steps: [
      {
        title: 'Choose your location',
        text: 'Search by city, address or ZIP code, and see which times are open.',
      },
      { title: 'Share reason for visit', text: 'Urgent or routine: every clinic takes care of both.' },
      { title: 'Enter patient info', text: 'Your name, date of birth, e-mail and insurance.' },
    ],
    start: 'Start booking',
    checkIn: 'Check-in Now',
  },
  clinics: {
    title: (count: number) => `${count} locations in the Las Vegas valley`,
    lead: 'Walk in during opening hours, or book ahead at the one nearest to you.',
    phone: 'Phone',
    fax: 'Fax',
    hours: 'Hours',
    directions: 'Directions',
    directionsTo: (clinic: string) => `to ${clinic}`,
    book: 'Book an Appointment',
    bookAt: (clinic: string) => `at ${clinic}`,
    unsureTitle: 'Not sure which one?',
    unsure: 'Tell us where you are and what is wrong, and we will point you to the right clinic.',
    call: (phone: string) => `Call ${phone}`,
  },
};
