import type { Intents } from './intent.ts';

/** What is asked after a visit. */
export const records = {
  note: {
    phrasings: [
      'doctors note|doctor note|dr note|work note|school note|sick note|work excuse|school excuse|excuse|excuse note|absence note|return to work|back to work|fmla|disability form|note for work|note for school|note from doctor',
      'proof + was there|here|visit|seen|came|work|boss|school|employer|appointment',
      'note|letter + work|school|job|doctor|boss|employer|teacher|absence',
    ],
  },
  refill: {
    phrasings: [
      'refill*|prescription*|pharmacy|rx|re fill',
      'renew|ran out|run out|running out|more + medicine|medication|medications|meds|pills|inhaler|insulin',
    ],
  },
  results: {
    phrasings: [
      'blood work|labs|lab|test|tests|blood|biopsy|swab|culture|urine|panel + come back|came back|back yet|in yet|any word|posted|any news|hear back|heard back|still waiting|waiting on|ready yet|come in from|labs from|test from|blood work from|done yet',
      'result*|labs back|labs ready|bloodwork back|blood work back|my labs|lab report|test report|came back|test came|report ready',
    ],
    except: ['what results mean'],
  },
  records: {
    phrasings: [
      'medical record*|my record*|records|health record*|medical history|my chart|mychart|my file|release form|medical release|shot record*|immunization record*|vaccine record*|vaccination record*|visit summary|discharge papers|copy of my',
    ],
  },
  referral: { phrasings: ['referral*|refer me|refer|referred|specialist|specialists'] },
  portal: { phrasings: ['portal|log in|login|patient account|password|sign in|sign into'] },
} as const satisfies Intents;
