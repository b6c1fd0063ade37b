import { clinics } from '#shared/clinics/clinics.ts';
import { labTests } from '#shared/lab-tests/catalogue.ts';

/** What a test's details say, in this order. */
export const labTestFacts = ['measures', 'sample', 'preparation', 'results'] as const;

export const shopTexts = {
  tabTitle: 'Lab Tests & Services',
  description: `${labTests.length} lab tests with clear prices. Have your sample taken at any of our ${clinics.length} clinics in the Las Vegas Valley.`,
  title: 'Lab Tests & Services',
  lead: `Choose your tests and pay online, then visit any of our ${clinics.length} clinics to have your sample taken. We don’t ship test kits. Most results are ready in 24 to 48 hours.`,
  search: {
    name: 'Lab tests',
    label: 'Search by name, organ or condition',
    placeholder: 'Search lab tests...',
  },
  available: (count: number) => `${count} ${count === 1 ? 'test' : 'tests'} available`,
  /** `online` follows the number of tests found, and `onlineOfAll` the number of all tests. */
  online: 'to buy online',
  onlineOfAll: 'to buy online, and 300+ with a provider’s order',
  empty: {
    title: 'No tests found',
    text: 'Try adjusting your search terms or browse all available tests.',
    viewAll: 'View All Tests',
  },
  card: {
    bestSeller: 'Best Seller',
    /** Continues the text of the badge, which only our three checkups have. */
    bestSellerOf: 'for checkups',
    includes: (tests: readonly string[]) => `Includes ${tests.join(', ')}`,
    noHiddenFees: 'No hidden fees',
    add: 'Add to Cart',
    added: 'Added to Cart',
    addedNote: 'Added to cart successfully!',
    details: 'Details',
  },
  duplicate: 'This item is already in your cart!',
  addedDialog: {
    title: 'Item Added to Cart',
    added: (title: string) => `${title} has been added to the cart.`,
    contains: (count: number) => `Your cart now contains: ${count} item(s)`,
    continue: 'Continue Shopping',
    goToCart: 'Go to Cart',
  },
  detailsDialog: {
    title: 'Test Details',
    measures: 'What it measures',
    sample: 'Your sample',
    preparation: 'How to prepare',
    results: 'Your results',
    visit: 'Walk in to any clinic for your test, or',
    book: 'book a time',
    close: 'Close',
  },
};
