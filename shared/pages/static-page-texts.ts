import { brand } from '#shared/brand.ts';
import { type Clinic, clinics } from '#shared/clinics/clinics.ts';
import { type LabTest, labTests } from '#shared/lab-tests/catalogue.ts';

/** "HIV lab test", but "Complete Physical with EKG": the complete ones say what they are, and a physical is an exam. */
const labTestName = ({ id, title }: LabTest) => (id.startsWith('complete-') ? title : `${title} lab test`);

/** Titles and descriptions of the static pages that have none in their content, as search results show them. */
export const searchResultTexts = {
  clinics: {
    title: 'Urgent care clinics in Las Vegas, North Las Vegas and Henderson',
    description: `Addresses, hours and phone number for our ${clinics.length} walk-in clinics. See which one is nearest to you by neighborhood or ZIP code.`,
  },
  clinic: ({ name, city, address }: Clinic) => ({
    title: `${name}: urgent care in ${city}`,
    description: `Walk-in urgent care and primary care at ${address}, ${city}. Open ${brand.hoursInWords}. Call ${brand.phone} or book online.`,
  }),
  services: {
    title: 'Our services',
    description: `Urgent care, primary care, women’s health, X-ray, ultrasound, labs, IV therapy and weight loss at ${clinics.length} clinics in the Las Vegas Valley.`,
  },
  labTests: {
    title: 'Lab tests and prices',
    description: `${labTests.length} lab tests with clear prices. Have your sample taken at any of our ${clinics.length} clinics in the Las Vegas Valley.`,
  },
  labTest: (test: LabTest) => ({
    title: `${labTestName(test)} in Las Vegas: ${test.price}`,
    description: `${labTestName(test)} for ${test.price}, with no hidden fees. ${test.content}`,
  }),
  blog: {
    title: 'Blog',
    description: 'Tips for staying well in the desert, and when to come see us.',
  },
};
