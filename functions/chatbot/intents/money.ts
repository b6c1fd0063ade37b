import type { Intents } from './intent.ts';

const bill = 'bill|bills|invoice|invoices|statement|balance|charge|charges';

/** Subjects that have nothing to do with the clinics, though they may name a day or a place. */
export const offTopic = {
  'off-topic': {
    phrasings: [
      'game|games|match|raiders|knights|aces|superbowl|super bowl|playoffs|nfl|nba|football|baseball|hockey + win|wins|won|winning|score|start|starts|tonight|who|time|bet|odds|tickets|tv|channel|watch|sunday|saturday|got',
      'superbowl|super bowl|world series|weather|forecast|lottery|powerball|horoscope|bitcoin|crypto|stock market|stock price|poem|joke|jokes|riddle|recipe|homework|president|mayor|governor|senator|election|concert|tickets|movie*|karaoke|netflix|buffet*|nightclub*|blackjack|poker|slot machine*|happy hour|taco|tacos|pizza|sushi|burger*|brunch|steakhouse*',
      'costco|walmart|walgreens|cvs|dmv|starbucks|mcdonalds|casino*|restaurant*|post office|target|ikea|the bank|gym|zoo|airport|hotel* + open|hours|close|closes|closed|best|buffet|where',
    ],
    except: [
      'hurt|hurts|hurting|injur*|pain|sprain*|physical|clinic|clinics|you|appointment|sick|book|near|by|next to|close to|insurance',
    ],
  },
} as const satisfies Intents;

/** What is asked about money before any price. */
export const money = {
  refund: {
    phrasings: [
      'refund*|money back|money returned|return my money|get my money|reimburse*|overcharge*|chargeback|double charged|double billed',
      'charge*|billed|paid + twice|double|wrong|incorrectly|mistake|two times|2 times|two charges',
      'changed my mind|change my mind|dont want|dont need + paid|bought|ordered|test|order|purchase',
      'return|returning + test|tests|order|purchase',
    ],
  },
  receipt: {
    phrasings: ['receipt*|itemized|superbill|proof payment|proof of payment', 'hsa|fsa|health savings'],
  },
  'payment-plan': {
    phrasings: [
      'payment plan*|pay half|half now|half later|pay part|partial payment*|installment*|pay later|pay over time|pay monthly|monthly payments|financial assistance|financial help|financial aid|sliding scale|hardship',
      'cant|cannot|unable|dont have|hard + afford|money|pay|pay all',
    ],
  },
  'bill-question': {
    phrasings: [
      `question*|who call|who do i call|who should i call|call about|dispute|understand|explain|why|confus*|wrong|mistake|error|talk|problem|high + ${bill}`,
      `already paid|paid already|already payed|paid that|paid it + ${bill}`,
      'billing department|billing question|billing office|why + charged|billed',
    ],
  },
  'ways-to-pay': {
    phrasings: [
      'apple pay|google pay|venmo|paypal|zelle|cash app|credit card*|debit card*|american express|amex|mastercard|payment methods|methods of payment|forms of payment|ways to pay',
      'pay|accept|take|use + cash|check|checks|card|cards|visa|discover|debit|credit|phone',
    ],
    except: ['insurance card|insurance'],
  },
} as const satisfies Intents;

/** What is asked about a visit without insurance, once it isn't the price of something. */
export const withoutInsurance = {
  'self-pay': {
    phrasings: [
      'self pay|selfpay|uninsured|no insurance|without insurance|out of pocket|cash price|cash pay|cash patient*|dont accept insurance',
      'dont|not|no|without|lost + have insurance|insured|insurance coverage|health insurance',
    ],
    except: ['insurance card|card'],
  },
} as const satisfies Intents;

/** What is asked about paying a bill, once it isn't the price of something. */
export const bills = {
  'pay-bill': {
    phrasings: [
      'pay|paying|paid|settle + bill|bills|invoice|balance|online|visit|account|owe|statement|debt|for my',
      'bill pay|billpay|make payment|make a payment|pay my|owe|billing|i owe',
      'my bill|the bill|a bill|how to pay|pay|paying|bill|invoice|payment|payments',
    ],
    except: ['insurance|parking|park'],
  },
} as const satisfies Intents;
