export const phoneBarTexts = {
  label: 'Book, call or chat',
  book: 'Book',
  call: 'Call',
  callNumber: (phone: string) => `Call ${phone}`,
};
