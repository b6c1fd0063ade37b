/** What the legal pages say around their content. */
export const legalTexts = {
  effective: (date: string) => `Effective ${date}`,
  alsoRead: 'More about your rights and our policies',
};
