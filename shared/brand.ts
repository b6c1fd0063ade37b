/**
 * Everything that names the owner, with placeholder values. What else the owner sets is listed in infra/guide/stages.md;
 * days on which clinics are closed are in closed-days.ts.
 */
export const brand = {
  name: 'Sagebrush Urgent & Primary Care',
  shortName: 'Sagebrush',
  /** Where search engines and shared links find the site: the deployment's `domainName`, without a slash at the end. */
  siteUrl: 'https://www.example.com',
  phone: '(702) 555-0142',
  /** For `tel:` links. */
  phoneHref: 'tel:+17025550142',
  fax: '(702) 555-0143',
  email: 'care@example.com',
  hours: 'Mon-Fri 8:00am - 5:00pm',
  /** The same hours, as a sentence says them. */
  hoursInWords: 'Monday through Friday, 8:00 AM to 5:00 PM',
  address: '4080 S Eastern Ave, Las Vegas, NV 89119',
  /** The unit of distances on home and in the finder. Booking has miles. */
  finderUnit: 'miles' as 'miles' | 'km',
  /** The employer identification number, on every receipt: insurers and HSA administrators ask for it. The owner sets it. */
  taxId: '12-3456789',
  links: {
    patientPortal: 'https://portal.example.com',
    learning: 'https://lms.example.com',
    jobs: 'https://jobs.example.com',
    checkIn: 'https://checkin.example.com',
    /** A random room name is appended for each video visit. */
    video: 'https://video.example.com',
    externalBooking: 'https://book.example.com',
    facebook: 'https://facebook.example.com/sagebrush',
    instagram: 'https://instagram.example.com/sagebrush',
    /** Of the whole group. Each clinic's own are in clinics.ts. */
    reviews: 'https://reviews.example.com/sagebrush',
  },
} as const;
