import { appointmentsOfEmail } from '#functions/appointments/list-by-email.ts';
import { bodiesOf } from '#functions/mail/layout.ts';
import { isOver } from '#functions/mail/lives.ts';
import type { Rendering } from '#functions/mail/mail.ts';
import { patientFooter } from '#functions/mail/patient-footer.ts';
import { unseal } from '#functions/platform/seal.ts';
import { brand } from '#shared/brand.ts';
import { codeLifeMinutes, codeOf } from './code.ts';
import { codeClass } from './code-class.ts';
import { codeMailTexts as texts } from './mail-texts.ts';
import type { CodeMail } from './mails.ts';
import { forgetRequest, markMailed } from './requests.ts';

/** The appointments of the address to mail a code to. */
async function appointmentsToOpen({ sealedEmail }: CodeMail) {
  const emailKey = await unseal(sealedEmail);
  return emailKey ? appointmentsOfEmail(emailKey) : [];
}

/**
 * The mail with a code, which becomes redeemable when it is sent. Superseded for an address without appointments, expired
 * when the code is. Either way, its request is deleted right away.
 */
export async function renderCodeMail(mail: CodeMail, now: Date): Promise<Rendering> {
  const { requestId, clientKey } = mail;
  if (isOver(mail, now)) {
    await forgetRequest(requestId);
    return 'expired';
  }
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
