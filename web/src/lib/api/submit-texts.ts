export const submitTexts = {
  noAnswer:
    'We couldn’t reach our system. Check your connection and try again. What you typed is still here, and nothing will be sent twice.',
};
