export const handledTexts = {
  action: 'Set aside…',
  title: 'Set this aside?',
  meaning: 'We’ll take it off the work list. Your note will be in the activity log.',
  labels: { note: 'What did you do about it?' },
  noteHint: 'Example: Paid the refund by check.',
  cancel: 'Cancel',
  submit: 'Set aside',
  busy: 'Setting aside…',
  failed: 'We couldn’t set it aside',
  unknown: 'We’re not sure it was set aside. It’s safe to try again.',
  done: 'Set aside. Your note is in the activity log.',
};
