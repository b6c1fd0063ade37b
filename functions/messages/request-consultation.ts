import { recipientOf } from '#functions/mail/recipient.ts';
import { countForClient } from '#functions/platform/dynamo/client-limits.ts';
import { envNumber } from '#functions/platform/env.ts';
import type { Client } from '#functions/platform/http/client.ts';
import type { ConsultationRequest } from '#shared/consultations/consultation-form.ts';
import { checkPreferredDate } from './preferred-date.ts';
import { tooManyMessages } from './problems.ts';
import { storeMessage } from './store.ts';

const consultations = { name: 'consultations', limit: envNumber('LIMIT_CONSULTATIONS_PER_DAY') };

/** Emails the patient and the clinics about a consultation. Throws `invalid` for a wrong date, or `too-many`. */
export async function requestConsultation(
  { source, ...form }: ConsultationRequest,
  client: Client,
): Promise<void> {
  checkPreferredDate(form.date);
  const recipient = await recipientOf(form.email.toLowerCase());
  const { limitsReached } = await storeMessage(
    { kind: source === 'lab' ? 'lab-consultation' : 'consultation', ...form },
    { client: countForClient(client, consultations, recipient) },
  );
  if (limitsReached) throw tooManyMessages();
}
