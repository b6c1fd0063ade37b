import type { StaffMessage } from '#shared/messages/message.ts';

const kinds: Record<StaffMessage['kind'], string> = {
  contact: 'Contact message',
  consultation: 'Virtual visit',
  'lab-consultation': 'Lab consultation',
};

export const messagesTexts = {
  caption: 'Messages from visitors',
  none: 'No messages are waiting.',
  noMatch: 'No messages are done yet.',
  statuses: { open: 'Open', done: 'Done' },
  kinds,
  received: (instant: string) => `Received ${instant}`,
  preferred: (date: string) => `Preferred date: ${date}`,
  doneAt: (instant: string) => `Done ${instant}`,
  /** Of a message that is open, or done. */
  actions: { open: 'Done', done: 'Not done' },
  actionOf: (action: string, name: string) => `${action}: ${name}’s message`,
  /** After a change to this status. */
  changed: {
    open: (name: string) => `${name}’s message is open again.`,
    done: (name: string) => `${name}’s message is done.`,
  },
};
