import { plainText } from '#functions/chatbot/plain-text.ts';
import { maxItems, namedThings } from '#functions/chatbot/question/items.ts';
import { otherInsurers } from '#functions/chatbot/question/other-insurers.ts';
import type { Question } from '#functions/chatbot/question/question.ts';
import { links, say } from '#functions/chatbot/reply.ts';
import { moneyTexts } from '#functions/chatbot/texts/money.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { type Insurer, insurers } from '#shared/insurers.ts';
import { joinWords } from '#shared/text/join-words.ts';
import { bookLink } from './question-links.ts';

const texts = moneyTexts.insurance;

const asksAboutInsurance =
  /\b(?:insurance|insurances|insured|insurer|insurers|coverage|cover|covers|covered|in network|network|copay|copays|deductible|health plan|provider list|plans)\b/;
const asksToAccept =
  /\b(?:take|takes|taking|accept|accepts|accepting|have|work with|bill|use|with|on|plan)\b/;

/** Names that are ordinary words: an insurer only where insurance is meant. */
const ordinaryNames = new Set(
  'va united sierra culinary prominence hometown chip checkup check up part b community care first health oscar friday bright'.split(
    ' ',
  ),
);

function isOrdinary(plainName: string): boolean {
  return plainName.split(' ').every((word) => ordinaryNames.has(word));
}

type Named = Insurer | (typeof otherInsurers)[number];
type Name = readonly [pattern: RegExp, insurer: Named];

let cachedNames: readonly Name[] | undefined;

/** Every name of an insurer, longest first: "anthem medicaid" is not Anthem. */
function insurerNames(): readonly Name[] {
  cachedNames ??= [...insurers, ...otherInsurers]
    .flatMap((insurer) =>
      [insurer.name, ...insurer.aliases].map((name) => ({ insurer, plain: plainText(name) })),
    )
    // A checkup is a visit, even where insurance is meant; Nevada Check Up has other names.
    .filter(({ plain }) => plain !== 'checkup')
    .toSorted((one, other) => other.plain.length - one.plain.length)
    .map(({ insurer, plain }) => [new RegExp(`\\b${plain}\\b`), insurer]);
  return cachedNames;
}

/** The insurers that a question names, in its order. A name that is an ordinary word counts only next to insurance. */
function namedInsurers(text: string): Named[] {
  const isMeant = asksAboutInsurance.test(text) || asksToAccept.test(text);
  const found = namedThings(text, insurerNames()).map(({ thing, index, length }) => {
    const isUsual = isOrdinary(text.slice(index, index + length));
    return { thing, isUsual, follows: /\b(?:and|or|plus|with|,) $/.test(text.slice(0, index)) };
  });
  const isOnly = found.every(({ isUsual }) => isUsual);
  const meant = found.filter(({ isUsual, follows }) => !isUsual || (isMeant && (isOnly || follows)));
  return [...new Set(meant.map(({ thing }) => thing))].slice(0, maxItems);
}

function isListed(insurer: Named): insurer is Insurer {
  return 'kind' in insurer;
}

function listedText(listed: readonly Insurer[]): string {
  if (listed.length === 1 && listed[0]?.name === 'Nevada Medicaid') {
    const plans = insurers.filter(
      ({ kind, name }) => kind === 'medicaid' && name !== 'Nevada Medicaid' && !/check up/i.test(name),
    );
    return texts.medicaid(joinWords(plans.map(({ name }) => name.replace(/ Medicaid$/, ''))));
  }
  const names = joinWords(listed.map(({ name }) => name));
  return texts.listed(listed.length > 1 ? texts.are(names) : texts.is(names));
}

/** Whether the insurers that a question names are on the owner's list. Undefined when it names none. */
export function insurerAnswer(question: Question): ChatReply | undefined {
  const named = namedInsurers(question.text);
  if (named.length === 0) return undefined;
  const listed = named.filter(isListed);
  const others = named.filter((insurer) => !isListed(insurer)).map(({ name }) => name);
  const sentences = [
    ...(listed.length > 0 ? [listedText(listed)] : []),
    ...(others.length > 0 ? [texts.notListed(joinWords(others), others.length === 1)] : []),
  ];
  return say(sentences.join('\n'), links.insurance, links.phone, bookLink(question));
}

/** Insurance in general. Not for IV therapy, which insurance rarely pays: its page says so. */
export function insuranceAnswer(question: Question): ChatReply | undefined {
  const { text } = question;
  if (
    !asksAboutInsurance.test(text) ||
    /\b(?:iv|infusions?|vitamins?|hydration|myers|boost|drip)\b/.test(text)
  )
    return undefined;
  return say(texts.general, links.insurance, links.phone, bookLink(question));
}
