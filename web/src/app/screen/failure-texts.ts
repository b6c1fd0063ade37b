export const failureTexts = {
  tabTitle: 'Something went wrong',
  title: 'We couldn’t load this page',
  lead: 'Reloading usually helps. Anything you’ve already submitted is safe.',
  reload: 'Reload this page',
  home: 'Go to the home page',
  call: (phone: string) => `Call ${phone}`,
};
