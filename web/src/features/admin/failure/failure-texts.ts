export const failureTexts = {
  noAnswer: 'No answer came from our server. Check your connection and try again.',
  unknown: 'Something went wrong. Please try again.',
};
