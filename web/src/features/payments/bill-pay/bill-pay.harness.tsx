import { screen } from '@testing-library/react';
import { BillPayScreen } from './bill-pay-screen.tsx';
// The screen asks for it late; loaded ahead, no first test waits for a slow machine to read it.
import './bill-payment.tsx';
import { fill, inCard, press, show, typeCard } from '#web/features/payments/payments.harness.tsx';

export const bill = {
  'Full Name as on card': 'Maya Torres',
  'Email Address': 'maya@example.com',
  'Account Number': 'SB-20417',
  Amount: '120.50',
};

export async function typeCards() {
  await typeCard('cardNumber');
  await typeCard('cardExpiry');
  await typeCard('cardCvc');
}

export async function openBill() {
  const shown = show(<BillPayScreen />);
  await inCard('cardNumber');
  return shown;
}

/** Everything typed, about to pay. */
export async function readyToPay(changes: Partial<typeof bill> = {}) {
  const shown = await openBill();
  await fill({ ...bill, ...changes });
  await typeCards();
  return shown;
}

export const pay = () => press('Pay with Card');
export const told = async (title: string) => (await screen.findByText(title)).parentElement?.textContent;
export const alertText = () => told('Your payment did not go through');
export const paid = () => screen.findByRole('heading', { name: 'Payment Successful!' });
