import { screen } from '@testing-library/react';
import { BillPayScreen } from './bill-pay-screen.tsx';
// This import runs before the screen's lazy one, which could otherwise time out the first test on a slow machine.
import './bill-pay-form.tsx';
import {
  fill,
  inCard,
  onlyMessage,
  press,
  show,
  typeCard,
  typeZip,
} from '#web/features/payments/payments.harness.tsx';

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
  await typeZip();
}

export async function openBill() {
  const shown = show(<BillPayScreen />);
  await inCard('cardNumber');
  return shown;
}

/** Fills in the whole form. */
export async function readyToPay(changes: Partial<typeof bill> = {}) {
  const shown = await openBill();
  await fill({ ...bill, ...changes });
  await typeCards();
  return shown;
}

export const pay = () => press('Pay with Card');
export const noticeText = async (title: string) =>
  (await screen.findByText(title)).parentElement?.textContent;
export const alertText = onlyMessage;
export const paid = () => screen.findByRole('heading', { name: 'Payment Successful!' });
