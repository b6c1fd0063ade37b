import { changePayment } from '#functions/payments/change.ts';
import type { Drawn } from '#functions/payments/lab-order-record.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { Problem } from '#shared/api/problem.ts';
import type { BodyOf } from '#shared/api/route.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import type { labOrderRoutes } from '#shared/lab-orders/routes.ts';
import { clinicDateAt, formatClinicTime, formatLongDate } from '#shared/time/clinic-time.ts';
import { findOrder } from './list-orders.ts';
import { isOrder, type OrderItem, toLabOrder } from './to-lab-order.ts';

type Change = BodyOf<(typeof labOrderRoutes)['PUT /api/lab-orders/{number}']>;

function stale(current: OrderItem): Problem {
  return new Problem('stale-version', staleText(current), { current: toLabOrder(current) });
}

function staleText({ drawn }: OrderItem): string {
  if (!drawn) return 'This order has changed since you opened it. Please review it and try again.';
  const at = new Date(drawn.at);
  const day = formatLongDate(clinicDateAt(at));
  return `This order was already drawn at ${clinicById(drawn.clinicId).name} on ${day} at ${formatClinicTime(at)}.`;
}

function checkChange(item: OrderItem, { status, version }: Change): void {
  if (status === 'drawn' && item.drawn) throw stale(item);
  if (item.version !== version) throw stale(item);
  if (status === 'drawn' && item.orderStatus === 'closed') {
    throw new Problem('conflict', 'This order’s money went back, so it can’t be drawn.');
  }
}

function chosenClinic(item: OrderItem, { clinicId = item.clinicId }: Change) {
  if (clinicId) return clinicId;
  const message = 'Choose a clinic';
  throw new Problem('invalid', message, { fields: { clinicId: message } });
}

function withDrawn({ drawn: _, ...item }: PaymentItem, drawn: Drawn | undefined): PaymentItem {
  return { ...item, ...(drawn && { drawn }) };
}

/**
 * Marks an order as drawn, or takes that back. Throws `not-found`, `conflict` for one that is closed, and `stale-version` for
 * one that has changed or is already drawn: one receipt is good for one sample.
 */
export async function markOrder(number: string, change: Change, { by, now }: { by: string; now: Date }) {
  const found = await findOrder(number);
  if (!found) throw new Problem('not-found', 'We couldn’t find this lab order.');
  const at = now.toISOString();
  const after = await changePayment(
    found.id,
    (item) => {
      if (!isOrder(item)) return { to: item };
      checkChange(item, change);
      const clinicId = change.status === 'drawn' ? chosenClinic(item, change) : item.drawn?.clinicId;
      if (!clinicId) return { to: item };
      const drawn = change.status === 'drawn' ? { at, by, clinicId } : undefined;
      const entry = { actor: by, subject: number, to: change.status, reason: clinicById(clinicId).name };
      return {
        to: withDrawn(item, drawn),
        steps: { audit: auditStep({ ...entry, action: 'lab-order.status' }, now) },
      };
    },
    now,
  );
  return toLabOrder(after as OrderItem);
}
