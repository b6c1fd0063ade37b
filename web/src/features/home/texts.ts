/** Texts of home, from its first view down. */
export const homeTexts = {
  tabTitle: 'Urgent care and primary care in Las Vegas',
  hero: {
    title: 'Urgent and primary care, close to home',
    lead: 'Ten Las Vegas clinics. Walk in or book.',
    emergency: 'Chest pain, trouble breathing, heavy bleeding?',
    call911: 'Call 911.',
  },
  video: {
    pause: 'Pause background video',
    play: 'Play background video',
    fullscreen: 'Show video full screen',
    description: 'Dawn over the Las Vegas valley',
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
      { title: 'Share reason for visit', text: 'Urgent or routine, every clinic can help.' },
      { title: 'Enter patient info', text: 'Your name, date of birth, email and insurance.' },
    ],
    start: 'Start booking',
    checkIn: 'Check-in Now',
  },
  care: {
    title: 'Find Your Care',
    lead: 'From a sprained ankle today to an overdue checkup.',
    more: 'Learn more',
    urgentCare: { title: 'Urgent Care', text: 'Same-day care for sprains, fevers, cuts and infections.' },
    primaryCare: {
      title: 'Primary Care',
      text: 'One team that knows you: physicals, screenings, referrals.',
    },
    womensHealth: { title: "Women's Health", text: 'Exams, testing, family planning and menopause care.' },
    lab: { title: 'Labs', text: 'Blood work and tests. Most results in 24 to 48 hours.' },
    services: { title: 'All services', text: 'X-ray, ultrasound, IV therapy, weight loss and more.' },
    viewAll: 'View All Services',
  },
  approved: {
    title: 'Doctor Approved',
    text: 'We run our clinics the way doctors would want to be treated themselves. We listen, explain what we find in plain English, and make sure you leave knowing what’s next.',
    about: 'About Us',
  },
  claims: {
    title: 'Why people come back',
    points: [
      { title: 'Well Reputed', text: 'Neighbors send their neighbors to us.' },
      { title: 'Trusted Around the Country', text: 'Visitors to the valley are as welcome as locals.' },
      { title: 'Found Near You', text: 'Ten clinics from North Las Vegas to Henderson.' },
      { title: 'No Wait Times', text: 'Book a time and come straight to it.' },
      { title: 'Pre-fill Application Available', text: 'Give us your details online, before you arrive.' },
      { title: '24/7 Urgent Care', text: 'Book online at any hour; clinics are open Mon-Fri, 8 to 5.' },
      { title: 'Anywhere in the City', text: 'Any of our clinics can take care of you.' },
      { title: 'No Hassles', text: 'Move or cancel a visit yourself, in a minute.' },
      { title: 'Great Service', text: 'A person answers the phone.' },
      { title: 'Thankful Community', text: 'We are glad to take care of the valley.' },
    ],
  },
};
