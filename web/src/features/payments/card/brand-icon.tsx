import type { ReactNode } from 'react';
import { receiptTexts } from '#shared/payments/receipt-texts.ts';
import styles from './brand-icon.module.css';

const cardBrands = ['visa', 'mastercard', 'amex', 'discover', 'unknown'] as const;

export type CardBrand = (typeof cardBrands)[number];

/** The card brand by Stripe's name; 'unknown' if we have no drawing for it. */
export function cardBrandOf(name: string): CardBrand {
  return cardBrands.find((brand) => brand === name) ?? 'unknown';
}

/** On a card of 40 by 26, drawn for this site in the brands' own colors. */
const drawings: Record<CardBrand, ReactNode> = {
  visa: (
    <>
      <rect fill="#fff" stroke="currentColor" width="40" height="26" rx="4" />
      <path
        fill="#1a1f71"
        d="M9 8.5l2.6 6.6 1.5-6.6h2.7l-3.3 9.3H9.9L7 9.9C6.6 9 6 8.8 5 8.6zM17.6 8.5h2.6l-1.7 9.3h-2.6zM27 8.9l-.5 2.1c-1-.5-3.2-.8-3.2.2 0 .9 3.3 1.3 3.3 3.7 0 3.3-4.7 3.7-6.9 2.5l.5-2.2c1.3.7 3.6.9 3.6-.1 0-1.1-3.3-1.3-3.3-3.7 0-3 4.1-3.6 6.5-2.5zM31.7 8.5h2.1l2.2 9.3h-2.4l-.3-1.5h-2.9l-.6 1.5h-2.6zm.9 2.7l-1.4 3.3h2z"
      />
    </>
  ),
  mastercard: (
    <>
      <rect fill="#fff" stroke="currentColor" width="40" height="26" rx="4" />
      <circle fill="#eb001b" cx="16" cy="13" r="7.5" />
      <circle fill="#f79e1b" cx="24" cy="13" r="7.5" />
      <path fill="#f5771f" d="M20 6.65a7.5 7.5 0 0 1 0 12.7a7.5 7.5 0 0 1 0-12.7z" />
    </>
  ),
  amex: (
    <>
      <rect fill="#016fd0" width="40" height="26" rx="4" />
      <path
        fill="#fff"
        d="M3 17l3.2-8h2.3l3.2 8H9.3l-.5-1.4H5.9L5.4 17zm3.6-3.2h1.5l-.75-2.1zM12.5 17V9h2.7l1.7 4.4L18.6 9h2.7v8h-1.9v-5.2L17.5 17h-1.2l-1.9-5.2V17zM22.5 17V9h5.8v1.8h-3.8v1.3h3.7v1.7h-3.7v1.4h3.8V17zM28.7 17l2.8-4.1L28.8 9h2.4l1.5 2.3L34.2 9h2.3l-2.7 3.9 2.8 4.1h-2.4l-1.6-2.4L31 17z"
      />
    </>
  ),
  discover: (
    <>
      <rect fill="#fff" stroke="currentColor" width="40" height="26" rx="4" />
      <path fill="#f5771f" d="M40 14v8a4 4 0 0 1-4 4H14c11-2 20-6 26-12z" />
      <circle fill="#f5771f" cx="22" cy="11" r="4" />
      <path
        fill="#231f20"
        d="M5 7.5h2.8c2.3 0 3.8 1.4 3.8 3.5s-1.5 3.5-3.8 3.5H5zm1.7 1.5v4h1c1.3 0 2.1-.8 2.1-2s-.8-2-2.1-2zM12.6 7.5h1.7v7h-1.7zM28 7.5l1.7 4.3 1.7-4.3h1.8l-2.8 7h-1.4l-2.8-7z"
      />
    </>
  ),
  unknown: (
    <>
      <rect
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        x="0.75"
        y="0.75"
        width="38.5"
        height="24.5"
        rx="3.5"
      />
      <path fill="currentColor" d="M1 7h38v4.5H1zM6 17h9v2.5H6z" />
    </>
  ),
};

/** The brand of the card being typed. */
export function BrandIcon({ brand }: { brand: CardBrand }) {
  return (
    <svg className={styles.icon} viewBox="0 0 40 26" width="40" height="26" role="img">
      <title>{receiptTexts.brands[brand] ?? receiptTexts.otherBrand}</title>
      {drawings[brand]}
    </svg>
  );
}
