/** Texts of home's first view, separate because every visitor waits for them. */
export const heroTexts = {
  tabTitle: 'Urgent care and primary care in Las Vegas',
  title: 'Urgent and primary care, close to home',
  lead: 'Ten clinics across the Las Vegas valley. Walk in when you need to, or choose a time that suits you.',
  book: 'Book an Appointment',
  seeClinics: 'See our clinics',
  emergency: 'Chest pain, trouble breathing, heavy bleeding? Call 911.',
};
