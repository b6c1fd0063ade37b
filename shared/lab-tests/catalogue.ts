import { required } from '#shared/required.ts';
import { labTestTitles } from './titles.ts';

export type LabTestId = keyof typeof labTestTitles;

/** A lab test that can be bought. */
export interface LabTest {
  id: LabTestId;
  title: string;
  content: string;
  /** With the dollar sign, as in the specification: '$225.00'. The site charges only this price. */
  price: string;
  bookAppointment: '/book-appointment';
}

const bookAppointment = '/book-appointment';

// Keep this list short, because home's first view loads it. Other texts about the tests are in details.ts.
const catalogue: readonly Omit<LabTest, 'title' | 'bookAppointment'>[] = [
  {
    id: 'complete-physical-with-ekg',
    content: 'A head-to-toe exam with a provider, plus an EKG that records your heart’s electrical activity.',
    price: '$225.00',
  },
  {
    id: 'complete-physical-without-ekg',
    content:
      'A head-to-toe exam with a provider: medical history, blood pressure, heart, lungs, abdomen, joints and reflexes.',
    price: '$200.00',
  },
  {
    id: 'complete-blood-work',
    content:
      'A broad set of blood tests in one visit: blood cells, blood sugar, cholesterol, and kidney and liver function.',
    price: '$225.00',
  },
  {
    id: 'tsh',
    content: 'Thyroid-stimulating hormone. Usually the first test for an underactive or overactive thyroid.',
    price: '$65.00',
  },
  {
    id: 'folate',
    content:
      'Vitamin B9, which is especially important in pregnancy. Low levels can cause anemia and fatigue.',
    price: '$65.00',
  },
  {
    id: 't3',
    content: 'Triiodothyronine, an active thyroid hormone. Helps find and monitor an overactive thyroid.',
    price: '$85.00',
  },
  {
    id: 'cbc',
    content:
      'Complete blood count: red cells, white cells and platelets. Checks for anemia and signs of infection.',
    price: '$30.00',
  },
  {
    id: 'cmp',
    content:
      'Comprehensive metabolic panel: blood sugar, electrolytes, protein, and kidney and liver function.',
    price: '$30.00',
  },
  {
    id: 'lipid-profile',
    content: 'Cholesterol and triglycerides, which help estimate your risk of heart disease and stroke.',
    price: '$50.00',
  },
  {
    id: 'urine-culture',
    content: 'Shows which bacteria are causing a urinary tract infection and which antibiotics should work.',
    price: '$30.00',
  },
  {
    id: 'hba1c',
    content:
      'Your average blood sugar over the past two to three months. Screens for diabetes and helps monitor it.',
    price: '$25.00',
  },
  {
    id: 'urinalysis',
    content: 'A check of your urine for signs of infection, kidney problems, blood, protein and sugar.',
    price: '$30.00',
  },
  {
    id: 'testosterone-free-total',
    content: 'Total testosterone, plus free testosterone: the part your body can use right away.',
    price: '$80.00',
  },
  {
    id: 'testosterone-total',
    content: 'The total testosterone in your blood. Usually the first test to check for a low or high level.',
    price: '$50.00',
  },
  {
    id: 'hiv',
    content: 'A confidential blood test for HIV. When found early, HIV responds very well to treatment.',
    price: '$65.00',
  },
  {
    id: 'r-arthritis',
    content:
      'Rheumatoid factor, an antibody often found in rheumatoid arthritis. For joints that stay stiff or swollen.',
    price: '$65.00',
  },
];

/** The shop's catalog, in display order. */
export const labTests: readonly LabTest[] = catalogue.map(({ id, ...rest }) => ({
  id,
  title: labTestTitles[id],
  ...rest,
  bookAppointment,
}));

/** The test with this id, which may come from a browser's storage. */
export function findLabTest(id: unknown): LabTest | undefined {
  return labTests.find((test) => test.id === id);
}

/** A test on a card on home or the lab page, with that card's title and price. */
export interface FeaturedTest {
  test: LabTest;
  title: string;
  price: string;
}

function featured(id: LabTestId, onCard?: Partial<Pick<FeaturedTest, 'title' | 'price'>>): FeaturedTest {
  const test = required(findLabTest(id), id);
  return { test, title: test.title, price: test.price, ...onCard };
}

/**
 * The tests on home's cards. The owner gave the card of TSH another title than the shop's, and the cards of CBC and CMP
 * other prices. A card shows its own price and, if the shop's price is lower, that one too. We charge the shop's price.
 */
export const homeFeaturedTests: readonly FeaturedTest[] = [
  featured('complete-physical-with-ekg'),
  featured('complete-blood-work'),
  featured('tsh', { title: 'TSH test' }),
  featured('lipid-profile'),
  featured('cbc', { price: '$45.00' }),
  featured('cmp', { price: '$55.00' }),
];

// Marked as pure: without the mark, the bundler keeps this call in functions that don't use the list.
export const labFeaturedTests: readonly FeaturedTest[] = /* @__PURE__ */ homeFeaturedTests.slice(0, 4);

/** The test that has exactly this title in the shop or on a featured card. */
export function findLabTestByTitle(title: unknown): LabTest | undefined {
  const hasTitle = (card: { title: string }) => card.title === title;
  return labTests.find(hasTitle) ?? homeFeaturedTests.find(hasTitle)?.test;
}
