/** A lab test that can be bought. */
export interface LabTest {
  title: string;
  content: string;
  /** With the dollar sign, as in the specification: '$225.00'. */
  price: string;
  bookAppointment: '/book-appointment';
}

const bookAppointment = '/book-appointment';

// Kept short, because home's first view needs it. The rest is in details.ts.
const catalogue = [
  {
    title: 'Complete Physical with EKG',
    content:
      'A head-to-toe exam with a clinician, and an EKG that records the electrical activity of your heart.',
    price: '$225.00',
  },
  {
    title: 'Complete Physical without EKG',
    content:
      'A head-to-toe exam with a clinician: your history, blood pressure, heart, lungs, abdomen, joints and reflexes.',
    price: '$200.00',
  },
  {
    title: 'Complete Blood Work',
    content:
      'A broad set of blood tests from one visit, for an overall picture: blood cells, blood sugar, kidneys, liver and cholesterol.',
    price: '$225.00',
  },
  {
    title: 'TSH',
    content: 'Thyroid-stimulating hormone: the first test when the thyroid may be too slow or too fast.',
    price: '$65.00',
  },
  {
    title: 'Folate',
    content: 'Vitamin B9 in your blood. Low levels can cause anemia and tiredness, and matter in pregnancy.',
    price: '$65.00',
  },
  {
    title: 'T3',
    content: 'Triiodothyronine, an active thyroid hormone. Helps to find and follow an overactive thyroid.',
    price: '$85.00',
  },
  {
    title: 'CBC',
    content:
      'Complete blood count: red cells, white cells and platelets. Looks for anemia and signs of infection.',
    price: '$30.00',
  },
  {
    title: 'CMP',
    content: 'Comprehensive metabolic panel: blood sugar, electrolytes, protein, kidneys and liver.',
    price: '$30.00',
  },
  {
    title: 'Lipid Profile',
    content: 'Cholesterol and triglycerides, which help to estimate the risk for heart and blood vessels.',
    price: '$50.00',
  },
  {
    title: 'Urine Culture',
    content: 'Shows which bacteria cause a urinary tract infection, and which antibiotics should work.',
    price: '$30.00',
  },
  {
    title: 'HBA1C',
    content:
      'Your average blood sugar over the past two to three months. Screens for diabetes and follows it.',
    price: '$25.00',
  },
  {
    title: 'Urinalysis',
    content: 'A check of your urine for signs of infection, kidney trouble, blood, protein and sugar.',
    price: '$30.00',
  },
  {
    title: 'Testosterone Free Total',
    content: 'All the testosterone in your blood, and the free part that your body can use right away.',
    price: '$80.00',
  },
  {
    title: 'Testosterone Total',
    content:
      'All the testosterone in your blood: the usual first test when a level may be too low or too high.',
    price: '$50.00',
  },
  {
    title: 'HIV',
    content: 'A confidential blood test for HIV. Found early, HIV can be treated very well.',
    price: '$65.00',
  },
  {
    title: 'R.Arthritis',
    content:
      'Rheumatoid factor, an antibody often found in rheumatoid arthritis. For joints that stay stiff or swollen.',
    price: '$65.00',
  },
] as const satisfies readonly Omit<LabTest, 'bookAppointment'>[];

export type LabTestTitle = (typeof catalogue)[number]['title'];

type CatalogueTest = LabTest & { title: LabTestTitle };

/** The shop's catalog, in display order (spec §3). */
export const labTests: readonly CatalogueTest[] = catalogue.map((test) => ({ ...test, bookAppointment }));

function featured(title: LabTestTitle, price: string, as: string = title): LabTest {
  const { content } = catalogue.find((test) => test.title === title) ?? catalogue[0];
  return { title: as, content, price, bookAppointment };
}

/** Home's own offers (spec §3). Its CBC and CMP cost more than in the shop; the cart charges the price that was added. */
export const homeFeaturedTests: readonly LabTest[] = [
  featured('Complete Physical with EKG', '$225.00'),
  featured('Complete Blood Work', '$225.00'),
  featured('TSH', '$65.00', 'TSH test'),
  featured('Lipid Profile', '$50.00'),
  featured('CBC', '$45.00'),
  featured('CMP', '$55.00'),
];

export const labFeaturedTests: readonly LabTest[] = homeFeaturedTests.slice(0, 4);

const offers = [...labTests, ...homeFeaturedTests];

/** Whether any screen offers exactly this title at exactly this price. */
export function isOffered({ title, price }: Pick<LabTest, 'title' | 'price'>): boolean {
  return offers.some((offer) => offer.title === title && offer.price === price);
}

/** The offer with this title and price, or the shop's offer when that price is no longer valid. */
export function currentOffer(title: string, price: string): LabTest | undefined {
  const sameTitle = offers.filter((offer) => offer.title === title);
  return sameTitle.find((offer) => offer.price === price) ?? sameTitle[0];
}
