/** Subjects show on locked screens, so they don't say what was paid for. */
export const labOrderMailTexts = {
  number: 'Order number',
  patient: 'Patient',
  clinic: 'Clinic',
  noClinic: 'Not chosen yet',
  notice: {
    subject: 'New order from the website',
    heading: 'A patient paid for lab tests',
    opening: 'They’ll come to one of our clinics to have their sample taken.',
    advice: ['You can find the order, with the patient’s phone number and birth date, under Lab orders.'],
    link: 'Open the dashboard',
  },
  reminder: {
    subject: 'Your order is still open',
    heading: 'Come in whenever it’s convenient',
    opening: (hello: string, day: string) =>
      `${hello} you paid for tests on ${day}. Visit any of our ten clinics to have your sample taken.`,
    advice: (phone: string) => [
      'Bring a photo ID and this number. We’ll find your order with it.',
      `If you no longer want the tests, please call us at ${phone}. We won’t remind you again.`,
    ],
    link: 'Find a clinic',
  },
};
