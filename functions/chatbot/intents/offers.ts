import type { Intents } from './intent.ts';

/** Questions about what there is in general. */
export const offers = {
  emergency: {
    phrasings: ['emergency|emergencies|er|er visit|emergency room'],
    except: ['not emergency|isnt emergency|no emergency|non emergency|nonemergency'],
  },
  conditions: {
    phrasings: [
      'what|which|list|kinds + conditions|illnesses|injuries|problems|symptoms|issues',
      'what treat|what do you treat|what can you treat|what can urgent care treat|what does urgent care treat',
    ],
  },
  'test-list': {
    phrasings: [
      'what|which|list|all|many|available|kinds|types|see + lab tests|blood tests|lab test|blood test|lab work|blood work|labs|tests',
    ],
    except: ['results|fast|fasting|before'],
  },
  services: {
    phrasings: [
      'what services|which services|list services|all services|services offered|your services|services|what do you do|what do you offer|what do you have|what else do you do|what can you do',
    ],
  },
  shop: {
    phrasings: [
      'buy|purchase|shop|cart|checkout|order + test|tests|lab|labs|panel|online|blood|one|it',
      'shop|cart|checkout',
    ],
  },
  blog: { phrasings: ['blog|article|articles|health tips'] },
} as const satisfies Intents;
