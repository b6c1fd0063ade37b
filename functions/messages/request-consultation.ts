import { recipientOf } from '#functions/mail/recipient.ts';
import { countForClient } from '#functions/platform/dynamo/client-limits.ts';
import { envNumber } from '#functions/platform/env.ts';
import type { Client } from '#functions/platform/http/client.ts';
import type { ConsultationForm } from '#shared/consultations/consultation-form.ts';
import { checkPreferredDate } from './preferred-date.ts';
import { tooManyMessages } from './problems.ts';
import { storeMessage } from './store.ts';

const consultations = { name: 'consultations', limit: envNumber('LIMIT_CONSULTATIONS_PER_DAY') };

/** Mails the link of a video visit to patient and clinics. Throws `invalid` for a wrong date, or `too-many`. */
export async function requestConsultation(form: ConsultationForm, client: Client): Promise<void> {
  checkPreferredDate(form.date);
  const recipient = await recipientOf(form.email.toLowerCase());
  const { limitsReached } = await storeMessage(
    { kind: 'consultation', ...form },
    { client: countForClient(client, consultations, recipient) },
  );
  if (limitsReached) throw tooManyMessages();
}
