import { type Payment, paymentStatuses } from '#shared/payments/payment.ts';
import { RecordStatusSelect } from '#web/features/admin/records/status/record-status-select.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { findPayment } from './payment/find-payment.ts';
import { payerName } from './payment/payer-name.ts';
import { paymentsTexts as texts } from './payments-texts.ts';

/** The status of a payment, changed by hand. */
export function PaymentStatusSelect({ payment }: { payment: Payment }) {
  const { call } = useSession();
  return (
    <RecordStatusSelect
      row={payment}
      name={payerName(payment)}
      statusText={texts.status}
      route={{
        kind: 'payments',
        statuses: paymentStatuses,
        send: async ({ id, version }, status) => {
          const reply = await call('PUT /api/payments/{id}/status', {
            params: { id },
            body: { status, version },
          });
          return reply.payment;
        },
        find: (row) => findPayment(call, row),
        doneText: (_, to) => texts.changed(payerName(to), texts.status(to.status)),
        goneText: texts.gone,
      }}
    />
  );
}
