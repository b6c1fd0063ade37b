import { readClinicSlots } from '#functions/appointments/slots/availability.ts';
import type { FreedTime } from '#functions/appointments/slots/freed.ts';
import { slotKey } from '#functions/appointments/slots/store.ts';
import { findMail, outboxStep } from '#functions/mail/outbox.ts';
import { suppressionsOf } from '#functions/mail/suppressions.ts';
import { transactWithin } from '#functions/platform/dynamo/tally.ts';
import { foldedAddress } from '#functions/trust/proofs.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { dayMs } from '#shared/time/durations.ts';
import { type EntryItem, entriesWith } from './entry.ts';
import type { EarlierTimeMail } from './mails.ts';
import { wantsTime } from './visit.ts';

/** How many mailboxes on the waiting list get a mail about a released time. */
const offersOfTime = 5;

/** About how many released times a mailbox gets a mail in a day. Its other mails don't count. */
const offersOfDay = 3;

/** A released time isn't offered if its clinic has more other available times than this on that day. */
const mostOthers = 2;

/** Whether a slot is still available, and worth an offer: its clinic was closed, or has few other times that day. */
async function isNews({ locationId, date, time, isReopened }: FreedTime, now: Date): Promise<boolean> {
  const clinic = (await readClinicSlots(date, now)).find(({ id }) => id === locationId);
  const available = clinic?.slots.filter(({ isAvailable }) => isAvailable) ?? [];
  const isOpen = available.some((slot) => slot.time === time);
  return isOpen && (isReopened === true || available.length - 1 <= mostOthers);
}

/** The waiting entries for a slot's clinic and day, the longest waiting first, page by page. */
function waitingFor({ locationId, date }: AppointmentSlot): AsyncGenerator<EntryItem[]> {
  return entriesWith('waiting', {
    FilterExpression: 'contains(locationIds, :clinic) AND #until >= :date',
    ExpressionAttributeNames: { '#until': 'until' },
    ExpressionAttributeValues: { ':clinic': locationId, ':date': date },
  });
}

/**
 * The condition for queuing the mail about a time to a mailbox. A mail that was superseded at its only attempt was
 * never sent, so the mailbox may still be told about the time.
 */
const unlessHeard = {
  ConditionExpression: 'attribute_not_exists(id) OR (#status = :superseded AND attempts = :one)',
  ExpressionAttributeNames: { '#status': 'status' },
  ExpressionAttributeValues: { ':superseded': 'superseded', ':one': 1 },
};

/**
 * Queues the mail about a time, unless the mailbox has been told about that time before, or of too many times today.
 * Returns the mail's id if it was queued for this freed slot, now or before a crash.
 */
async function offer(entry: EntryItem, freed: FreedTime, now: Date): Promise<string | undefined> {
  const { id: entryId, email } = entry;
  const { locationId, date, time, createdAt, cause } = freed;
  const mailbox = await foldedAddress(email.toLowerCase());
  const slot = `${date}#${slotKey(freed)}`;
  const id = `earlier-time#${slot}#${mailbox}`;
  const mail: EarlierTimeMail = { kind: 'earlier-time', entryId, locationId, date, time, createdAt, cause };
  const { failed, full } = await transactWithin(
    { mail: { Put: { ...outboxStep(id, mail).Put, ...unlessHeard } } },
    [{ key: `earlier-times#${mailbox}`, limit: offersOfDay, lastsMs: dayMs, id: slot, now: now.getTime() }],
  );
  if (full) return undefined;
  return failed.length === 0 || (await findMail(id))?.createdAt === createdAt ? id : undefined;
}

/**
 * Offers a released slot, if it is still worth an offer, to the five mailboxes that have waited longest and get email.
 */
export async function offerFreedTime(freed: FreedTime, now: Date): Promise<'superseded'> {
  if (!(await isNews(freed, now))) return 'superseded';
  // A set of mail ids, so that a mailbox with two entries takes one of the five places.
  const offers = new Set<string>();
  for await (const entries of waitingFor(freed)) {
    const stopped = await suppressionsOf(entries.map(({ email }) => email));
    for (const entry of entries.filter(({ email }) => !stopped.has(email))) {
      if (offers.size === offersOfTime) return 'superseded';
      const id = (await wantsTime(entry, freed)) && (await offer(entry, freed, now));
      if (id) offers.add(id);
    }
  }
  return 'superseded';
}
