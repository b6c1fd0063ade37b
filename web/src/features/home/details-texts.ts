import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';

/** The texts of home below its first view. */
export const detailsTexts = {
  booking: {
    banner: '24/7 BOOKING SYSTEM',
    title: 'Book an Appointment',
    lead: `Book online anytime. Clinics are open ${brand.hoursInWords}. Walk-ins welcome, appointments preferred.`,
    steps: [
      {
        title: 'Choose your location',
        text: 'Search by city, address or ZIP code, and see which times are open.',
      },
      { title: 'Share reason for visit', text: 'Urgent or routine, every clinic can help.' },
      { title: 'Enter patient info', text: 'Your name, date of birth, email and insurance.' },
    ],
    checkIn: 'Check-in Now',
    /** On home, the check-in link leads to the booking service, not the kiosk. */
    checkInHint: 'Opens our online scheduling site',
  },
  care: {
    title: 'Find Your Care',
    lead: 'For today’s sprain or an overdue checkup.',
    more: 'Learn more',
    urgentCare: { title: 'Urgent Care', text: 'Same-day care for sprains, fevers, cuts and infections.' },
    primaryCare: {
      title: 'Primary Care',
      text: 'Physicals, screenings and referrals.',
    },
    womensHealth: { title: "Women's Health", text: 'Exams, testing, family planning and menopause care.' },
    lab: { title: 'Labs', text: 'Blood work and other tests. Most results in 24 to 48 hours.' },
    viewAll: 'View All Services',
  },
  approved: {
    title: 'Doctor Approved',
    text: 'The kind of care doctors would want for themselves: we listen, explain things in plain English, and tell you what’s next.',
    about: 'About Us',
  },
  claims: {
    title: 'What you can expect',
    points: [
      { title: 'Well Reputed', text: 'Read each clinic’s reviews below.' },
      { title: 'Trusted Around the Country', text: 'Out-of-town visitors are welcome, too.' },
      { title: 'Found Near You', text: `${clinics.length} clinics from North Las Vegas to Henderson.` },
      { title: 'No Wait Times', text: 'Book ahead to wait less. Walk-ins may have a wait.' },
      { title: 'Pre-fill Application Available', text: 'Fill in your details online before you arrive.' },
      {
        title: '24/7 Urgent Care',
        text: `Book online 24/7. Clinics are open ${brand.hoursInWords}.`,
      },
      { title: 'Anywhere in the City', text: `Come to any of our ${clinics.length} clinics.` },
      { title: 'No Hassles', text: 'Reschedule or cancel your visit online.' },
      { title: 'Great Service', text: 'Questions? Call us during clinic hours.' },
      { title: 'Thankful Community', text: 'We’re thankful for your trust.' },
    ],
  },
};
