export const rescheduleTexts = {
  button: 'Move',
  label: (name: string) => `Move ${name}’s visit`,
  now: (when: string) => `Now ${when}.`,
  slot: {
    clinic: 'Clinic',
    date: 'Date',
    time: 'Open time',
    loading: 'Loading open times…',
    failed: 'We couldn’t load the open times',
    none: 'This clinic has no open times that day. Choose another day or clinic.',
    choose: 'Choose a time',
    next: (time: string, next: string) => `${time} isn’t open. The next open time is ${next}.`,
  },
  submit: 'Move visit',
  busy: 'Moving…',
  failed: 'We couldn’t move the visit',
  unknown: 'We’re not sure the visit was moved. It’s safe to try again.',
  done: (name: string, when: string, isMailed: boolean) =>
    `${name}’s visit is now ${when}. ${isMailed ? 'We’ll email the patient.' : 'Tell the patient, who gets no email.'}`,
};
