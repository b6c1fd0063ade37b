import { envNumber } from '#functions/platform/env.ts';
import { type Client, countsOfClient } from '#functions/platform/http/client.ts';
import { actorOf } from '#functions/trust/proofs.ts';
import { waitingAddress } from '#functions/trust/waiting-address.ts';
import type { ConsultationRequest } from '#shared/consultations/consultation-form.ts';
import { dayMs } from '#shared/time/durations.ts';
import { checkPreferredDate, storeMessage } from './store.ts';

const consultations = {
  name: 'consultations',
  limit: envNumber('LIMIT_CONSULTATIONS_PER_DAY'),
  lastsMs: dayMs,
};

/** Emails the patient and the clinics about a consultation. Throws `invalid` for a wrong date, or `too-many`. */
export async function requestConsultation(
  { source, ...form }: ConsultationRequest,
  client: Client,
  now: Date,
): Promise<void> {
  checkPreferredDate(form.date, now);
  const emailKey = form.email.toLowerCase();
  const actor = await actorOf(client, emailKey);
  const waiting = actor === 'proven' ? [] : await waitingAddress(client, emailKey);
  const kind = source === 'lab' ? 'lab-consultation' : 'consultation';
  const counts = [...countsOfClient(client, consultations), ...waiting];
  await storeMessage({ kind, ...form }, actor, counts, now);
}
