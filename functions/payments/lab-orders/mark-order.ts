import { paymentRevision } from '#functions/payments/change.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import { isPayment, type PaymentRecord, updatePaymentRecord } from '#functions/payments/store.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import type { Staff } from '#functions/platform/http/staff-caller.ts';
import { invalid, Problem } from '#shared/api/problem.ts';
import type { BodyOf } from '#shared/api/route.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import type { labOrderRoutes } from '#shared/lab-orders/routes.ts';
import type { StaffRole } from '#shared/sign-in.ts';
import { clinicDateAt, formatClinicTime, formatLongDate } from '#shared/time/clinic-time.ts';
import { findOrder, isOrder, type OrderItem, toLabOrder } from './order.ts';

type Change = BodyOf<(typeof labOrderRoutes)['PUT /api/lab-orders/{number}']>;

function staleText({ drawn }: OrderItem, { status }: Change): string {
  if (!drawn || status === 'open') {
    return 'This order has changed since you opened it. Please review it and try again.';
  }
  const drawnAt = new Date(drawn.at);
  const day = formatLongDate(clinicDateAt(drawnAt));
  return `This order was already drawn at ${clinicById(drawn.clinicId).name} on ${day} at ${formatClinicTime(drawnAt)}.`;
}

function stale(current: OrderItem, change: Change, role: StaffRole): Problem {
  return new Problem('stale-version', staleText(current, change), { current: toLabOrder(current, role) });
}

function checkChange(item: OrderItem, change: Change, role: StaffRole): void {
  const isDraw = change.status === 'drawn';
  if (item.version !== change.version || (isDraw && item.drawn)) throw stale(item, change, role);
  if (isDraw && item.orderStatus === 'closed') {
    throw new Problem('conflict', 'This order is closed: its payment was refunded, disputed or canceled.');
  }
}

function chosenClinic(item: OrderItem, { clinicId = item.clinicId }: Change) {
  if (clinicId) return clinicId;
  throw invalid('clinicId', 'Choose a clinic');
}

/** The order of a record. Throws `not-found` if the record has no order or was deleted. */
function orderIn(record: PaymentRecord | undefined): OrderItem {
  if (isPayment(record) && isOrder(record)) return record;
  throw new Problem('not-found', 'We couldn’t find this lab order.');
}

/**
 * Marks an order as drawn, or undoes that. Throws `not-found`, `invalid` without a clinic, `conflict` for drawing a
 * closed order, and `stale-version` for an order that has changed or is already drawn, so that one receipt is good for
 * one sample only.
 */
export async function markOrder(number: string, change: Change, { subject, role }: Staff, now: Date) {
  const { id } = orderIn(await findOrder(number));
  const after = await updatePaymentRecord<PaymentItem>(id, {
    revise: (record) => {
      const item = orderIn(record);
      checkChange(item, change, role);
      const { drawn, ...undrawn } = item;
      const isDraw = change.status === 'drawn';
      const clinicId = isDraw ? chosenClinic(item, change) : drawn?.clinicId;
      if (!clinicId) return { unchanged: item };
      const to = isDraw ? { ...item, drawn: { at: now.toISOString(), by: subject, clinicId } } : undrawn;
      const entry = { actor: subject, subject: number, to: change.status, reason: clinicById(clinicId).name };
      const audit = auditStep({ ...entry, action: 'lab-order.status' }, now);
      return paymentRevision(item, to, now, { audit });
    },
    stale: (record) => stale(orderIn(record), change, role),
  });
  return toLabOrder(orderIn(after), role);
}
