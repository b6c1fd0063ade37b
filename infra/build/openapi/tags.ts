/** The parts of the API. A route's tag is the folder of its handler. */
export const tags = [
  { name: 'appointments', description: 'Book, look up and manage visits.' },
  { name: 'audit', description: 'Who changed what.' },
  { name: 'availability', description: 'When the clinics have open slots.' },
  { name: 'books', description: 'Our payments compared with Stripe’s balance.' },
  { name: 'chatbot', description: 'Questions answered from the content of the site.' },
  { name: 'closures', description: 'When a clinic is closed outside its usual hours.' },
  { name: 'consultations', description: 'Video visits and lab consultations.' },
  { name: 'contact', description: 'Messages to the clinics.' },
  { name: 'csp-reports', description: 'What browsers report about the content security policy.' },
  { name: 'geocode', description: 'Where a ZIP code is.' },
  { name: 'health', description: 'Whether the API is up.' },
  { name: 'lab-orders', description: 'Lab tests that were bought, for the clinics that take the samples.' },
  { name: 'payments', description: 'Card payments, receipts and refunds.' },
  { name: 'services', description: 'What the clinics offer.' },
  { name: 'stripe', description: 'Events from Stripe.' },
] as const;
