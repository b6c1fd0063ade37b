/** What the legal pages say around their content. */
export const legalTexts = {
  effective: (date: string) => `Effective ${date}`,
};
