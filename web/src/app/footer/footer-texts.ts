import { brand } from '#shared/brand.ts';

/** Texts of the footer. Apart from the shell's: the footer's script loads only when the footer comes into view. */
export const footerTexts = {
  blurb:
    'Neighborhood clinics across the Las Vegas Valley, for problems that can’t wait and the checkups you’ve been putting off.',
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
  legalTitle: 'Policies',
  insurance: 'Insurance we accept',
  privacy: 'Privacy Policy',
  privacyPractices: 'Notice of Privacy Practices',
  nondiscrimination: 'Fair treatment and language help',
  accessibility: 'Accessibility',
  terms: 'Terms of Use',
  staff: 'For staff',
  copyright: (year: number | undefined, name: string) => `© ${year ? `${year} ` : ''}${name}`,
};

export const ratingTexts = {
  legend: 'Rate your experience',
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  chosen: (count: number) => `Your rating: ${count} of 5`,
  staysHere: 'Your rating stays on this device.',
  share: 'Share it in a review',
  saved: (count: number) =>
    count > 3
      ? `Thank you! ${count} of 5 stars, saved on this device.`
      : `${count} of 5 stars, saved on this device. Did something go wrong? Call us at ${brand.phone}.`,
};
