import type { Bilingual, Question } from '#functions/chatbot/reply/question.ts';
import { bookLink, joinNames, link, maxThings, say } from '#functions/chatbot/reply/reply.ts';
import { brand } from '#shared/brand.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { type Insurer, insurers } from '#shared/insurers.ts';
import { nameFinder } from './find-names.ts';

const { phone } = brand;

const texts = {
  en: {
    verbs: ['is', 'are'],
    listed: (names: string) => `Yes, ${names} on our list of insurers.`,
    medicaid: (plans: string) =>
      `Yes, Nevada Medicaid is on our list, and so are its plans through ${plans}.`,
    confirm: `Plans vary, so please call ${phone} before your visit to confirm yours.`,
    otherVerbs: ['isn’t', 'aren’t'],
    notListed: `on our list of insurers. Call ${phone} to double-check. You can also pay for the visit yourself.`,
    general: `We accept most major insurance, and we have cash options for the uninsured. Check our list for your insurer, or call ${phone} to confirm your plan.`,
    wellness: `Insurance usually doesn’t cover IV vitamin therapy or weight loss injections. Call ${phone} to ask about your plan.`,
  },
  es: {
    verbs: ['está', 'están'],
    listed: (names: string) => `Sí, ${names} en nuestra lista de seguros.`,
    medicaid: (plans: string) =>
      `Sí, Nevada Medicaid está en nuestra lista, y también sus planes con ${plans}.`,
    confirm: `Los planes varían, así que llame al ${phone} antes de su visita para confirmar el suyo.`,
    otherVerbs: ['no está', 'no están'],
    notListed: `en nuestra lista de seguros. Llame al ${phone} para confirmarlo. También puede pagar por su cuenta.`,
    general: `Aceptamos la mayoría de los seguros principales, y tenemos opciones en efectivo si no tiene seguro. Busque el suyo en nuestra lista o llame al ${phone} para confirmar su plan.`,
    wellness: `Los seguros no suelen cubrir la terapia intravenosa de vitaminas ni las inyecciones para bajar de peso. Llame al ${phone} para preguntar por su plan.`,
  },
} satisfies Bilingual<unknown>;

/** Insurers that patients ask about and that aren't on the owner's list, so that the answer can name them. */
export const otherInsurers: readonly Pick<Insurer, 'name' | 'aliases'>[] =
  `Kaiser Permanente|kaiser, Oscar Health|oscar, WellCare|well care, Centene, Friday Health Plans|friday health, Bright Health|brighthealth,
  MultiPlan|phcs, Aflac, CareSource, Devoted Health|devoted, Alignment Health Plan|alignment, SelectHealth|select health, GEHA,
  Meritain Health|meritain`
    .split(/,\s+/)
    .map((names) => ({ name: names.replace(/[|].*/, ''), aliases: names.split('|').slice(1) }));

const all = [...insurers, ...otherInsurers];
const findInsurers = nameFinder(all.map((insurer) => [insurer, [insurer.name, ...insurer.aliases]] as const));

const asksToAccept =
  /\b(?:insur[a-z]+|cover[a-z]*|network|copays?|deductible|plans?|tak(?:e|es|ing)|accept[a-z]*|have|bill|use|with|on|segur[a-z]+|cubren?|toman|agarran|reciben|tengo)\b/;

/** Names that are ordinary words: an insurer only where insurance is meant. */
const ordinaryNames =
  /^(?:va|united|sierra|culinary|prominence|hometown|chip|part b|community care|first health|oscar|devoted|alignment)$/;

/** The insurers that a plain text names. An ordinary word counts only if no other name is there, or next to it. */
function namedInsurers({ text, language }: Question) {
  // A checkup is a visit, even where insurance is meant, and "va" is a verb in Spanish.
  const isNoName = (name: string) => name === 'checkup' || (name === 'va' && language === 'es');
  const found = findInsurers(text).filter(({ name }) => !isNoName(name));
  const isOnly = found.every(({ name }) => ordinaryNames.test(name));
  const meant = found.filter(({ name, index }) => {
    const isNext = isOnly || /\b(?:and|or|plus|with|y|o) $/.test(text.slice(0, index));
    return !ordinaryNames.test(name) || (isNext && asksToAccept.test(text));
  });
  return [...new Set(meant.flatMap(({ things }) => things))].slice(0, maxThings);
}

/** The plans of Nevada Medicaid, by who runs them. */
const medicaidPlans = insurers
  .filter(({ kind, name }) => kind === 'medicaid' && !name.startsWith('Nevada'))
  .map(({ name }) => name.replace(/ Medicaid$/, ''));

/** Whether the insurers that a question names are on the owner's list. Undefined when it names none. */
export function insurerAnswer(question: Question): ChatReply | undefined {
  const { language } = question;
  const { verbs, listed, medicaid, confirm, otherVerbs, notListed } = texts[language];
  const named = namedInsurers(question);
  if (named.length === 0) return undefined;
  const names = named.flatMap((insurer) => ('kind' in insurer ? insurer.name : []));
  const others = named.flatMap((insurer) => ('kind' in insurer ? [] : insurer.name));
  const isMedicaid = names.join() === 'Nevada Medicaid';
  const joined = (some: readonly string[], [one, more]: readonly string[]) =>
    `${joinNames(some, language)} ${some.length === 1 ? one : more}`;
  const yes = isMedicaid ? medicaid(joinNames(medicaidPlans, language)) : listed(joined(names, verbs));
  const no = `${joined(others, otherVerbs)} ${notListed}`;
  const lines = [names.length > 0 ? `${yes} ${confirm}` : [], others.length > 0 ? no : []].flat();
  return say(lines.join('\n'), link('insurance', language), link('phone', language), bookLink(question));
}

/** What insurance rarely pays, in English and Spanish. */
const wellness =
  /\b(?:ivs?|infusions?|vitamin(?:a?s)?|hydration|myers|boost|drips?|sueros?|weight|semaglutid[ea]|ozempic|wegovy|peso)\b/;

/** Insurance in general. */
export function insuranceAnswer(question: Question): ChatReply {
  const { text, language } = question;
  const ways = [link('insurance', language), link('phone', language)];
  const [iv, weight] = [link('ivTherapy', language), link('weightLoss', language)];
  if (wellness.test(text)) return say(texts[language].wellness, iv, weight, ...ways);
  return say(texts[language].general, ...ways, bookLink(question));
}
