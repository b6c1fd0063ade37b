// Apart from the kit's other words: no question is asked before a screen is there.
export const questionTexts = {
  retry: 'Retry',
};
