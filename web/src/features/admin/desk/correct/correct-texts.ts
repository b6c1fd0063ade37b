export const correctTexts = {
  button: 'Correct',
  label: (name: string) => `Correct ${name}’s visit`,
  mails: {
    confirmed: 'The confirmation goes to the new address. Links in earlier emails stop working.',
    cancelled: 'We’ll tell the new address that the visit is canceled. Links in earlier emails stop working.',
    other: 'Links in earlier emails stop working.',
  },
  changed: (label: string, value: string) => `${label}: ${value || 'removed'}`,
  changedBySomeone: 'Changed meanwhile:',
  submit: 'Save',
  busy: 'Saving…',
  failed: 'We couldn’t save the correction',
  unknown: 'We’re not sure the correction was saved. It’s safe to try again.',
  done: (name: string) => `${name}’s visit is corrected.`,
  mailed: (email: string) => `We’re emailing the confirmation to ${email}.`,
};
