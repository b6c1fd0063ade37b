export const handledTexts = {
  action: 'Set aside…',
  title: 'Set this aside?',
  note: 'What did you do about it?',
  cancel: 'Cancel',
  submit: 'Set aside',
  busy: 'Setting aside…',
  failed: 'We couldn’t set it aside',
  unknown: 'We’re not sure it was set aside. It’s safe to try again.',
  done: 'Set aside. Your note is in the activity log.',
};
