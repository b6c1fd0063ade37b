/** Texts of the chat and the button that opens it. */
export const chatTexts = {
  launcher: 'Chat',
  title: 'Chat with us',
  loadFailed: (phone: string) => `The chat didn’t load. Please try again, or call ${phone}.`,
  note: 'Automated answers from this site. General information, not medical advice.',
  emergencyLine: 'In an emergency, call 911',
  welcome: 'Hello! How can we help? We don’t keep what you type, but please leave out names.',
  log: 'Conversation',
  you: 'You:',
  assistant: 'Answer:',
  thinking: 'Looking for an answer',
  suggestionsLabel: 'Suggested questions',
  suggestions: [
    'Are you open now?',
    'Book a visit',
    'Do you take my insurance?',
    'My child has a fever',
    'How much is a complete blood count?',
  ],
  field: 'Your question',
  send: 'Send',
  /** In the language of the answer. */
  emergency: { en: 'This may be an emergency', es: 'Puede ser una emergencia' },
  crisis: { en: 'Help is here, day or night', es: 'Hay ayuda, de día y de noche' },
  failed: {
    title: 'Your message wasn’t sent',
    unreachable: 'Please check your connection and send it again.',
    call: (phone: string) => `Call ${phone}`,
  },
};
