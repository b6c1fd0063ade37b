import type { Question } from '#functions/chatbot/question/question.ts';
import { links, say } from '#functions/chatbot/reply.ts';
import { careTexts } from '#functions/chatbot/texts/care.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { bookLink } from './question-links.ts';

/** Medicines by the names people use. The patterns below see `medicine` instead. */
const medicines =
  /\b(?:ibuprofen|tylenol|acetaminophen|paracetamol|advil|motrin|aleve|naproxen|aspirin|antibiotics?|amoxicillin|penicillin|azithromycin|insulin|metformin|prednisone|steroids?|benadryl|zyrtec|claritin|sudafed|mucinex|nyquil|dayquil|melatonin|statins?|lisinopril|xanax|adderall|opioids?|oxycodone|medicines?|medications?|meds|pills?|tablets?|drugs?|painkillers?|blood thinners?)\b/g;

/** Questions only a clinician may answer: what someone has, and what they should take. */
const asksForAdvice: readonly RegExp[] = [
  // "Should I take my child to ..." and "take a test" do not ask for advice.
  /\b(?:should|can|could|may|must) (?:i|we|my \w+|she|he|they) (?:\w+ )?(?:(?:stop |start |keep |quit )?(?:take|taking|mix|mixing)|combine|double)\b(?! (?:an?|the|my|our|him|her|them|part|care|pictures?|photos?)(?: \w+)? ?(?:look|test|tests|exam|class|shower|bus|taxi|kid|kids|child|children|son|daughter|baby|dad|mom|mother|father|husband|wife|family|friend|dog|to|in|of)\b)/,
  /\b(?:should|can|could|may|must) (?:i|we|my \w+|she|he|they) (?:\w+ )?(?:give|use|stop|start|skip|increase)\b.*\bmedicine\b/,
  /\b(?:safe|ok|okay|fine|dangerous|bad) (?:for me )?to (?:take|mix|combine|stop)\b/,
  /\bhow (?:much|many|often|long)(?: of| more| extra)? medicine\b/,
  /\b(?:which|what|best|recommend)\b.*\bmedicine\b.*\b(?:take|give|need|for|help|helps|good|safe|best)\b/,
  /\b(?:dose|doses|dosage|dosing|(?:drug|medicine) interactions?|milligrams?|\d+ ?mg)\b/,
  /\b(?:do|does|might|could) (?:i|he|she|my \w+) (?:really |maybe |possibly )?have (?!to\b|my\b|time\b|enough\b|insurance\b|any\b|an? (?:\w+ )?(?:appointment|appt|booking|visit|balance|bill|flu vaccine)\b)\w+/,
  /\b(?:is|are|was|could|might) (?:it|this|that|my \w+|these)(?: be)?(?: \w+)? (?:cancer|cancerous|infected|broken|fractured|sprained|serious|dangerous|normal|contagious|covid|flu|strep|pneumonia|infection|uti|malignant|benign|swollen)\b/,
  /\b(?:diagnose|whats wrong with|what is wrong with|what do i have(?! to)|what could it be|what (?:is|could be|might be) causing|why (?:does|do|is|are) my \w+|why am i \w+|what disease)\b/,
  /\b(?:can|could|will) (?:i|you|they|someone) (?:still |even )?(?:get|have|take|prescribe|give)(?: me)?(?: some| an?)? medicine\b/,
  /\bprescribe me\b|\bprescribe\b.*\bmedicine\b|\bneed (?:some |a )?(?:prescription|medicine)\b/,
];

/** Whom to ask for advice that only a clinician may give. */
export function adviceAnswer(question: Question): ChatReply | undefined {
  const text = question.text.replace(medicines, 'medicine');
  if (!asksForAdvice.some((pattern) => pattern.test(text))) return undefined;
  return say(careTexts.advice, links.phone, bookLink(question));
}
