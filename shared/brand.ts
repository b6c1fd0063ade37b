/**
 * Everything that identifies the owner, with placeholder values. infra/guide/stages.md lists the owner's
 * other settings; closed-days.ts has the clinics' closed days.
 */
export const brand = {
  name: 'Sagebrush Urgent & Primary Care',
  shortName: 'Sagebrush',
  /** The site's URL in search engines and shared links: `https://` and the deployment's `domainName`, no final `/`. */
  siteUrl: 'https://www.example.com',
  phone: '(702) 555-0142',
  /** For `tel:` links. */
  phoneHref: 'tel:+17025550142',
  fax: '(702) 555-0143',
  email: 'care@example.com',
  hours: 'Mon-Fri 8:00am - 5:00pm',
  /** The opening hours as part of a sentence. */
  hoursInWords: 'Monday through Friday, 8:00 AM to 5:00 PM',
  address: '4080 S Eastern Ave, Las Vegas, NV 89119',
  /** The unit of distances on home and in the finder. Booking always shows miles. */
  finderUnit: 'miles' as 'miles' | 'km',
  /**
   * The employer identification number on every receipt, which insurers and HSA administrators ask for. The
   * owner sets it.
   */
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
    /** The reviews of the whole group. Each clinic's reviews page is in clinics.ts. */
    reviews: 'https://reviews.example.com/sagebrush',
  },
} as const;
