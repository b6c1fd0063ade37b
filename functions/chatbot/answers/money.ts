import { links, say } from '#functions/chatbot/reply.ts';
import { moneyTexts as texts } from '#functions/chatbot/texts/money.ts';
import type { IntentAnswers } from './intent-answers.ts';
import { bookLink } from './question-links.ts';

export const moneyAnswers = {
  refund: () => say(texts.refund, links.phone, links.contact),
  receipt: () => say(texts.receipt, links.billPay, links.phone),
  'payment-plan': () => say(texts.paymentPlan, links.phone, links.billPay),
  'bill-question': () => say(texts.billQuestion, links.phone, links.billPay),
  'ways-to-pay': () => say(texts.waysToPay, links.billPay, links.phone),
  'self-pay': (question) => say(texts.selfPay, links.phone, bookLink(question), links.shop),
  'pay-bill': () => say(texts.payBill, links.billPay, links.phone),
} satisfies Partial<IntentAnswers>;
