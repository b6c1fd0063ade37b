import { brand } from '#shared/brand.ts';

/**
 * What the specification says about each screen, copied from it rather than from the site's own texts, so that a
 * changed word is noticed. Names, phone numbers and portals come from `brand.ts`, which the owner edits.
 */
export interface SpecScreen {
  route: string;
  /** The screen's h1 as specified, or a pattern for it. */
  heading?: string | RegExp;
  /** Texts that appear exactly as written. */
  quoted?: readonly string[];
  /** Texts specified without quotes, so case may differ. */
  words?: readonly string[];
  /** The headings of cards, each with a text that the card has to contain. */
  cards?: readonly (readonly [heading: string, text: string])[];
  labels?: readonly string[];
  placeholders?: readonly string[];
  buttons?: readonly string[];
  links?: readonly SpecLink[];
  /** The main navigation's current entry. */
  current?: string;
}

export interface SpecLink {
  /** The start of the link's text; left out where the specification only names its target. */
  name?: string;
  href: string | RegExp;
  newTab?: true;
}

const { links, phoneHref } = brand;

const clinicNames = [
  'Eastern / Flamingo',
  'Maryland Pkwy / Tropicana',
  'Craig / Ferrell',
  'Eastern / Serene',
  'Las Vegas Blvd / Belmont',
  'Volunteer Blvd & Raiders Way',
  'Spring Mountain / Rainbow',
  'Rainbow / Robindale',
  'Washington / Lamb',
  'Cactus',
];

// Patterns for the titles of articles 1 to 11. The list's ninth entry opens article 11.
const articleTopics = [
  /hydrat.*summer/i,
  /seasonal health tips/i,
  /urgent care or primary care/i,
  /emergency.*urgent care/i,
  /chronic illness.*primary care/i,
  /common .*urgent care/i,
  /prepare for an urgent care visit/i,
  /health screenings/i,
  /UTI testing/i,
  /guide to healthy weight loss/i,
  /^Nutrition Basics: Building a Balanced Diet$/,
];

const shopTests = [
  ['Complete Physical with EKG', '$225.00'],
  ['Complete Physical without EKG', '$200.00'],
  ['Complete Blood Work', '$225.00'],
  ['TSH', '$65.00'],
  ['Folate', '$65.00'],
  ['T3', '$85.00'],
  ['CBC', '$30.00'],
  ['CMP', '$30.00'],
  ['Lipid Profile', '$50.00'],
  ['Urine Culture', '$30.00'],
  ['HBA1C', '$25.00'],
  ['Urinalysis', '$30.00'],
  ['Testosterone Free Total', '$80.00'],
  ['Testosterone Total', '$50.00'],
  ['HIV', '$65.00'],
  ['R.Arthritis', '$65.00'],
] as const;

const featuredTests = [
  ['Complete Physical with EKG', '$225.00'],
  ['Complete Blood Work', '$225.00'],
  ['TSH test', '$65.00'],
  ['Lipid Profile', '$50.00'],
  ['CBC', '$45.00'],
  ['CMP', '$55.00'],
] as const;

const bookHere: SpecLink = { name: 'Book an Appointment', href: '#/book-appointment' };
const findHere: SpecLink = { href: '#/locations' };
const callToBook: SpecLink = { name: 'Call To Book', href: phoneHref };
const checkIn: SpecLink = { name: 'Check-in Now', href: links.checkIn, newTab: true };
/** The check-in link, under the name that the blog uses. */
const webCheckIn: SpecLink = { ...checkIn, name: 'Web Check-In' };

const womensServices = [
  'preventive care',
  'gynaecological examinations',
  'family planning and contraception',
  'menopause management',
  'STI testing and treatment',
  'urinary incontinence',
  "women's wellness",
  'PAP smears',
];

const home: SpecScreen = {
  route: '/home',
  current: 'Home',
  quoted: [
    '24/7 BOOKING SYSTEM',
    'Book an Appointment',
    'Check-in Now',
    'Find Your Care',
    'View All Services',
    'Doctor Approved',
    'About Us',
    'Popular Lab Tests',
    'View All Lab Tests',
    'Choose your location',
    'Share reason for visit',
    'Enter patient info',
    'Well Reputed',
    'Trusted Around the Country',
    'Found Near You',
    'No Wait Times',
    'Pre-fill Application Available',
    '24/7 Urgent Care',
    'Anywhere in the City',
    'No Hassles',
    'Great Service',
    'Thankful Community',
  ],
  words: ['walk-ins welcome, appointments preferred', '10 locations'],
  cards: [
    ...featuredTests,
    ...clinicNames.flatMap((name) =>
      [brand.phone, brand.fax, 'Mon-Fri 8:00am - 5:00pm', 'Directions', 'Book an Appointment'].map(
        (text) => [name, text] as const,
      ),
    ),
  ],
  links: [
    { name: 'Check-in Now', href: links.externalBooking, newTab: true },
    ...['#/urgentCare', '#/primaryCare', '#/womens-health', '#/lab'].map((href) => ({ href })),
    { name: 'View All Services', href: '#/services' },
    { name: 'Doctor Approved', href: '#/about-us' },
    { name: 'About Us', href: '#/aboutus' },
    { name: 'View All Lab Tests', href: '#/shop-for-test' },
    bookHere,
    ...clinicNames.map((name, index) => ({ name, href: `#/location-detail/${index + 1}` })),
    ...clinicNames.map((name) => ({
      name: `Directions to ${name}`,
      href: /^https:\/\/www\.google\.com\/maps\/dir\//,
      newTab: true as const,
    })),
    ...clinicNames.map((name, index) => ({
      name: `Book an Appointment at ${name}`,
      href: `#/book-appointment?clinic=${index + 1}`,
    })),
    ...clinicNames.flatMap((name) => [
      { name: `Business page for ${name}`, href: /^https:\/\/business\./, newTab: true as const },
      { name: `Reviews for ${name}`, href: /^https:\/\/reviews\./, newTab: true as const },
    ]),
  ],
};

const about: SpecScreen = {
  route: '/about-us',
  heading: `Welcome to ${brand.name}`,
  current: 'About Us',
  quoted: ['Proudly Serving 10 Locations Across Nevada!'],
  words: ['mission', 'walk in'],
  links: [
    { name: 'Book Now', href: links.externalBooking, newTab: true },
    { name: 'Walk in', href: '#/locations' },
  ],
};

const services: SpecScreen = {
  route: '/services',
  heading: 'Urgent Care and Primary Care',
  quoted: ['Our Services', 'Hydration Therapy', 'Immune Boost', 'Energy Boost'],
  words: ['walk in', '$399/month'],
  links: [
    findHere,
    checkIn,
    { name: 'Learn More: Urgent Care', href: '#/urgentCare' },
    { name: 'Learn More: Primary Care', href: '#/primaryCare' },
    { name: "Learn More: Women's Health Care", href: '#/womens-health' },
    { name: 'Learn More: Annual Wellness Check', href: '#/annual-wellness-check' },
    { name: 'Learn More: Emergency', href: '#/emergency' },
    { name: 'Learn More: Ultrasound', href: '#/ultrasound' },
    { name: 'Learn More: X-Ray', href: '#/x-ray' },
    { name: 'Learn More: LABS', href: '#/lab' },
    { name: 'Learn More: IV Therapy', href: '#/iv-therapy' },
    { name: 'Learn More: Weight Loss Management', href: '#/weight-loss-management' },
  ],
};

const careScreens: SpecScreen[] = [
  {
    route: '/urgentCare',
    heading: 'Urgent Care',
    current: 'Urgent Care',
    quoted: ['Still Not Sure?'],
    words: [
      'when to choose urgent care',
      'sprains and strains',
      'moderate fever',
      'flu',
      'allergic reactions',
      'minor asthma',
      'minor cuts needing stitches',
      'ear infections',
      'X-ray, ultrasound and lab',
      'emergency room',
      'specialist',
    ],
    // Call is a link instead of a button, so that it works without a script, too.
    links: [{ name: 'Call', href: phoneHref }],
  },
  {
    route: '/primaryCare',
    heading: 'Primary Care',
    current: 'Primary Care',
    quoted: ['Call To Book', "We're Now Welcoming New Patients!", 'How does Primary Care work?'],
    words: [
      'with or without insurance',
      'most major insurance',
      'cash options for the uninsured',
      'age-appropriate screenings',
      'annual physical well exams',
      'flu vaccine',
      'hereditary cancer testing',
      'routine blood work',
      'referrals to specialists',
      "women's wellness",
      '$30 without insurance',
    ],
    links: [callToBook],
  },
  {
    route: '/womens-health',
    heading: "Women's Health Care",
    current: "Women's Health Care",
    quoted: ['Call To Book'],
    words: ['hormone testing', 'STD testing', 'blood tests', 'urine analysis', ...womensServices],
    links: [callToBook],
  },
  {
    route: '/annual-wellness-check',
    heading: 'Annual Wellness Check',
    current: 'Annual Wellness Check',
    quoted: ['Call To Book'],
    words: womensServices,
    links: [callToBook],
  },
  {
    route: '/emergency',
    heading: 'Emergency Care',
    current: 'Emergency',
    words: [
      'non-life-threatening',
      'reasons to choose',
      'cold or flu',
      'minor fractures',
      'cuts needing stitches',
      'sprains',
      'allergic reactions',
      'burns',
      'UTIs',
      'asthma',
      'high fever',
      'abdominal pain',
      'vomiting or dehydration',
      'how it works',
    ],
  },
  {
    route: '/ultrasound',
    heading: 'Ultrasound',
    current: 'Ultrasound',
    words: [
      'abdominal',
      'pelvic',
      'vascular',
      'musculoskeletal',
      'thyroid',
      'guided procedures',
      'benefits',
      '30 minutes or less',
    ],
    links: [findHere, bookHere],
  },
  {
    route: '/x-ray',
    heading: 'X-Ray',
    current: 'X-Ray',
    words: ['benefits', 'conditions diagnosed', 'what to expect', 'walk-in', 'no appointment'],
    links: [findHere, checkIn],
  },
  {
    route: '/iv-therapy',
    heading: 'IV Therapy',
    current: 'IV Therapy',
    words: ['30 to 60 minutes', 'hydration therapy', 'energy boost'],
    cards: [
      ['B-12 packages', '4 shots $100'],
      ['B-12 packages', '6 shots $125'],
      ['B-12 packages', '8 shots $150'],
      ['Myers Cocktail', '$150'],
      ['Immune Boost', '$150'],
    ],
    links: [
      { name: 'Find a Location', href: '#/locations' },
      { name: 'Book Now', href: links.externalBooking, newTab: true },
      bookHere,
    ],
  },
  {
    route: '/weight-loss-management',
    heading: 'Weight Loss Management',
    current: 'Weight Loss Management',
    words: [
      'semaglutide injections',
      '$399 per month',
      'before and after',
      '15 to 20 minutes',
      'who can benefit',
    ],
    links: [findHere, bookHere],
  },
];

const lab: SpecScreen = {
  route: '/lab',
  heading: 'Lab Services',
  current: 'Labs, Lab',
  quoted: ['Popular Lab Tests', 'View All Lab Tests'],
  words: [
    'why choose',
    'PCR testing',
    'customer service',
    '24 to 48 hours',
    'locations',
    '1000+',
    'tests a year',
    '300+',
    'tests available',
  ],
  cards: featuredTests.slice(0, 4).flatMap(([test, price]) => [
    [test, price],
    [test, 'Add to Cart'],
  ]),
  links: [
    { name: 'View All Lab Tests', href: '#/shop-for-test' },
    { name: 'Find a Lab', href: '#/locations' },
    { name: 'View Test Results', href: links.patientPortal },
    { name: 'Pay a Bill', href: '#/bill-pay' },
    { name: 'Shop for Tests', href: '#/shop-for-test' },
  ],
};

const shop: SpecScreen = {
  route: '/shop-for-test',
  heading: 'Lab Tests & Services',
  current: 'Shop for test',
  quoted: ['16 tests available'],
  placeholders: ['Search lab tests...'],
  cards: [
    ...shopTests,
    ...shopTests.flatMap(([test]) =>
      ['Lab Test', 'In Stock', 'No hidden fees', 'Add to Cart', 'Details'].map(
        (text) => [test, text] as const,
      ),
    ),
    ...shopTests.slice(0, 3).map(([test]) => [test, 'Best Seller'] as const),
  ],
};

const cart: SpecScreen = {
  route: '/cart',
  heading: 'Shopping Cart',
  current: 'Cart',
  quoted: ['Your cart is empty', "Looks like you haven't added any items to your cart yet."],
  words: ['0 items'],
  links: [{ name: 'Start Shopping', href: '#/shop-test' }],
};

const locations: SpecScreen = {
  route: '/locations',
  heading: 'Find a Clinic Near You',
  current: 'Our Locations',
  words: ['radiologic technologist', 'call ahead'],
  labels: ['ZIP code'],
  buttons: ['Search'],
  cards: clinicNames.flatMap((name) => [
    [name, brand.phone],
    [name, 'Mon-Fri 8:00am - 5:00pm'],
  ]),
};

const contact: SpecScreen = {
  route: '/contact',
  heading: 'Contact Us',
  labels: ['First Name', 'Last Name', 'Email Address', 'Phone Number', 'Preferred Contact Date', 'Message'],
  buttons: ['Send Message'],
};

const blog: SpecScreen = {
  route: '/blog',
  heading: 'Blog',
  current: 'Blog',
  quoted: ['Page 1 of 2', '<<', '>>'],
  links: [
    ...[1, 2, 3, 4, 5].map((id) => ({ name: 'Read More', href: `#/blog-inside/${id}` })),
    webCheckIn,
    { name: 'Find Your Nearest Location', href: '#/locations' },
    bookHere,
  ],
};

const bookingAndBillScreens: SpecScreen[] = [
  {
    route: '/book-appointment',
    placeholders: ['Enter city, address or zip'],
    words: ['Distance', 'Earliest available', 'view 2 more', 'view 4 more', ...clinicNames],
  },
  {
    route: '/appointment-confirmation/UC123456ABCDEF',
    quoted: [
      'Booking Not Found',
      'The requested booking could not be found. Please check your confirmation number or contact support.',
    ],
  },
  {
    route: '/my-bookings',
    current: 'My Bookings',
    quoted: ['No appointments have been booked yet.'],
  },
  {
    route: '/bill-pay',
    heading: 'Bill Pay',
    current: 'Bill Pay',
    quoted: ['Pay your medical bills securely online', 'Mon-Fri 8:00 AM - 5:00 PM', brand.phone, brand.email],
  },
  {
    // The dashboard's tabs need a sign-in: admin.test.ts tests them.
    route: '/admin-bookings',
    heading: 'Sign in to the dashboard',
    buttons: ['Sign in'],
  },
];

export const specScreens: readonly SpecScreen[] = [
  home,
  about,
  services,
  ...careScreens,
  lab,
  shop,
  cart,
  locations,
  contact,
  blog,
  ...bookingAndBillScreens,
];

export const aliasScreens: readonly SpecScreen[] = [
  { ...about, route: '/aboutus' },
  { ...shop, route: '/shop-test' },
];

export const locationScreens: readonly SpecScreen[] = clinicNames.map((name, index) => ({
  route: `/location-detail/${index + 1}`,
  heading: name,
  quoted: ['Back to Locations', 'Find Us Here', brand.phone, brand.fax, 'Mon-Fri 8:00am - 5:00pm'],
  links: [
    { name: 'Back to Locations', href: '#/home' },
    ...['#/urgentCare', '#/primaryCare', '#/lab', '#/x-ray', '#/iv-therapy', '#/annual-wellness-check'].map(
      (href) => ({ href }),
    ),
    { name: 'Get Directions', href: /^https:\/\/www\.google\.com\/maps\/dir\//, newTab: true },
    { name: 'Open in Google Maps', href: /^https:\/\/www\.google\.com\/maps\//, newTab: true },
    { name: 'Book Appointment', href: `#/book-appointment?clinic=${index + 1}` },
  ],
}));

export const articleScreens: readonly SpecScreen[] = articleTopics.map((heading, index) => ({
  route: `/blog-inside/${index + 1}`,
  heading,
  quoted: [`By ${brand.name} · Published on `, 'Related Articles'],
  links: [
    { name: 'Check-in Now', href: links.checkIn, newTab: true },
    // Article 9's related link leads to the list.
    ...(index === 8 ? [{ href: '#/blog' }] : [{ href: /^#\/blog-inside\/\d+$/ }]),
  ],
}));

/** Every route that has a screen. */
export const allRoutes: readonly string[] = [
  ...specScreens,
  ...aliasScreens,
  ...locationScreens,
  ...articleScreens,
].map(({ route }) => route);

/** Header and footer. */
export const specShell = {
  topBar: [
    { name: 'Patient Portal', href: links.patientPortal },
    { name: 'LMS', href: links.learning, newTab: true },
    { name: 'Bill Pay', href: '#/bill-pay' },
    { name: 'Jobs', href: links.jobs },
  ],
  /** In our own order, since the specification has none: what patients come for is first. */
  navigation: [
    'Our Locations',
    'IV Therapy',
    'Weight Loss Management',
    'Urgent Care',
    'Primary Care',
    "Women's Health Care",
    'Annual Wellness Check',
    'Emergency',
    'Ultrasound',
    'X-Ray',
    'Labs',
    'Insurance',
    'My Bookings',
    'Cart',
    'Home',
    'About Us',
    'Lab',
    'Blog',
    'Shop for test',
    'Bill Pay',
  ],
  actions: [
    { href: phoneHref },
    { name: 'Check-in Now', href: links.checkIn, newTab: true },
    { name: 'Book an Appointment', href: '#/book-appointment' },
  ],
  footer: [
    { href: '#/about-us' },
    { name: brand.phone, href: phoneHref },
    { href: links.facebook, newTab: true },
    { href: links.instagram, newTab: true },
  ],
} satisfies Record<string, readonly (SpecLink | string)[]>;
