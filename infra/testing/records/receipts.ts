import { brand } from '#shared/brand.ts';
import type { Receipt } from '#shared/payments/receipt.ts';

/** Receipts as our server returns them, named after what is special about each. */
export const receipts = {
  'lab-order': {
    id: 'pi_3QlabORDERabcdEF',
    source: 'lab-test-cart',
    patientName: 'Maya Torres',
    patientEmail: 'maya@example.com',
    phone: '(702) 555-0101',
    description: 'CBC, HIV',
    lines: [
      { name: 'CBC', amount: 30 },
      { name: 'HIV', amount: 65 },
    ],
    order: { number: 'K7RM4XDT' },
    amount: 95,
    refunds: [],
    paidAt: '2026-11-24T07:30:00.000Z',
    card: { brand: 'amex', last4: '0005' },
  },
  'bill-with-visit': {
    id: 'pi_3QbillVISITabcdE',
    source: 'bill-pay',
    patientName: 'Maya Torres',
    patientEmail: 'maya@example.com',
    accountNumber: 'SB-20417',
    description: 'Visit of June 3',
    lines: [],
    amount: 1234.5,
    refunds: [],
    paidAt: '2026-07-04T19:05:00.000Z',
    serviceDate: '2026-06-03',
    card: { brand: 'visa', last4: '4242' },
  },
  'partly-refunded': {
    id: 'pi_3QpartREFUNDabcd',
    source: 'lab-test-cart',
    patientName: 'Maya Torres',
    patientEmail: 'maya@example.com',
    description: 'CBC, HIV',
    lines: [
      { name: 'CBC', amount: 30 },
      { name: 'HIV', amount: 65 },
    ],
    order: { number: 'W9CF3HJP', drawn: { at: '2026-11-24T22:30:00.000Z', clinicId: '3' } },
    amount: 95,
    refunds: [
      { amount: 65, createdAt: '2026-11-25T18:00:00.000Z' },
      { amount: 10, createdAt: '2026-11-27T18:00:00.000Z' },
    ],
    paidAt: '2026-11-23T21:45:00.000Z',
    card: { brand: 'jcb', last4: '0505' },
  },
} as const satisfies Record<string, Receipt>;

export const receiptNames = Object.keys(receipts) as (keyof typeof receipts)[];

/**
 * The details that an HSA or FSA administrator requires on a receipt (IRS Notice 2006-69, Information Letter
 * 2021-0013): the patient, the provider, the date, the service, and its cost.
 */
export const hsaChecklist: Record<keyof typeof receipts, Record<string, readonly string[]>> = {
  'lab-order': {
    patient: ['Maya Torres'],
    provider: [brand.name, brand.address, brand.phone, brand.taxId],
    date: ['November 23, 2026'],
    service: ['CBC', '$30.00', 'HIV', '$65.00'],
    amount: ['$95.00'],
    payment: ['American Express ending in 0005'],
  },
  'bill-with-visit': {
    patient: ['Maya Torres'],
    provider: [brand.name, brand.address, brand.phone, brand.taxId],
    date: ['June 3, 2026', 'July 4, 2026'],
    service: ['Visit of June 3'],
    amount: ['$1,234.50'],
    payment: ['Visa ending in 4242'],
  },
  'partly-refunded': {
    patient: ['Maya Torres'],
    provider: [brand.name, brand.address, brand.phone, brand.taxId],
    date: ['November 23, 2026'],
    service: ['CBC', '$30.00', 'HIV', '$65.00'],
    amount: ['$95.00', '−$65.00', '−$10.00', '$20.00'],
    payment: ['JCB ending in 0505'],
  },
};
