import type { Bilingual, Question } from '#functions/chatbot/reply/question.ts';
import { bookLink, joinNames, link, say } from '#functions/chatbot/reply/reply.ts';
import { brand } from '#shared/brand.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { type Insurer, insurers } from '#shared/insurers.ts';
import { nameFinder } from './named-tests.ts';

const texts = {
  en: {
    listed: (names: string) => `Yes, our insurance list includes ${names}.`,
    notListed: (names: string) =>
      `Our insurance list doesn’t include ${names}, but you can pay for the visit yourself.`,
    general: 'We accept most major insurance, and we have cash options for the uninsured.',
    wellness: 'Insurance usually doesn’t cover IV vitamin therapy or weight loss injections.',
    call: `Plans vary, so please call ${brand.phone} before your visit to check yours.`,
  },
  es: {
    listed: (names: string) => `Sí, nuestra lista de seguros incluye ${names}.`,
    notListed: (names: string) => `Nuestra lista no incluye ${names}, pero puede pagar por su cuenta.`,
    general: 'Aceptamos la mayoría de los seguros principales, y puede pagar en efectivo si no tiene seguro.',
    wellness: 'Los seguros no suelen cubrir sueros de vitaminas ni inyecciones para bajar de peso.',
    call: `Los planes varían, así que llame al ${brand.phone} antes de su visita para confirmar el suyo.`,
  },
} satisfies Bilingual<unknown>;

function answerOf(lines: readonly string[], question: Question): ChatReply {
  const [list, phone] = [link('insurance', question.language), link('phone', question.language)];
  return say([...lines, texts[question.language].call].join('\n'), list, phone, bookLink(question));
}

/** Insurers that patients ask about and that aren't on the owner's list, so that the answer can name them. */
export const otherInsurers: readonly Pick<Insurer, 'name' | 'aliases'>[] =
  `Kaiser Permanente|kaiser, Oscar Health|oscar, WellCare|well care, Friday Health Plans|friday health,
  Centene, Bright Health|brighthealth, MultiPlan|phcs, Aflac, CareSource, Devoted Health|devoted, GEHA,
  Alignment Health Plan|alignment, SelectHealth|select health, Meritain Health|meritain`
    .split(/,\s+/)
    .map((names) => ({ name: names.replace(/[|].*/, ''), aliases: names.split('|').slice(1) }));

const findInsurers = nameFinder([
  ...[...insurers, ...otherInsurers].map(({ name, aliases }) => [name, [name, ...aliases]] as const),
  // "Medicaid" alone may be any of its plans.
  ...insurers.flatMap(({ name, kind }) => (kind === 'medicaid' ? [[name, ['medicaid']] as const] : [])),
]);

const asksToAccept =
  /\b(?:insur|cover|network|copay|plan|tak[ei]|accept|have|with|on\b|segur|cubr|toman|agarr|recib|teng)/;

/** Names that are ordinary words: an insurer only where insurance is meant. */
const ordinaryNames =
  /^(?:va|united|sierra|culinary|hometown|chip|part b|community care|first health|oscar|devoted|alignment)$/;

/** Whether the insurers that a question names are on the owner's list. Undefined when it names none. */
export function insurerAnswer(question: Question): ChatReply | undefined {
  const { text, language } = question;
  // A checkup is a visit, even where insurance is meant, and "va" is a verb in Spanish.
  const noInsurer = language === 'es' ? /^(?:checkup|va)$/ : /^checkup$/;
  const meant = findInsurers(text).found.filter(
    ({ name }) => !noInsurer.test(name) && (!ordinaryNames.test(name) || asksToAccept.test(text)),
  );
  const named = new Set(meant.flatMap(({ things }) => things));
  if (named.size === 0) return undefined;
  const { listed, notListed } = texts[language];
  const [ours, others] = [insurers, otherInsurers].map((list) => {
    const names = list.map(({ name }) => name).filter((name) => named.has(name));
    return joinNames(names, language);
  });
  return answerOf([ours ? listed(ours) : [], others ? notListed(others) : []].flat(), question);
}

/** What insurance rarely pays for, in English and Spanish. */
const rarelyPaid =
  /\b(?:ivs?\b|infusion|vitamin|hydration|myers|boost|drip|suero|weight|semaglutid|ozempic|wegovy|peso\b)/;

/** Insurance in general. */
export function insuranceAnswer(question: Question): ChatReply {
  const { general, wellness } = texts[question.language];
  return answerOf([rarelyPaid.test(question.text) ? wellness : general], question);
}
