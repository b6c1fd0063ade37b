/** Texts of the chat and the button that opens it. */
export const chatTexts = {
  launcher: 'Chat',
  title: 'Chat with us',
  loadFailed: (phone: string) => `The chat didn’t load. Please try again, or call ${phone}.`,
  note: 'Automated answers from this site. General information, not medical advice.',
  emergencyLine: 'In an emergency, call 911',
  welcome:
    'Hello! Ask me about hours, insurance, prices, a sick child or your visit. We don’t keep what you type, but please leave out names.',
  log: 'Conversation',
  you: 'You:',
  assistant: 'Answer:',
  thinking: 'Looking for an answer',
  suggestionsLabel: 'Suggested questions',
  suggestions: [
    'Are you open now?',
    'Do you take my insurance?',
    'My child has a fever',
    'How much is a complete blood count?',
    'Book a visit',
  ],
  field: 'Your question',
  send: 'Send',
  emergency: 'This may be an emergency',
  crisis: 'Help is here, day or night',
  failed: {
    title: 'Your message wasn’t sent',
    unreachable: 'Please check your connection and try again.',
    again: 'Try again',
    call: (phone: string) => `Call ${phone}`,
  },
};
