/** Texts about what we offer, as a whole. */
export const offerTexts = {
  services: (names: string) => `We offer ${names}.`,
  /** Services whose name doesn't read as it is after "We offer". */
  inSentence: {
    "Women's Health Care": 'women’s health care',
    'Annual Wellness Check': 'annual wellness checks',
    Emergency: 'emergency care',
    'X-Ray': 'X-rays',
    LABS: 'lab tests',
    'IV Therapy': 'IV therapy',
  } as Readonly<Record<string, string>>,
  testList: (count: number) =>
    `Our shop has ${count} lab tests, each with a price and an explanation of what it’s for. A provider can help you choose.`,
  shop: (count: number) =>
    `We sell ${count} lab tests online. Add the ones you want to your cart under “Shop for test” and pay by card.`,
  blog: 'Our blog has articles about urgent care, screenings, heat, nutrition and more.',
};
