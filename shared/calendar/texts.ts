import { brand } from '#shared/brand.ts';

export const calendarTexts = {
  summary: `Visit at ${brand.name}`,
  cancelledSummary: `Canceled: visit at ${brand.name}`,
  alarm: `Your visit at ${brand.name} is tomorrow`,
  description: (confirmationNumber: string, phone: string) =>
    [
      `Confirmation number: ${confirmationNumber}`,
      `Phone: ${phone}`,
      '',
      'Please arrive 15 minutes early, and bring a photo ID and your insurance card.',
      'To reschedule or cancel the visit, open the link in your confirmation email or call us.',
    ].join('\n'),
  cancelledDescription: (confirmationNumber: string, phone: string) =>
    [`Confirmation number: ${confirmationNumber}`, `Phone: ${phone}`, '', 'This visit was canceled.'].join(
      '\n',
    ),
};
