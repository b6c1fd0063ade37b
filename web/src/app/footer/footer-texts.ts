import { brand } from '#shared/brand.ts';

/** Texts of the footer, in a file of their own because the footer's script loads only when the footer comes into view. */
export const footerTexts = {
  blurb:
    'Neighborhood clinics across the Las Vegas Valley, for problems that can’t wait and the checkups you’ve been putting off.',
  aboutTitle: 'About',
  about: 'About Us',
  services: 'All Services',
  locations: 'Our Locations',
  blog: 'Blog',
  visitTitle: 'Visit or call',
  followTitle: 'Follow us',
  facebook: 'Facebook',
  instagram: 'Instagram',
  legalTitle: 'Policies',
  insurance: 'Insurance We Accept',
  privacy: 'Privacy Policy',
  privacyPractices: 'Notice of Privacy Practices',
  nondiscrimination: 'Fair Treatment and Language Help',
  accessibility: 'Accessibility',
  terms: 'Terms of Use',
  staff: 'For Staff',
  copyright: (year: number | undefined, name: string) => `© ${year ? `${year} ` : ''}${name}`,
};

export const ratingTexts = {
  legend: 'Rate your experience',
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  chosen: (count: number) => `Your rating: ${count} of 5. It stays on this device.`,
  staysHere: 'Your rating stays on this device.',
  share: 'Leave a review',
  saved: (count: number) =>
    count > 3
      ? `Thank you! We saved your ${count}-star rating on this device.`
      : `We saved your ${count}-star rating on this device. Did something go wrong? Call us at ${brand.phone}.`,
};
