import { useState } from 'react';
import type { Payment } from '#shared/payments/payment.ts';
import type { WorkItem } from '#shared/payments/work-item.ts';
import { failureText } from '#web/features/admin/failure/failure-text.ts';
import { findPayment } from '#web/features/admin/payments/payment/find-payment.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useSingleFlight } from '#web/lib/use-single-flight.ts';
import { showToast } from '#web/ui/feedback/toast-store.ts';
import { itemId } from './use-worklist.ts';
import { worklistTexts as texts } from './worklist-texts.ts';

/** Loads the payment of an item, and says so when it can't. */
export function useItemPayment() {
  const { call } = useSession();
  const [openingId, setOpeningId] = useState<string>();
  const runSingle = useSingleFlight();

  async function load(item: WorkItem, show: (payment: Payment) => void): Promise<void> {
    setOpeningId(itemId(item));
    try {
      const payment = await findPayment(call, { id: item.paymentIntentId });
      if (payment) show(payment);
      else showToast(texts.gone, { tone: 'error' });
    } catch (error) {
      showToast(failureText(error), { tone: 'error' });
    } finally {
      setOpeningId(undefined);
    }
  }

  return {
    openingId,
    load: (item: WorkItem, show: (payment: Payment) => void) => void runSingle(() => load(item, show)),
  };
}
