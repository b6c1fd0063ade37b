import type { Intents } from './intent.ts';

/** Questions about what there is in general. */
export const offers = {
  emergency: { said: ['emergency|emergencies|er|er visit|emergency room'] },
  conditions: {
    said: [
      'what|which|list|kinds + conditions|illnesses|injuries|problems|symptoms|issues',
      'what treat|what do you treat|what can you treat|what can urgent care treat|what does urgent care treat',
    ],
  },
  'test-list': {
    said: [
      'what|which|list|all|many|available|kinds|types|see + lab tests|blood tests|lab test|blood test|lab work|blood work|labs|tests',
    ],
    except: ['results|fast|fasting|before'],
  },
  services: {
    said: [
      'what services|which services|list services|all services|services offered|your services|services|what do you do|what do you offer|what do you have|what else do you do|what can you do',
    ],
  },
  shop: {
    said: [
      'buy|purchase|shop|cart|checkout|order + test|tests|lab|labs|panel|online|blood|one|it',
      'shop|cart|checkout',
    ],
  },
  blog: { said: ['blog|article|articles|health tips'] },
} as const satisfies Intents;
