import { type Answer, answer } from './answer.ts';
import { complaints } from './emergencies/complaints.ts';
import { frontDeskQuestions } from './intents/front-desk.ts';

/** A Tuesday morning in November, two days before Thanksgiving. */
export const askedAt = new Date('2026-11-24T18:00:00Z');

export function ask(message: string): Promise<Answer> {
  return answer(message, askedAt, async () => []);
}

/** The labels of questions whose answer can’t wait. Questions with other labels are answered without `emergency`. */
const urgent = new Set(['911', 'er', 'poison', '988', 'violence', 'assault']);

/** The labels that stand for several entries of the tables. */
const labels: Readonly<Record<string, readonly string[]>> = {
  'come-in': [...Object.keys(complaints), 'unsure', 'fever', 'tooth', 'sick'],
  places: ['places', 'clinic'],
  insurance: ['insurance', 'insurer'],
  'lab-test': ['labTest', 'virusTest', 'shop', 'fasting', 'otherTests'],
  price: ['price', 'otherTests'],
  service: [
    'xRay',
    'ultrasound',
    'ivTherapy',
    'weightLoss',
    'womensHealth',
    'primaryCare',
    'wellness',
    'stitches',
    'emergencyRoom',
    'services',
  ],
  hello: ['smallTalk', 'whoAmI'],
  'front-desk': [...Object.keys(frontDeskQuestions), 'unknown'],
  unknown: ['unknown', 'offTopic'],
};

const camelCase = (label: string) => label.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The labels that an emergency answer fits, according to whom it says to call. */
function urgentLabels({ reply: { reply, links } }: Answer): string[] {
  const hrefs = links.map(({ href }) => href);
  const [first] = hrefs;
  if (hrefs.includes('tel:+18007997233')) return ['violence'];
  if (hrefs.includes('tel:+18006564673')) return ['assault'];
  if (first === 'tel:988') return ['988'];
  const poison = /222-1222/.test(reply) || hrefs.includes('tel:+18002221222') ? ['poison'] : [];
  const crisis = hrefs.includes('tel:988') ? ['988'] : [];
  const now = /^(?:Call 911 (?:now|or go)|Llame al 911 (?:ahora|o vaya))/.test(reply) ? ['911'] : [];
  const room =
    /emergency room|sala de emergencias/.test(reply.slice(0, 120)) || now.length === 0 ? ['er'] : [];
  return [...poison, ...crisis, ...now, ...room];
}

export type Verdict = 'right' | 'wrong' | 'dangerous' | 'unanswered';

/**
 * Judges an answer by a question's labels. An answer is `dangerous` if someone in danger doesn't get the emergency
 * answer they need, or if someone with a complaint doesn't learn when to call 911. It is `unanswered` if it sends
 * someone to the front desk for what the site knows. Sending someone to 911 who only needs an emergency room is not
 * wrong, and neither is "a provider can tell you, come in" to a complaint.
 */
export function judge(wanted: readonly string[], given: Answer): Verdict {
  const { reply, topics } = given;
  const isInDanger = wanted.every((label) => urgent.has(label));
  if (reply.emergency) {
    const got = urgentLabels(given);
    if (wanted.some((label) => got.includes(label)) || (wanted.includes('er') && got.includes('911')))
      return 'right';
    return isInDanger ? 'dangerous' : 'wrong';
  }
  const isRight = wanted.some((label) =>
    topics.some(
      (topic) =>
        (labels[label] ?? [camelCase(label)]).includes(topic) || (label === 'come-in' && topic === 'advice'),
    ),
  );
  if (isRight) return 'right';
  if (isInDanger) return 'dangerous';
  if (wanted.includes('come-in') && !reply.reply.includes('911')) return 'dangerous';
  return topics.some((topic) => topic === 'unknown' || topic === 'offTopic' || topic === 'unsure')
    ? 'unanswered'
    : 'wrong';
}

export interface Judged {
  counts: Record<Verdict, number>;
  /** The questions whose verdict isn't `right`. */
  failures: readonly { verdict: Verdict; question: string; topics: readonly string[] }[];
}

/** Asks each question of a list. Each line has the labels of a question, a colon, and the question. */
export async function judgeAll(list: string): Promise<Judged> {
  const counts: Record<Verdict, number> = { right: 0, wrong: 0, dangerous: 0, unanswered: 0 };
  const failures: { verdict: Verdict; question: string; topics: readonly string[] }[] = [];
  for (const line of list.trim().split('\n')) {
    const [, wanted = '', question = ''] = line.match(/^(.+?): (.*)$/) ?? [];
    const given = await ask(question);
    const verdict = judge(wanted.split('|'), given);
    counts[verdict] += 1;
    if (verdict !== 'right') failures.push({ verdict, question, topics: given.topics });
  }
  return { counts, failures };
}
