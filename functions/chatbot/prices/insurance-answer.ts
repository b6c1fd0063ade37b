import type { Question } from '#functions/chatbot/question/question.ts';
import { bookLink, joinNames, link, say } from '#functions/chatbot/reply/reply.ts';
import { brand } from '#shared/brand.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { insurers } from '#shared/insurers.ts';
import { nameFinder } from './named-tests.ts';

/** NAMES stands for the insurers' names. */
const texts = {
  en: {
    listed: 'Yes, our insurance list includes NAMES.',
    notListed: 'Our insurance list doesn’t include NAMES, but you can pay for the visit yourself.',
    general: 'We accept most major insurance, and we have cash options for the uninsured.',
    wellness: 'Insurance usually doesn’t cover IV vitamin therapy or weight loss injections.',
    call: `Plans vary, so please call ${brand.phone} before your visit to check yours.`,
  },
  es: {
    listed: 'Sí, nuestra lista de seguros incluye NAMES.',
    notListed: 'Nuestra lista no incluye NAMES, pero puede pagar por su cuenta.',
    general: 'Aceptamos la mayoría de los seguros, y sin seguro puede pagar por su cuenta.',
    wellness: 'Los seguros no suelen cubrir sueros de vitaminas ni inyecciones para bajar de peso.',
    call: `Los planes varían, así que llame al ${brand.phone} antes de su visita para confirmar el suyo.`,
  },
};

function answerOf(lines: readonly string[], question: Question): ChatReply {
  const [list, phone] = [link('insurance', question.language), link('phone', question.language)];
  return say([...lines, texts[question.language].call].join('\n'), list, phone, bookLink(question));
}

/** Insurers that aren't on the owner's list but that patients ask about, so that the answer can name them. */
const otherNames = 'Kaiser, Oscar, WellCare, MultiPlan, CareSource, Devoted, GEHA, Alignment, SelectHealth';
export const otherInsurers = otherNames.split(/,\s+/).map((name) => ({ name, aliases: [] }));

const findInsurers = nameFinder([
  ...[...insurers, ...otherInsurers].map(({ name, aliases }) => [name, [name, ...aliases]] as const),
  // "Medicaid" alone may mean any Medicaid plan.
  ...insurers.flatMap(({ name, kind }) => (kind === 'medicaid' ? [[name, ['medicaid']] as const] : [])),
]);

const accepts = /\b(?:insur|cover|network|tak[ei]|accept|have|with|on\b|segur|cubr|toman|agarr|recib|teng)/;

/** Insurers' names that are ordinary words. They count only if the question is about insurance. */
const ordinaryNames =
  /^(?:va|united|sierra|culinary|hometown|chip|community care|first health|oscar|devoted|checkup)$/;

/** Whether the insurers that a question names are on the owner's list. Undefined when it names none. */
export function insurerAnswer(question: Question): ChatReply | undefined {
  const { text, language } = question;
  // "Checkup" is a visit even in a question about insurance, and "va" is a Spanish verb.
  const neverNames = language === 'es' ? /^(?:checkup|va)$/ : /^checkup$/;
  const noNames = accepts.test(text) ? neverNames : ordinaryNames;
  const named = findInsurers(text).found.flatMap(({ name, things }) => (noNames.test(name) ? [] : things));
  const lines = [insurers, otherInsurers].flatMap((list) => {
    const names = list.map(({ name }) => name).filter((name) => named.includes(name));
    const line = texts[language][list === insurers ? 'listed' : 'notListed'];
    return names.length > 0 ? line.replace('NAMES', joinNames(names, language)) : [];
  });
  return lines.length > 0 ? answerOf(lines, question) : undefined;
}

/** The answer about insurance in general, including what it rarely covers. */
export function insuranceAnswer(question: Question): ChatReply {
  const { general, wellness } = texts[question.language];
  return answerOf([general, wellness], question);
}
