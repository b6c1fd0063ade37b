import type { TestCard } from './behavior.ts';
import { cardOfCountry } from './countries.ts';

export const cardsByBrand: readonly TestCard[] = [
  { number: '4242424242424242', tokens: ['pm_card_visa', 'pm_card_us'] },
  { number: '4000056655665556', tokens: ['pm_card_visa_debit'], funding: 'debit' },
  { number: '5555555555554444', tokens: ['pm_card_mastercard'] },
  { number: '2223003122003222' },
  { number: '5200828282828210', tokens: ['pm_card_mastercard_debit'], funding: 'debit' },
  { number: '5105105105105100', tokens: ['pm_card_mastercard_prepaid'], funding: 'prepaid' },
  {
    number: '378282246310005',
    tokens: ['pm_card_amex', 'pm_card_amex_threeDSecureNotSupported'],
    threeDSecure: 'unsupported',
  },
  { number: '371449635398431' },
  { number: '6011111111111117', tokens: ['pm_card_discover'] },
  { number: '6011000990139424' },
  { number: '6011981111111113', funding: 'debit' },
  { number: '3056930009020004', tokens: ['pm_card_diners'] },
  { number: '36227206271667' },
  { number: '6555900000604105' },
  { number: '3566002020360505', tokens: ['pm_card_jcb'], country: 'JP' },
  { number: '3530111333300000', country: 'JP' },
  { number: '6200000000000005', tokens: ['pm_card_unionpay'], country: 'CN' },
  { number: '6200000000000047', funding: 'debit', country: 'CN' },
  { number: '6205500000000000004', country: 'CN' },
  { number: '4000002500001001', tokens: ['pm_card_visa_cartesBancaires'], country: 'FR' },
  { number: '5555552500001001', tokens: ['pm_card_mastercard_cartesBancaires'], country: 'FR' },
  {
    number: '4000050360000001',
    tokens: ['pm_card_visa_debit_eftposAuCoBranded'],
    funding: 'debit',
    country: 'AU',
  },
  {
    number: '5555050360000080',
    tokens: ['pm_card_mastercard_debit_eftposAuCoBranded'],
    funding: 'debit',
    country: 'AU',
  },
  // Health savings and flexible spending accounts.
  {
    number: '4000051230000072',
    tokens: ['pm_card_debit_visaFsaProductCode', 'pm_card_debit_visaHsaProductCode'],
    funding: 'debit',
  },
  {
    number: '5200828282828897',
    tokens: ['pm_card_mastercard_debit_mastercardFsaProductCode'],
    funding: 'debit',
  },
];

export const cardsByCountry: readonly TestCard[] = [
  ...Object.entries(cardOfCountry).map(([name, number]) => ({
    number,
    tokens: [`pm_card_${name}`],
    country: name.toUpperCase(),
  })),
  { number: '5062210000000009', country: 'MX' },
  { number: '5200007840000022', tokens: ['pm_card_ae_mastercard'], country: 'AE' },
  { number: '4000058260000005', tokens: ['pm_card_gb_debit'], funding: 'debit', country: 'GB' },
  { number: '5555558265554449', tokens: ['pm_card_gb_mastercard'], country: 'GB' },
  { number: '4000007640000003', tokens: ['pm_card_th_credit'], country: 'TH' },
  { number: '4000057640000008', tokens: ['pm_card_th_debit'], funding: 'debit', country: 'TH' },
];

/** Cards whose money moves in a special way. */
export const cardsByMoney: readonly TestCard[] = [
  { number: '4000000000007726', tokens: ['pm_card_pendingRefund'], refunds: 'pending' },
  { number: '4000000000005126', tokens: ['pm_card_refundFail'], refunds: 'failing' },
  { number: '4000000000000077', tokens: ['pm_card_bypassPending'], bypassesPending: true },
  {
    number: '4000003720000278',
    tokens: ['pm_card_bypassPendingInternational'],
    bypassesPending: true,
    country: 'IE',
  },
];
