export const submitTexts = {
  noAnswer:
    'No answer came from our server. Check your connection and try again: what you typed is still here, and nothing is sent twice.',
};
