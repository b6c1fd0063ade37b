import { brand } from '#shared/brand.ts';

/** Words of the bill-pay screen. */
export const billPayTexts = {
  // spec §2, Bill pay
  title: 'Bill Pay',
  lead: 'Pay your medical bills securely online',
  description: 'Pay a bill from Sagebrush Urgent & Primary Care, or ask us about one.',
  elsewhere: {
    title: 'Card payment is not available here at the moment',
    text: 'You can pay any bill by phone or at the front desk of every clinic. Have your account number at hand: it is at the top of your bill.',
    call: (phone: string) => `Call ${phone}`,
    clinics: 'Find a clinic',
  },
  help: {
    title: 'Need help with a bill?',
    lead: 'Ask before you worry: we go through it with you line by line.',
    phone: 'Phone',
    email: 'E-mail',
    hours: 'Hours',
    // spec §2: written out here, unlike the clinics' own hours.
    hoursText: 'Mon-Fri 8:00 AM - 5:00 PM',
    notByMail: `Please do not send card numbers by e-mail. ${brand.shortName} never asks for them that way.`,
  },
};
