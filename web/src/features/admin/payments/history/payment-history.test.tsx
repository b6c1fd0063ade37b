// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { payment, renderView, setUpAdmin } from '#web/features/admin/admin.harness.tsx';
import { PaymentHistory } from './payment-history.tsx';

setUpAdmin();

const shown = () => screen.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent);

test('shows when a payment was made, its refunds and its disputes', async () => {
  renderView(
    <PaymentHistory
      payment={payment({
        paidAt: '2026-11-20T17:00:00.000Z',
        refunds: [
          {
            id: 're_1',
            amount: 20.5,
            status: 'failed',
            reason: 'Paid twice',
            actor: 'manager-2',
            createdAt: '2026-11-21T17:00:00.000Z',
            failureReason: 'lost_or_stolen_card',
          },
          {
            id: 're_2',
            amount: 10,
            status: 'succeeded',
            reason: '',
            actor: 'stripe',
            createdAt: '2026-11-22T17:00:00.000Z',
          },
        ],
        disputes: [
          {
            id: 'du_1',
            amount: 60,
            fee: 15,
            reason: 'product_not_received',
            status: 'needs-response',
            evidenceDueBy: '2026-11-24T23:59:59.000Z',
          },
          { id: 'du_2', amount: 40, fee: 0, reason: 'new_reason', status: 'closed', outcome: 'lost' },
        ],
      })}
    />,
  );
  await waitFor(() => expect(shown()[3]).toContain('1 day left'));
  expect(shown()).toEqual([
    'Payment of $120.50PaidNov 20, 2026, 9:00 AM',
    'Refund of $20.50FailedNov 21, 2026, 9:00 AMPaid twiceThe refund didn’t go through. The card was reported lost or stolen.By manager-2',
    'Refund of $10.00SentNov 22, 2026, 9:00 AMIssued in Stripe',
    'Dispute of $60.00Needs a responseThe cardholder says they didn’t get what they paid for.1 day left, by Nov 24, 3:59 PMStripe’s fee: $15.00',
    'Dispute of $40.00LostThe bank didn’t give a specific reason.',
  ]);
});

test('says who entered a payment, and that one was not paid', () => {
  renderView(<PaymentHistory payment={payment({ enteredBy: 'manager-2' })} />);
  expect(shown()[0]).toContain('Not paid');
  expect(shown()[0]).toContain('By manager-2');
});
