import { plainText } from '#functions/chatbot/plain-text.ts';
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

function named(text: string, name: string): boolean {
  const plain = plainText(name);
  if (!new RegExp(`\\b${plain}\\b`).test(text)) return false;
  if (!isOrdinary(plain)) return true;
  // A checkup is a visit, even where insurance is meant; Nevada Check Up has other names.
  return plain !== 'checkup' && (asksAboutInsurance.test(text) || asksToAccept.test(text));
}

/** The insurer with the longest name in the text: "anthem medicaid" is not Anthem. */
function longestNamed<Named>(
  text: string,
  all: readonly Named[],
  namesOf: (one: Named) => readonly string[],
) {
  const found = all.flatMap((one) =>
    namesOf(one)
      .filter((name) => named(text, name))
      .map((name) => ({ one, length: name.length })),
  );
  return found.toSorted((a, b) => b.length - a.length)[0]?.one;
}

function listedText(insurer: Insurer, text: string): string {
  if (/^nevada medicaid$/i.test(insurer.name)) {
    const plans = insurers.filter(
      ({ kind, name }) => kind === 'medicaid' && name !== insurer.name && !/check up/i.test(name),
    );
    return texts.medicaid(joinWords(plans.map(({ name }) => name.replace(/ Medicaid$/, ''))));
  }
  // "Do you take Aetna or Cigna?" names two.
  const others = insurers.filter(
    (other) => other !== insurer && other.kind === insurer.kind && named(text, other.name),
  );
  const names = [insurer, ...others].map(({ name }) => name);
  return texts.listed(names.length > 1 ? texts.are(joinWords(names)) : texts.is(insurer.name));
}

/** Whether an insurer is on the owner's list. Undefined when the question names none. */
export function insurerAnswer(question: Question): ChatReply | undefined {
  const { text } = question;
  const ways = [links.insurance, links.phone, bookLink(question)];
  const insurer = longestNamed(text, insurers, ({ name, aliases }) => [name, ...aliases]);
  if (insurer) return say(listedText(insurer, text), ...ways);
  const other = longestNamed(text, otherInsurers, ({ name, aliases }) => [name, ...aliases]);
  return other && say(texts.notListed(other.name), ...ways);
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
