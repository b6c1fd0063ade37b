export const failureTexts = {
  tabTitle: 'Something went wrong',
  title: 'This page could not be shown',
  lead: 'Reloading usually helps. Nothing you already submitted is lost.',
  reload: 'Reload this page',
  home: 'Go to the home page',
  call: (phone: string) => `Call ${phone}`,
};
