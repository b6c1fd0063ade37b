import { appointmentsOfEmail } from '#functions/appointments/list-by-email.ts';
import { bodiesOf } from '#functions/mail/layout.ts';
import type { Rendering } from '#functions/mail/mail.ts';
import { patientFooter } from '#functions/mail/patient-footer.ts';
import { unseal } from '#functions/platform/seal.ts';
import { brand } from '#shared/brand.ts';
import { minuteMs } from '#shared/time/durations.ts';
import { codeLifeMinutes, codeOf } from './code.ts';
import { codeMailTexts as texts } from './mail-texts.ts';
import type { CodeMail } from './mails.ts';
import { forgetRequest, markMailed } from './requests.ts';

/** The address (lower case) to mail a code to, as long as it is good and someone with appointments reads it. */
async function recipientOf({ address, createdAt }: CodeMail) {
  // Codes expire by real time.
  if (Date.parse(createdAt) + codeLifeMinutes * minuteMs < Date.now()) return undefined;
  const emailKey = await unseal(address);
  const [known] = emailKey ? await appointmentsOfEmail(emailKey, 1) : [];
  return known;
}

/**
 * The mail with a code, which becomes redeemable when it is sent. Superseded for an address without appointments, whose
 * request is forgotten at once, and when the code has expired.
 */
export async function renderCodeMail(mail: CodeMail): Promise<Rendering> {
  const { requestId } = mail;
  const known = await recipientOf(mail);
  if (!known) {
    await forgetRequest(requestId);
    return 'superseded';
  }
  const content = {
    heading: texts.heading,
    opening: texts.opening,
    facts: [],
    highlight: await codeOf(requestId, known.emailKey),
    advice: [texts.where, texts.life(codeLifeMinutes), texts.notYou],
    footer: patientFooter(brand.phone),
  };
  return {
    to: known.email,
    subject: texts.subject,
    ...bodiesOf(content),
    beforeSending: () => markMailed(requestId),
  };
}
