import { genericDecline, insufficientFunds, type TestCard } from './behavior.ts';

const required = 'required';

export const threeDSecureCards: readonly TestCard[] = [
  {
    number: '4000002500003155',
    tokens: ['pm_card_authenticationRequiredOnSetup'],
    threeDSecure: required,
    country: 'FR',
  },
  {
    number: '4000002760003184',
    tokens: ['pm_card_authenticationRequired'],
    threeDSecure: required,
    country: 'DE',
  },
  {
    number: '4000003800000446',
    tokens: ['pm_card_authenticationRequiredSetupForOffSession'],
    threeDSecure: required,
    country: 'IT',
  },
  {
    number: '4000008260003178',
    tokens: ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds'],
    threeDSecure: required,
    decline: insufficientFunds,
    country: 'GB',
  },
  {
    number: '4000000000003220',
    tokens: ['pm_card_threeDSecure2Required'],
    threeDSecure: required,
    country: 'IE',
  },
  { number: '4000008400000027', threeDSecure: required },
  // Of 3-D Secure 1, no longer listed.
  { number: '4000000000003063', tokens: ['pm_card_threeDSecureRequired'], threeDSecure: required },
  {
    number: '4000008400001629',
    tokens: ['pm_card_threeDSecureRequiredChargeDeclined'],
    threeDSecure: required,
    decline: genericDecline,
  },
  {
    number: '4000008400001280',
    tokens: ['pm_card_threeDSecureRequiredProcessingError'],
    threeDSecure: 'error',
    decline: genericDecline,
  },
  { number: '4000000000003055', tokens: ['pm_card_threeDSecureOptional'], threeDSecure: 'supported' },
  {
    number: '4000000000003097',
    tokens: ['pm_card_threeDSecureOptionalProcessingError'],
    threeDSecure: 'supported-error',
  },
  { number: '4000000032200000', threeDSecure: 'frictionless' },
  // What a phone would ask for differs, not the outcome.
  { number: '4000582600000094', threeDSecure: required, country: 'GB' },
  { number: '4000582600000045', threeDSecure: required, country: 'GB' },
  { number: '4000582600000102', threeDSecure: required, country: 'GB' },
  { number: '4000582600000110', threeDSecure: required, country: 'GB' },
  // For a card reader's PIN. Typed, they are cards like any other.
  { number: '4001007020000002', country: 'SG' },
  { number: '4000008260000075', country: 'GB' },
  { number: '4001000360000005', country: 'AU' },
  { number: '4000002760000008', country: 'DE' },
];
