import { brand } from '#shared/brand.ts';
import { clinicCount } from '#shared/clinics/clinic-count.ts';

/** The texts of every receipt, on the page, in its file and in its email. */
export const receiptTexts = {
  title: 'Your receipt',
  provider: {
    phone: `Phone ${brand.phone}`,
    taxId: `Tax ID (EIN) ${brand.taxId}`,
  },
  /** For a missing detail. */
  notGiven: 'N/A',
  facts: {
    transactionId: 'Transaction ID',
    patientName: 'Patient Name',
    email: 'Email',
    phone: 'Phone',
    accountNumber: 'Account Number',
    date: 'Date of Payment',
    time: 'Time',
    serviceDate: 'Date of Visit',
    description: 'Description',
    card: 'Card',
    paymentMethod: 'Payment Method',
    status: 'Status',
  },
  creditCard: 'Credit Card',
  partlyRefunded: 'Partially Refunded',
  refunded: 'Refunded',
  cardEnding: (brandName: string, last4: string) => `${brandName} ending in ${last4}`,
  /** By Stripe's name for each brand. */
  brands: {
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    discover: 'Discover',
    diners: 'Diners Club',
    jcb: 'JCB',
    unionpay: 'UnionPay',
  } as Readonly<Record<string, string>>,
  otherBrand: 'Card',
  items: 'Lab Tests',
  subtotal: 'Subtotal',
  tax: 'Tax',
  total: 'Total',
  amountPaid: 'Amount Paid',
  refundedOn: (date: string) => `Refunded ${date}`,
  afterRefunds: 'Total After Refunds',
  /** The next step after a lab order. */
  giveSample: `Visit any of our ${clinicCount.en} clinics to have your sample taken. Bring a photo ID.`,
  showNumber: 'Show this number when you arrive.',
  drawn: (clinic: string, day: string, time: string) =>
    `Your sample was taken at ${clinic} on ${day} at ${time}.`,
  orderNumber: 'Order Number',
  qrCode: (number: string) => `QR code with the order number ${number}`,
  questions: `Questions? Call ${brand.phone} or email ${brand.email}.`,
  orderFile: (id: string) => `receipt-${id}.html`,
  billFile: (id: string) => `payment-receipt-${id}.html`,
} as const;
