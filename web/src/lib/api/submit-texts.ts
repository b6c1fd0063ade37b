export const submitTexts = {
  noAnswer:
    'We couldn’t connect. Check your connection and try again. What you typed is still here, and nothing will be sent twice.',
};
