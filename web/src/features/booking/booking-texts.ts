/** Words of the booking screen around its stages, which have their own. */
export const bookingTexts = {
  title: 'Book an Appointment',
  lead: 'Choose a clinic and a time, or just walk in.',
};
