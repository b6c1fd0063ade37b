import { countInWindow } from '#functions/platform/dynamo/window-limits.ts';
import { envNumber } from '#functions/platform/env.ts';
import { pseudonym } from '#functions/platform/pseudonym.ts';
import type { ConsultationForm } from '#shared/consultations/consultation-form.ts';
import { perDay, tooManyToday } from './limits.ts';
import { checkPreferredDate } from './preferred-date.ts';
import { storeMessage } from './store.ts';

// This form mails an address that a visitor typed, so requests are limited per email address as well.
const perEmail = perDay('consultation#email', envNumber('LIMIT_CONSULTATIONS_PER_EMAIL_AND_DAY'));
const perAddress = perDay('consultation#address', envNumber('LIMIT_CONSULTATIONS_PER_DAY'));

/** Mails the link of a video visit to patient and clinics; throws a Problem for a wrong date or too many requests. */
export async function requestConsultation(form: ConsultationForm, networkAddress: string): Promise<void> {
  checkPreferredDate(form.date);
  const { limitsReached } = await storeMessage(
    { kind: 'consultation', ...form },
    {
      email: countInWindow(perEmail, await pseudonym(form.email.toLowerCase())),
      address: countInWindow(perAddress, await pseudonym(networkAddress)),
    },
  );
  if (limitsReached) throw tooManyToday();
}
