/** Texts that several views of the dashboard share. */
export const recordsTexts = {
  detailsOf: (name: string) => `Details for ${name}`,
  delete: 'Delete',
  printFailed: 'We couldn’t print',
  noPhone: 'No phone number',
  noEmail: 'No email address',
};
