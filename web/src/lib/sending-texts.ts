export const sendingTexts = {
  noAnswer:
    'We could not reach our server. Check your connection and try again: what you typed is still here, and nothing is sent twice.',
};
