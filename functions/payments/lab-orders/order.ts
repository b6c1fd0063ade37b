import { orderKey, refundedTests } from '#functions/payments/lab-order-record.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import { findPaymentRecord, isPayment, paymentsTable } from '#functions/payments/store.ts';
import { readItem } from '#functions/platform/dynamo/items.ts';
import { pick } from '#functions/platform/pick.ts';
import type { LabOrder } from '#shared/lab-orders/lab-order.ts';
import { labTestIdOf } from '#shared/lab-tests/titles.ts';
import type { StaffRole } from '#shared/sign-in.ts';

/** A payment that has led to a lab order. */
export type OrderItem = PaymentItem & Required<Pick<PaymentItem, 'orderNumber' | 'orderStatus' | 'paidAt'>>;

export function isOrder(item: PaymentItem): item is OrderItem {
  return item.orderStatus !== undefined;
}

/** The order of a payment, as a clinic sees it. Only managers learn which payment that is. */
export function toLabOrder(item: OrderItem, role: StaffRole): LabOrder {
  const { items = [], drawn } = item;
  const refunded = refundedTests(item);
  return {
    ...pick(item, 'patientName', 'dob', 'clinicId', 'paidAt', 'version'),
    number: item.orderNumber,
    ...(role === 'admin' && { paymentId: item.id }),
    status: item.orderStatus,
    ...(item.phone && { phone: item.phone }),
    email: item.patientEmail,
    items: items.map(({ title }) => ({
      id: labTestIdOf(title) ?? title,
      name: title,
      ...(refunded.has(title) && { isRefunded: true as const }),
    })),
    ...(drawn && { drawnAt: drawn.at, drawnBy: drawn.by, drawnAtClinicId: drawn.clinicId }),
  };
}

/** The payment of the order with this number. Undefined when there is none, or it was deleted. */
export async function findOrder(number: string): Promise<OrderItem | undefined> {
  const pointer = await readItem<{ paymentId: string }>(paymentsTable, orderKey(number));
  const record = pointer && (await findPaymentRecord(pointer.paymentId));
  return isPayment(record) && isOrder(record) ? record : undefined;
}
