import { receiptTexts } from '#shared/payments/receipt-texts.ts';

const white = '#fff';
const orange = '#f5771f';

/** A 40 by 26 card in the brand's own colors: the card's color, and the path of each shape, by the shape's color. */
interface Drawing {
  card: string;
  shapes: Record<string, string>;
}

const unknown: Drawing = { card: 'none', shapes: { currentColor: 'M1 7h38v4.5H1zM6 17h9v2.5H6z' } };
const drawings: Record<string, Drawing> = {
  visa: {
    card: white,
    shapes: {
      '#1a1f71':
        'M9 8.5l2.6 6.6 1.5-6.6h2.7l-3.3 9.3H9.9L7 9.9C6.6 9 6 8.8 5 8.6zM17.6 8.5h2.6l-1.7 9.3h-2.6zM27 8.9l-.5 2.1c-1-.5-3.2-.8-3.2.2 0 .9 3.3 1.3 3.3 3.7 0 3.3-4.7 3.7-6.9 2.5l.5-2.2c1.3.7 3.6.9 3.6-.1 0-1.1-3.3-1.3-3.3-3.7 0-3 4.1-3.6 6.5-2.5zM31.7 8.5h2.1l2.2 9.3h-2.4l-.3-1.5h-2.9l-.6 1.5h-2.6zm.9 2.7l-1.4 3.3h2z',
    },
  },
  mastercard: {
    card: white,
    shapes: {
      '#eb001b': 'M8.5 13a7.5 7.5 0 0 1 15 0a7.5 7.5 0 0 1-15 0z',
      '#f79e1b': 'M16.5 13a7.5 7.5 0 0 1 15 0a7.5 7.5 0 0 1-15 0z',
      [orange]: 'M20 6.65a7.5 7.5 0 0 1 0 12.7a7.5 7.5 0 0 1 0-12.7z',
    },
  },
  amex: {
    card: '#016fd0',
    shapes: {
      [white]:
        'M3 17l3.2-8h2.3l3.2 8H9.3l-.5-1.4H5.9L5.4 17zm3.6-3.2h1.5l-.75-2.1zM12.5 17V9h2.7l1.7 4.4L18.6 9h2.7v8h-1.9v-5.2L17.5 17h-1.2l-1.9-5.2V17zM22.5 17V9h5.8v1.8h-3.8v1.3h3.7v1.7h-3.7v1.4h3.8V17zM28.7 17l2.8-4.1L28.8 9h2.4l1.5 2.3L34.2 9h2.3l-2.7 3.9 2.8 4.1h-2.4l-1.6-2.4L31 17z',
    },
  },
  discover: {
    card: white,
    shapes: {
      [orange]: 'M40 14v8a4 4 0 0 1-4 4H14c11-2 20-6 26-12zM18 11a4 4 0 0 1 8 0a4 4 0 0 1-8 0z',
      '#231f20':
        'M5 7.5h2.8c2.3 0 3.8 1.4 3.8 3.5s-1.5 3.5-3.8 3.5H5zm1.7 1.5v4h1c1.3 0 2.1-.8 2.1-2s-.8-2-2.1-2zM12.6 7.5h1.7v7h-1.7zM28 7.5l1.7 4.3 1.7-4.3h1.8l-2.8 7h-1.4l-2.8-7z',
    },
  },
};

/** The icon of the typed card's brand, by Stripe's name for it. */
export function BrandIcon({ brand }: { brand: string }) {
  const drawing = drawings[brand];
  const { card, shapes } = drawing ?? unknown;
  return (
    <svg viewBox="0 0 40 26" width="40" height="26" role="img">
      <title>{(drawing && receiptTexts.brands[brand]) ?? receiptTexts.otherBrand}</title>
      <rect fill={card} stroke="currentColor" width="40" height="26" rx="4" />
      {Object.entries(shapes).map(([color, path]) => (
        <path key={path} fill={color} d={path} />
      ))}
    </svg>
  );
}
