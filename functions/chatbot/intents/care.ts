import { childPhrasing } from '#functions/chatbot/question/children.ts';
import type { Intents } from './intent.ts';
import { symptoms } from './symptoms.ts';

const child = `${childPhrasing}|little boy|little girl|teen|teenager|teens|pediatric|pediatrics|pediatrician|minor|minors|month old|months old|year old boy|year old girl`;
const sick =
  'sick|ill|cough*|vomit*|throwing up|threw up|puking|puked|throw up|earache|ear ache|ear|ears|ear infection|sore throat|throat|strep|rash|rashes|diarrhea|cold|runny nose|stuffy|congest*|fussy|crying|not eating|wont eat|isnt eating|flu|covid|croup|rsv|hand foot|stomach ache|stomachache|tummy|stomach bug|tummy ache|belly ache|belly hurts|pink eye|unwell|not feeling well|not feeling good|feeling bad|feels bad|under weather|bug|sneezing|wheez*|dehydrated|lice|chicken pox|chickenpox';

/** Symptoms and tests that need more than a passage of the site. */
export const care = {
  'sick-child': {
    phrasings: [`${child} + ${sick}`],
    except: ['price|cost|how much|book|open|schedule|appointment|shot|shots|vaccine*|vaccination*'],
  },
  children: {
    phrasings: [
      `see|treat|take|accept|take care of|care for|serve|for|pediatric + ${child}`,
      'how old|minimum age|age limit|what ages|youngest|all ages|pediatric|pediatrics|pediatrician',
      `bring + ${child}`,
    ],
    except: [
      'price|cost|how much|book|schedule|appointment|insurance|physical|physicals|shot|shots|vaccine*',
    ],
  },
  'x-ray': {
    phrasings: ['xray|xrays|x ray|exray|radiology|radiograph'],
    except: ['prepare|happens|does xray hurt|do xrays hurt|will xray hurt|safe|pregnant|radiation|expect'],
  },
  'virus-test': {
    phrasings: [
      'test|tests|testing|tested|swab|check|checked|rapid + covid|covid19|corona*|flu|influenza|strep|rsv',
    ],
    except: ['price|cost|how much|vaccine|shot'],
  },
  tooth: {
    phrasings: [
      'toothache*|tooth ache|tooth infection|wisdom tooth',
      'tooth|teeth|molar|gum|gums + hurt|hurts|hurting|ache*|aching|pain|killing|chipped|cracked|loose|broke|broken|abscess*|infected|swollen|throbbing|knocked|filling',
    ],
  },
  // Asked often, but on no page of the site.
  'not-on-site': {
    phrasings: [
      'sports|sport|football|soccer|basketball|baseball|cheer|wrestling|track|team|school|dot|cdl|camp|employment|immigration|work|pre employment|job|college|green card|fmcsa|uscis + physical|physicals|exam|medical exam|medical card',
      'covid|tetanus|shingles|hepatitis|mmr|rabies|hpv|pneumonia|travel|tdap|rsv|chickenpox|polio|measles|typhoid|yellow fever|meningitis|childhood|school|kids|baby|booster + vaccine*|vaccination*|shot|shots|immunization*|booster*|jab',
      'mri|mris|ct scan*|cat scan*|mammogram*|colonoscopy|pet scan|bone density|dexa|endoscopy',
      'drug test*|drug screen*|dna test*|paternity|tb test|tb skin|ppd|allergy test*|tuberculosis|breathalyzer|blood type',
      'dentist|dental|tooth|teeth|toothache|eye exam|glasses|optometrist|botox|filler*|chiropract*|acupuncture|massage|physical therapy|hearing aid*|circumcision|vasectomy|abortion|methadone|suboxone',
      'dog|cat|pet|vet',
      'male doctor|female doctor|woman doctor|lady doctor|which doctor|what doctor|who are doctors|doctors names|doctor names|names of doctors|same doctor|specific doctor',
    ],
    except: ['price|cost|how much|bit|bite|nip|nipped|scratch*|allergic|allergy to|allergies'],
  },
  symptom: {
    phrasings: Object.values(symptoms).flat(),
    except: [
      'appointment|price|cost|how much|test|tests|testing|tested|vaccine*|shot|xray|exam|result*|prevent|prevention|what is|what are|tips|article*',
    ],
  },
  sick: {
    phrasings: [
      'i feel|feeling|feel|think i have|i have|ive got|i got|i have had|ive had|come down + sick|ill|flu|cold|strep|sinus|sinuses|bronchitis|sore throat|cough|coughing|covid|stomach bug|infection|ear infection|nauseous|nausea|dizzy|terrible|awful|horrible|like crap|uti|bladder infection|migraine|rash',
      'throat|ear|ears|stomach|tummy|back|head|tooth|eye|foot|leg|arm|neck|shoulder|side + hurts|hurt|killing|sore|aches|aching|swollen|burning',
    ],
    except: ['appointment|price|cost|how much|open|fast|ready'],
  },
  mind: {
    phrasings: [
      'depress*|anxiety|anxious|hopeless|panic attack*|panic|lonely|mental health|stressed|therapist|psychiatrist|counselor|counseling|ptsd|adhd|grief',
    ],
  },
} as const satisfies Intents;
