export const putAwayTexts = {
  action: 'Put away…',
  title: 'Put this away?',
  note: 'What did you do about it?',
  cancel: 'Cancel',
  submit: 'Put away',
  busy: 'Putting away…',
  failed: 'It wasn’t put away',
  unknown: 'We’re not sure it was put away. Trying again is safe.',
  done: 'Put away. Your note is in the activity log.',
};
