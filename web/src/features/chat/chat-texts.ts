/** Texts of the chat and the button that opens it. */
export const chatTexts = {
  launcher: 'Chat',
  title: 'Chat with us',
  loadFailed: (phone: string) => `The chat could not be loaded. Please try again, or call ${phone}.`,
  note: 'Automatic answers from this site. General information, not medical advice.',
  emergencyLine: 'In an emergency call 911',
  welcome:
    'Hello! Ask me about services, prices, clinics or opening hours. Nothing you type here is kept, and no names are needed.',
  log: 'Conversation',
  you: 'You:',
  assistant: 'Answer:',
  thinking: 'Looking for an answer',
  suggestionsLabel: 'Questions to begin with',
  suggestions: ['Opening hours', 'Nearest clinic', 'Flu vaccine price', 'Book a visit'],
  field: 'Your question',
  send: 'Send',
  emergencyTitle: 'This may be an emergency',
  failed: {
    title: 'Your message was not sent',
    unreachable: 'Please check your connection and try again.',
    again: 'Try again',
    call: (phone: string) => `Call ${phone}`,
  },
};
