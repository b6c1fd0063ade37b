import { brand } from '#shared/brand.ts';

const { phone, hoursInWords: hours } = brand;

/** Texts about prices, payment and insurance. */
export const moneyTexts = {
  refund: `Call ${phone}, ${hours}, and we’ll look into it with you. Please have your receipt or transaction ID ready. Refunds go back to the card you paid with.`,
  receipt:
    'When you pay online, you can print, save or email your receipt, for example for your HSA or FSA. Paid a while ago, or need an itemized bill? Call us.',
  paymentPlan: `Call ${phone} before your payment is due, and we’ll go over your options with you. We also have cash options for the uninsured.`,
  billQuestion: `Questions about a bill? Call ${phone}, ${hours}, and we’ll go over it line by line. Please have your account number ready: it’s at the top of your bill.`,
  waysToPay:
    'You can pay online with Visa, Mastercard, American Express or Discover. You can also pay any bill by phone or at the front desk of any clinic.',
  selfPay: `Yes, we see patients without insurance, and we have cash options. For the price of a visit, call ${phone}.`,
  payBill:
    'You can pay a medical bill by card under Bill Pay, with no processing fee. Please have your account number ready: it’s at the top of your bill.',
  insurance: {
    listed: (names: string) =>
      `Yes, ${names} on our list of insurers. Plans vary, so please call ${phone} before your visit to confirm yours.`,
    is: (name: string) => `${name} is`,
    are: (names: string) => `${names} are`,
    medicaid: (through: string) =>
      `Yes, Nevada Medicaid is on our list, and so are its plans through ${through}. Please call ${phone} before your visit to confirm yours.`,
    notListed: (names: string, isOne: boolean) =>
      `${names} ${isOne ? 'isn’t' : 'aren’t'} on our list of insurers. Call ${phone} to double-check. You can also pay for the visit yourself, and we have cash options.`,
    general: `We accept most major insurance, and we have cash options for the uninsured. Check our list for your insurer, or call ${phone} to confirm your plan.`,
  },
  price: {
    none: `I don’t have a price for that. Please call ${phone} to ask before your visit.`,
    noneOfRest: `I don’t have a price for the rest. Please call ${phone} to ask before your visit.`,
    notSold: `I don’t have a price for that test, and our online shop doesn’t sell it. Call ${phone} to ask whether a clinic can order it for you.`,
    general: (lowest: string, highest: string) =>
      `The lab tests in our shop cost ${lowest} to ${highest} each. For the price of a visit, call ${phone}.`,
    moreTests: 'You’ll find the other prices in our shop.',
    tests: (list: string) =>
      `${list}. Buy online in our shop, then visit any of our ten clinics to have your sample taken.`,
  },
};
