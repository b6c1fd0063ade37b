import { declined, genericDecline, insufficientFunds, type TestCard } from './behavior.ts';

const blocked = { decline: declined('fraudulent'), risk: 'highest' } as const;

export const declinedCards: readonly TestCard[] = [
  {
    number: '4000000000000002',
    tokens: ['pm_card_chargeDeclined', 'pm_card_visa_chargeDeclined'],
    decline: genericDecline,
  },
  {
    number: '4000000000009995',
    tokens: ['pm_card_chargeDeclinedInsufficientFunds', 'pm_card_visa_chargeDeclinedInsufficientFunds'],
    decline: insufficientFunds,
  },
  {
    number: '4000000000009987',
    tokens: ['pm_card_chargeDeclinedLostCard', 'pm_card_visa_chargeDeclinedLostCard'],
    decline: declined('lost_card'),
  },
  {
    number: '4000000000009979',
    tokens: ['pm_card_chargeDeclinedStolenCard', 'pm_card_visa_chargeDeclinedStolenCard'],
    decline: declined('stolen_card'),
  },
  {
    number: '4000000000000069',
    tokens: ['pm_card_chargeDeclinedExpiredCard'],
    decline: { code: 'expired_card', message: 'Your card has expired.' },
  },
  { number: '4000000000000127', tokens: ['pm_card_chargeDeclinedIncorrectCvc'], checks: { cvc: 'fail' } },
  {
    number: '4000000000000119',
    tokens: ['pm_card_chargeDeclinedProcessingError'],
    decline: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  {
    number: '4000000000006975',
    tokens: ['pm_card_visa_chargeDeclinedVelocityLimitExceeded'],
    decline: declined(
      'card_velocity_exceeded',
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
    ),
  },
  { number: '4000000000000341', tokens: ['pm_card_chargeCustomerFail'], decline: genericDecline },
];

// Radar with its default settings: it blocks the highest risk and a failed CVC check, not a failed postal code.
export const riskyCards: readonly TestCard[] = [
  {
    number: '4100000000000019',
    tokens: ['pm_card_radarBlock', 'pm_card_chargeDeclinedFraudulent'],
    ...blocked,
  },
  { number: '4000000000004954', tokens: ['pm_card_riskLevelHighest'], ...blocked },
  { number: '4000000000009235', tokens: ['pm_card_riskLevelElevated'], risk: 'elevated' },
  { number: '4000008400000407', tokens: ['pm_card_highFraudDisputeScore'] },
  { number: '4000008400000159', tokens: ['pm_card_highEfwScore'] },
  { number: '4000008400001017', tokens: ['pm_card_radarDynamicRiskThreshold'] },
  { number: '4000008405600003', tokens: ['pm_card_adaptive3dsChallenge'], threeDSecure: 'supported' },
  { number: '4000000000000101', tokens: ['pm_card_cvcCheckFail'], checks: { cvc: 'fail' } },
  { number: '4000000000000036', tokens: ['pm_card_avsZipFail'], checks: { postalCode: 'fail' } },
  {
    number: '4000058400307872',
    tokens: ['pm_card_cvcCheckFailElevatedRisk'],
    checks: { cvc: 'fail' },
    risk: 'elevated',
  },
  {
    number: '4000058400306072',
    tokens: ['pm_card_avsZipFailElevatedRisk'],
    checks: { postalCode: 'fail' },
    risk: 'elevated',
  },
  { number: '4000000000000028', tokens: ['pm_card_avsLine1Fail'], checks: { line1: 'fail' } },
  { number: '4000000000000010', tokens: ['pm_card_avsFail'], checks: { line1: 'fail', postalCode: 'fail' } },
  {
    number: '4000000000000044',
    tokens: ['pm_card_avsUnchecked'],
    checks: { line1: 'unavailable', postalCode: 'unavailable' },
  },
  // A browser stands before Stripe's captcha first.
  { number: '4000000000001208' },
  { number: '4000000000003725' },
];
