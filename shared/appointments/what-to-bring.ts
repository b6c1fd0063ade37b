/** What patients should do before a visit, in mails and calendars. */
export const whatToBring = 'Please arrive 15 minutes early, and bring a photo ID and your insurance card.';

/** For a patient under 18, who has no photo ID. */
export const whatToBringForMinor =
  'Please arrive 15 minutes early. A parent or guardian should bring their own photo ID and the insurance card.';
