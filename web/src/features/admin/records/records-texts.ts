/** Texts that the dashboard's rooms share. */
export const recordsTexts = {
  detailsOf: (name: string) => `Details for ${name}`,
  delete: 'Delete',
  printFailed: 'We couldn’t print',
  noPhone: 'No phone number',
  noEmail: 'No email address',
};
