import type { Symptom } from '#functions/chatbot/intents/symptoms.ts';
import { brand } from '#shared/brand.ts';

const { hoursInWords: hours } = brand;

/** What a complaint is called, and when it takes an ambulance. A clinician has to read every change. */
const symptoms: Readonly<Record<Symptom, { name: string; danger: string }>> = {
  asthma: {
    name: 'minor asthma',
    danger: 'trouble speaking in full sentences, blue lips, or an inhaler that isn’t helping',
  },
  eye: {
    name: 'pink eye and eye irritation',
    danger: 'sudden loss of vision, a chemical splash, or something stuck in the eyeball',
  },
  ear: { name: 'ear infections', danger: 'a drooping face, confusion, or a stiff neck with a fever' },
  urine: {
    name: 'urinary tract infections',
    danger: 'confusion, fainting, or severe back or belly pain with a fever',
  },
  period: {
    name: 'period problems',
    danger:
      'fainting, severe pain, or bleeding that soaks through a pad every hour, or any heavy bleeding in pregnancy',
  },
  sti: {
    name: 'sexually transmitted infections',
    danger: 'severe pain in the belly or a testicle, or a high fever with confusion',
  },
  bite: {
    name: 'animal bites, insect bites and stings',
    danger:
      'trouble breathing, swelling of the face or throat, a snake bite, or a scorpion sting in a small child',
  },
  hives: {
    name: 'mild allergic reactions',
    danger: 'trouble breathing, swelling of the face or throat, vomiting, or feeling faint',
  },
  cut: {
    name: 'minor cuts needing stitches and other skin wounds',
    danger: 'bleeding that doesn’t stop with firm pressure',
  },
  burn: { name: 'minor burns', danger: 'a large or deep burn, or one on the face, hands or genitals' },
  sprain: {
    name: 'sprains, minor fractures, and joint and muscle pain',
    danger:
      'a bone sticking through the skin, a limb that’s numb, cold or visibly deformed, or arm or jaw pain with sweating',
  },
  back: {
    name: 'back and neck pain',
    danger:
      'weak or numb legs, loss of bladder control, a stiff neck with a fever, or pain with sweating or fainting',
  },
  abscess: {
    name: 'abscesses, boils and skin infections',
    danger: 'fast-spreading redness with a fever, or confusion',
  },
  rash: {
    name: 'rashes and skin infections',
    danger: 'trouble breathing, swelling of the face, or purple spots with a fever',
  },
  throat: {
    name: 'sore throat and strep throat',
    danger: 'trouble breathing, drooling, or not being able to swallow or open the mouth',
  },
  sinus: {
    name: 'sinus infections and colds',
    danger: 'confusion, swelling around the eye, or a stiff neck with a fever',
  },
  allergies: { name: 'seasonal allergies', danger: 'trouble breathing, or swelling of the face or throat' },
  cough: {
    name: 'colds, coughs and bronchitis',
    danger: 'trouble breathing, chest pain, blue lips, or coughing up blood',
  },
  stomach: {
    name: 'nausea, vomiting, diarrhea and upset stomachs',
    danger: 'severe belly pain, blood in vomit, fainting, or confusion',
  },
  heat: {
    name: 'dehydration and heat exhaustion',
    danger: 'confusion, fainting, a seizure, or hot skin that has stopped sweating',
  },
  nosebleed: {
    name: 'nosebleeds that keep coming back',
    danger:
      'a nosebleed that doesn’t stop after 20 minutes of firm pressure, or one after a blow to the head',
  },
  headache: {
    name: 'headaches and migraines',
    danger: 'a sudden, severe headache, or one with weakness, confusion, a stiff neck, or a blow to the head',
  },
};

function lead(symptom: Symptom): string {
  if (symptom === 'period') return 'Our women’s health visits cover';
  return symptom === 'nosebleed' ? 'Urgent care can help with' : 'Urgent care treats';
}

export const symptomTexts = {
  treats: (symptom: Symptom) => {
    const { name, danger } = symptoms[symptom];
    return `${lead(symptom)} ${name}. Walk in, ${hours}, or book a time.\nCall 911 for ${danger}.`;
  },
  tooth:
    'We don’t treat dental problems, so please see a dentist. Call 911 for trouble breathing or swallowing, or fast-growing swelling in the face.',
};
