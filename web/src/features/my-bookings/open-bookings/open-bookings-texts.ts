export const openBookingsTexts = {
  ask: {
    title: 'Open your bookings',
    lead: 'See and change the visits booked with your email address.',
    open: 'Show my bookings',
  },
  unusable: {
    title: 'This link doesn’t work anymore',
    lead: 'Each link works once, and for two hours. We can email you a new one.',
    again: 'Get a new link',
  },
  failed: 'That didn’t go through. Please check your connection and try again.',
};
