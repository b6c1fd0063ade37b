import { useState } from 'react';
import { api } from '#web/lib/api/api.ts';
import { useSubmit } from '#web/lib/api/use-submit.ts';

/** Emails the receipt of a payment to its own address, unless that was done minutes ago. */
export function useEmailReceipt(paymentIntentId: string, clientSecret: string) {
  const { phase, failure, send } = useSubmit();
  const [emailedAt, setEmailedAt] = useState<string>();
  return {
    isBusy: phase === 'busy',
    isSent: phase === 'sent',
    /** The instant at which it had been emailed before; undefined when it is on its way. */
    emailedAt,
    failure,
    email: () =>
      send(async () => {
        const body = { clientSecret };
        const reply = await api('POST /api/payments/{id}/receipt', {
          params: { id: paymentIntentId },
          body,
        });
        setEmailedAt(reply.emailedAt);
      }),
  };
}
