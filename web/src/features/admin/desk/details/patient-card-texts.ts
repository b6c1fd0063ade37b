const more = 'There may be more. Search the tab’s list for the rest.';

export const patientCardTexts = {
  action: 'Patient’s records',
  title: (name: string) => `${name}’s records`,
  visits: { title: 'Visits', none: 'No visits', failed: 'We couldn’t load the visits', more },
  payments: { title: 'Payments', none: 'No payments', failed: 'We couldn’t load the payments', more },
  labOrders: { title: 'Lab orders', none: 'No lab orders', failed: 'We couldn’t load the lab orders', more },
};
