/** Texts about what we offer, as a whole. */
export const offerTexts = {
  services: (names: string) => `We offer ${names}.`,
  testList: (count: number) =>
    `Our shop has ${count} lab tests, each with a price and an explanation of what it’s for. A provider can help you choose.`,
  shop: (count: number) =>
    `We sell ${count} lab tests online. Add the ones you want to your cart under “Shop for test” and pay by card.`,
  blog: 'Our blog has articles about urgent care, screenings, heat, nutrition and more.',
};
