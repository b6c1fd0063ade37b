/** The design system's own texts. */
export const uiTexts = {
  back: 'Back',
  close: 'Close',
  dateParts: { month: 'Month', day: 'Day', year: 'Year' },
  dismiss: 'Dismiss message',
  errorPrefix: 'Error:',
  errorSummary: 'Please check the following',
  loading: 'Loading',
  opensInNewTab: '(opens in a new tab)',
  optional: '(optional)',
  retry: 'Retry',
};
