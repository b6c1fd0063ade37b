import type { Export, RestoreSystem, Visit } from './restore-system.harness.ts';

/** The events before the instant to restore, and in the hour after it, which is lost. */
export interface Story {
  to: Date;
  before: Export;
  after: Export;
  visits: Record<
    'kept' | 'moved' | 'canceled' | 'waiting' | 'lateCanceled' | 'lateMoved' | 'lateDeleted',
    Visit
  >;
  /** The earlier slot of the visit that was moved in the lost hour. */
  lateMovedFrom: Visit;
  /** Visits that were booked in the lost hour. */
  late: { booked: Visit; canceled: Visit };
  payments: Record<'paid' | 'refunded' | 'pending' | 'entered' | 'late' | 'lateEntered', string>;
  messages: { early: string; late: string };
  closures: { kept: string; reopened: string; late: string };
  /** The ids of the emails that were sent. */
  mails: ReadonlySet<string>;
}

/** Plays a day of bookings, moves, refunds and emails with the real handlers. */
export async function playStory(system: RestoreSystem): Promise<Story> {
  const book = () => system.book();
  const [kept, moved, canceled, lateCanceled, lateMoved, lateDeleted] = await Promise.all([
    book(),
    book(),
    book(),
    book(),
    book(),
    book(),
  ]);
  await system.reschedule(moved);
  await system.cancel(canceled);
  const [paid, refunded] = [await system.payBill(), await system.payBill()];
  await system.refund(refunded, { amount: 1_000, reason: 'Billed twice' });
  const { id: pending } = await system.begun();
  const entered = await system.enterByHand();
  const early = await system.sendMessage();
  const [day = '', other = ''] = system.days.slice(2);
  const keptClosure = (await system.closures.close({ locationId: '2', date: day })).body.closure.id;
  const reopened = (await system.closures.close({ locationId: '3', date: other })).body.closure.id;
  await system.sendNewMails();
  const waiting = await book();
  const to = await system.instant();
  const before = await system.exportAll();

  const lateMovedFrom = { ...lateMoved };
  await system.sendNewMails();
  await system.cancel(lateCanceled);
  await system.reschedule(lateMoved);
  await system.deleteVisit(lateDeleted);
  const late = { booked: await book(), canceled: await book() };
  await system.cancel(late.canceled);
  system.stripe.pay(pending);
  await system.deliverAll(pending);
  await system.refund(paid, { reason: 'Not our patient' });
  const latePaid = await system.payBill();
  const lateEntered = await system.enterByHand();
  const lateMessage = await system.sendMessage();
  await system.closures.reopen(reopened);
  const lateClosed = (await system.closures.close({ locationId: '4', date: day })).body.closure.id;
  await system.sendNewMails();
  return {
    to,
    before,
    after: await system.exportAll(),
    visits: { kept, moved, canceled, waiting, lateCanceled, lateMoved, lateDeleted },
    lateMovedFrom,
    late,
    payments: { paid, refunded, pending, entered, late: latePaid, lateEntered },
    messages: { early, late: lateMessage },
    closures: { kept: keptClosure, reopened, late: lateClosed },
    mails: new Set((await system.sentMails()).map(({ id }) => id)),
  };
}
