import { brand } from '#shared/brand.ts';

const { phone, hoursInWords: hours } = brand;

const call911 =
  'Call 911 for trouble breathing, blue lips, a seizure, a stiff neck or confusion, or if the person is hard to wake.';

/** Texts about symptoms. A clinician has to read every change. */
export const careTexts = {
  fever: {
    months3: `At 3 to 6 months, a temperature of 101 °F (38.3 °C) or higher should be checked the same day. Come in sooner if your baby is cranky or won’t feed.\n${call911}`,
    months6: `At 6 to 24 months, come in for 102 °F (38.9 °C) or higher, or a fever that lasts more than a day. Come in sooner if your child won’t drink or seems very sick.\n${call911}`,
    child: `Over age 2, come in for a fever of 102 °F (38.9 °C) or higher, or one that lasts more than 3 days. Come in sooner if your child won’t drink or seems very sick. If the fever is over 104 °F (40 °C), have your child seen right away.\n${call911}`,
    adult: `Adults: come in for a fever of 103 °F (39.4 °C) or higher, or one that lasts more than 3 days. Come in sooner if you’re pregnant or over 65, or have a weakened immune system.\nCall 911 for chest pain, trouble breathing, blue lips, a seizure, a severe headache, a stiff neck or confusion, or if the person is hard to wake.`,
    general: `A fever is 100.4 °F (38 °C) or higher. In a baby under 3 months it’s an emergency: call 911 or go to an emergency room now. Otherwise, have it checked the same day if it reaches 101 °F in a baby under 6 months, 102 °F in a child or 103 °F in an adult. Also come in if it lasts more than 3 days, or more than 1 day in a child under 2.\n${call911}`,
  },
  sickChild: `We see children for coughs, colds, earaches, sore throats, rashes and upset stomachs. Book a time or walk in, ${hours}.\nCall 911 for trouble breathing, blue lips, a seizure, or a child who’s limp or hard to wake. A baby under 3 months with a temperature of 100.4 °F or higher needs to go to an emergency room now.`,
  children: `Yes, we see sick and injured children. A parent or guardian needs to come along. For a newborn, or if you’re not sure, call ${phone} first.`,
  xRay: `Yes, we take X-rays, and you can walk in. Please call ahead at ${phone}, because X-ray may be limited by a shortage of radiologic technologists. We’ll tell you which clinic can do yours today.`,
  virusTest: `We test for flu, COVID-19 and strep when the result would change your treatment. Walk in, book a time, or call ${phone}.`,
  sick: `I’m sorry you’re not feeling well. Walk in to any clinic, ${hours}, or book a time.\nCall 911 for chest pain, trouble breathing, or anything that’s severe or getting worse fast.`,
  mind: `A provider can talk with you about how you feel and what helps: call ${phone} or book a visit. If you’re ever thinking about harming yourself, call or text 988, day or night.`,
  advice: `I can’t tell you what you have or which medicine and dose are right for you, but a provider can. Call ${phone}, ask your pharmacist, or come in. If it’s severe or getting worse fast, call 911.`,
  emergency:
    'Our clinics treat only non-life-threatening emergencies, such as minor fractures, cuts needing stitches, sprains, burns or a high fever. For anything that may be life-threatening, call 911.',
  conditions:
    'Urgent care treats about 30 conditions, including sprains and strains, moderate fever or flu, allergic reactions or minor asthma, minor cuts needing stitches, and ear infections.',
};
