export const failureTexts = {
  noAnswer: 'We couldn’t reach our server. Check your connection and try again.',
  unknown: 'Something went wrong. Please try again.',
};
