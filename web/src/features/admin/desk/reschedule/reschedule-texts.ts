export const rescheduleTexts = {
  button: 'Move',
  label: (name: string) => `Move ${name}’s visit`,
  title: (name: string) => `Move ${name}’s visit`,
  now: (when: string) => `Now ${when}.`,
  labels: { clinic: 'Clinic', date: 'Date', time: 'Open time' },
  loading: 'Loading open times…',
  failedTimes: 'We couldn’t load the open times',
  noTimes: 'This clinic has no open times that day. Choose another day or clinic.',
  chooseTime: 'Choose a time',
  cancel: 'Cancel',
  submit: 'Move visit',
  busy: 'Moving…',
  failed: 'We couldn’t move the visit',
  unknown: 'We’re not sure the visit was moved. It’s safe to try again.',
  done: (name: string, when: string, isMailed: boolean) =>
    `${name}’s visit is now ${when}. ${isMailed ? 'We’ll email the patient.' : 'Tell the patient, who gets no email.'}`,
};
