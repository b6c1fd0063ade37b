import type { DisputeCause, TestCard } from './behavior.ts';

const fraudulent: DisputeCause = { reason: 'fraudulent' };

export const disputedCards: readonly TestCard[] = [
  { number: '4000000000000259', tokens: ['pm_card_createDispute'], disputes: [fraudulent] },
  { number: '6026507838377928', disputes: [fraudulent] },
  {
    number: '4000000000002685',
    tokens: ['pm_card_createDisputeProductNotReceived'],
    disputes: [{ reason: 'product_not_received' }],
  },
  {
    number: '4000000000001976',
    tokens: ['pm_card_createDisputeInquiry'],
    disputes: [{ ...fraudulent, isInquiry: true }],
  },
  { number: '4000000000005423', tokens: ['pm_card_createIssuerFraudRecord'], warnsOfFraud: true },
  {
    number: '4000000404000079',
    tokens: ['pm_card_createMultipleDisputes'],
    disputes: [
      { ...fraudulent, share: 0.5 },
      { ...fraudulent, share: 0.5 },
    ],
  },
  { number: '4000000404000038', tokens: ['pm_card_createCe3EligibleDispute'], disputes: [fraudulent] },
  {
    number: '4000008400000779',
    tokens: ['pm_card_createComplianceDispute'],
    disputes: [{ reason: 'noncompliant' }],
  },
  {
    number: '5105008400000002',
    tokens: ['pm_card_createMastercardComplianceDispute'],
    disputes: [{ reason: 'noncompliant' }],
  },
  {
    number: '4000000001000043',
    tokens: ['pm_card_createAutoRepresentmentEligibleDispute'],
    disputes: [fraudulent],
  },
  // An account that is not enrolled in dispute prevention gets a dispute.
  {
    number: '4000000404004816',
    tokens: ['pm_card_createRapidDisputeResolutionDispute'],
    disputes: [fraudulent],
  },
  { number: '4000000404005649', tokens: ['pm_card_createCe3BlockDispute'], disputes: [fraudulent] },
  { number: '5105000300000018', tokens: ['pm_card_createEthocaAlert'], disputes: [fraudulent] },
];
