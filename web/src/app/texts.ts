/** Words of the shell: header, footer and what shows when a screen cannot. */
export const appTexts = {
  skipLink: 'Skip to main content',
  homeLink: ', home page',
  tagline: 'Urgent & Primary Care',
  topBar: {
    label: 'Patient and staff links',
    patientPortal: 'Patient Portal',
    learning: 'LMS',
    billPay: 'Bill Pay',
    jobs: 'Jobs',
  },
  navigation: {
    label: 'Main',
    home: 'Home',
    aboutUs: 'About Us',
    services: 'Our Services',
    locations: 'Our Locations',
    lab: 'Lab',
    blog: 'Blog',
    shopForTest: 'Shop for test',
    cart: 'Cart',
    billPay: 'Bill Pay',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
  },
  services: {
    ivTherapy: 'IV Therapy',
    weightLoss: 'Weight Loss Management',
    urgentCare: 'Urgent Care',
    primaryCare: 'Primary Care',
    womensHealth: "Women's Health Care",
    annualWellnessCheck: 'Annual Wellness Check',
    emergency: 'Emergency',
    ultrasound: 'Ultrasound',
    xRay: 'X-Ray',
    labs: 'Labs',
  },
  actions: {
    call: (phone: string) => `Call ${phone}`,
    virtualVisit: 'Virtual Visit',
    virtualVisitFailed: (phone: string) =>
      `The form did not load. Check your connection and try again, or call us at ${phone}.`,
    checkIn: 'Check-in Now',
    book: 'Book an Appointment',
  },
  footer: {
    blurb:
      'Ten neighborhood clinics across the Las Vegas valley, for the things that cannot wait and for the care that should not be put off.',
    aboutTitle: 'About',
    about: 'About Us',
    services: 'All services',
    locations: 'Our Locations',
    myBookings: 'My Bookings',
    blog: 'Blog',
    contact: 'Contact',
    visitTitle: 'Visit or call',
    followTitle: 'Follow us',
    facebook: 'Facebook',
    instagram: 'Instagram',
    copyright: (year: number | undefined, name: string) => `© ${year ? `${year} ` : ''}${name}`,
  },
  rating: {
    legend: 'Rate your experience',
    stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
    chosen: (count: number) => `Your rating: ${count} of 5`,
    thanks: (count: number) =>
      count > 3
        ? `Thank you for ${count} of 5 stars.`
        : `Thank you for telling us: ${count} of 5. If something went wrong, please write to us.`,
  },
  failure: {
    tabTitle: 'Something went wrong',
    title: 'This page could not be shown',
    lead: 'Reloading usually helps. Nothing you already submitted is lost.',
    reload: 'Reload this page',
    home: 'Go to the home page',
  },
};
