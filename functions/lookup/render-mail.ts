import { latestOfEmail } from '#functions/appointments/lists/list-by-email.ts';
import { patientFooter, type Rendering } from '#functions/mail/mail.ts';
import { bodiesOf } from '#functions/mail/mail-content.ts';
import { env } from '#functions/platform/env.ts';
import { unseal } from '#functions/platform/seal.ts';
import { brand } from '#shared/brand.ts';
import type { CodeMail } from './ask-for-code.ts';
import { type CodeRecord, changeCode, codeOf, isLiving, linkOf } from './code.ts';
import { codeMailTexts as texts } from './texts.ts';

const siteUrl = env('SITE_URL');

/**
 * The mail with a code, which can be entered from now on. Superseded if another mail contained the code already (unless
 * the code was asked for again), if the code was entered or has expired, or if the address has no appointments. In the
 * last case, its encrypted address is deleted.
 */
export async function renderCodeMail({ id, address, codeId, isAgain }: CodeMail): Promise<Rendering> {
  let email: string | undefined;
  const code = await changeCode<CodeRecord | undefined>(address, async (read) => {
    const isDue =
      isLiving(read) && read.id === codeId && (isAgain || [undefined, id].includes(read.mailedBy));
    const emailKey = isDue && read.sealedEmail && (await unseal(read.sealedEmail));
    if (!emailKey) return { unchanged: undefined };
    const [known] = await latestOfEmail(emailKey, 1);
    email = known?.email;
    const changes = email ? { mailedBy: read.mailedBy ?? id } : { sealedEmail: undefined };
    return { next: { ...read, ...changes, version: read.version + 1 }, steps: {} };
  });
  if (!code || !email) return 'superseded';
  return {
    to: email,
    subject: texts.subject,
    ...bodiesOf({
      heading: texts.heading,
      opening: texts.opening,
      highlight: await codeOf(codeId, email.toLowerCase()),
      advice: [texts.where, texts.life, texts.notYou],
      link: { text: texts.link, href: `${siteUrl}/#/open-bookings?token=${await linkOf(codeId, address)}` },
      footer: patientFooter(brand.phone),
    }),
  };
}
