import { appointmentsOfEmail } from '#functions/appointments/list-by-email.ts';
import { bodiesOf } from '#functions/mail/layout.ts';
import type { Rendering } from '#functions/mail/mail.ts';
import { patientFooter } from '#functions/mail/patient-footer.ts';
import { unseal } from '#functions/platform/seal.ts';
import { brand } from '#shared/brand.ts';
import { minuteMs } from '#shared/time/durations.ts';
import { codeLifeMinutes, codeOf } from './code.ts';
import { codeClass } from './code-class.ts';
import { codeMailTexts as texts } from './mail-texts.ts';
import type { CodeMail } from './mails.ts';
import { forgetRequest, markMailed } from './requests.ts';

/** The appointments of the address to mail a code to. None once the code has expired. */
async function appointmentsToOpen({ sealedEmail, createdAt }: CodeMail) {
  // Codes expire by real time.
  if (Date.parse(createdAt) + codeLifeMinutes * minuteMs < Date.now()) return [];
  const emailKey = await unseal(sealedEmail);
  return emailKey ? appointmentsOfEmail(emailKey) : [];
}

/**
 * The mail with a code, which becomes redeemable when it is sent. Superseded for an address without appointments, whose
 * request is deleted right away, and when the code has expired.
 */
export async function renderCodeMail(mail: CodeMail): Promise<Rendering> {
  const { requestId, clientKey } = mail;
  const appointments = await appointmentsToOpen(mail);
  const [known] = appointments;
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
    class: codeClass(appointments, clientKey),
    to: known.email,
    subject: texts.subject,
    ...bodiesOf(content),
    beforeSending: () => markMailed(requestId),
  };
}
