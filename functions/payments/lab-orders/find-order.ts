import { orderKey } from '#functions/payments/lab-order-record.ts';
import { findPaymentRecord, isPayment, paymentsTable } from '#functions/payments/store.ts';
import { readItem } from '#functions/platform/dynamo/reads.ts';
import { isOrder, type OrderItem } from './to-lab-order.ts';

/** The payment of the order with this number. Undefined when there is none, or it was deleted. */
export async function findOrder(number: string): Promise<OrderItem | undefined> {
  const pointer = await readItem<{ paymentId: string }>(paymentsTable, orderKey(number));
  const record = pointer && (await findPaymentRecord(pointer.paymentId));
  return isPayment(record) && isOrder(record) ? record : undefined;
}
