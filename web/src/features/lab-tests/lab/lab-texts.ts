import { clinics } from '#shared/clinics/clinics.ts';
import { labTests } from '#shared/lab-tests/catalogue.ts';

/** Texts of the lab screen besides the content in `shared/services/content/lab.md`. */
export const labTexts = {
  quickActions: {
    title: 'Quick actions',
    findLab: { label: 'Find a Lab', text: `At any of our ${clinics.length} clinics.` },
    results: { label: 'View Test Results', text: 'In the patient portal.' },
    payBill: { label: 'Pay a Bill', text: 'By card, online.' },
    shop: { label: 'Shop for Tests', text: `${labTests.length} tests available online.` },
  },
  featuredLead: 'Add one to your cart now, and come in whenever it’s convenient.',
  statistics: {
    title: 'Our lab by the numbers',
    facts: [
      { value: `${clinics.length}`, label: 'locations' },
      { value: '1000+', label: 'tests a year across all our clinics' },
      {
        value: '300+',
        label: `tests available with a provider’s order, including ${labTests.length} you can buy online`,
      },
    ],
  },
  consultation: {
    title: 'Talk to us about your tests',
    lead: 'Leave your name, email and a day that works for you. We’ll contact you to schedule a consultation.',
  },
};
