/** Provider and number of a patient without insurance, since a booking requires both. */
export const selfPay = { insuranceProvider: 'Self-pay (no insurance)', insuranceNumber: 'Self-pay' } as const;

/** Provider and number of a patient whose insurance card isn't at hand. Staff then ask for the card. */
export const willBringCard = {
  insuranceProvider: 'Will bring card',
  insuranceNumber: 'Will bring card',
} as const;
