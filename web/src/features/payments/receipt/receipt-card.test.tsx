// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { hsaChecklist, receiptNames, receipts } from '#infra/testing/records/receipts.ts';
import { clinicCount } from '#shared/clinics/clinic-count.ts';
import { knownPlace } from '#web/domain/clinics/known-place.ts';
import { resetStores } from '#web/lib/store.ts';
import { ReceiptCard } from './receipt-card.tsx';
import { receiptHtml } from './receipt-html.ts';

afterEach(() => {
  cleanup();
  resetStores();
});

const blocks = 'p, h1, h2, h3, li, tr, dl > div, button, a';

/** What a reader sees, a line for each paragraph and row. */
function readableText(root: Element): string {
  const lines = [...root.querySelectorAll(blocks)].map((block) =>
    [...block.childNodes]
      .map(({ textContent }) => textContent?.trim())
      .filter(Boolean)
      .join('  '),
  );
  return `${lines.filter(Boolean).join('\n')}\n`;
}

type Name = keyof typeof receipts;

const media: Record<string, (name: Name) => string> = {
  page(name) {
    const receipt = receipts[name];
    const { container } = render(
      <MemoryRouter>
        <ReceiptCard receipt={receipt} />
      </MemoryRouter>,
    );
    return readableText(container);
  },
  file(name) {
    const parsed = new DOMParser().parseFromString(receiptHtml(receipts[name]), 'text/html');
    return readableText(parsed.body);
  },
};

describe.each(receiptNames)('the receipt %s', (name) => {
  it.each(Object.entries(media))('reads as it should on its %s', async (medium, textOf) => {
    const inTen = textOf(name).replace(`${clinicCount.en} clinics`, 'ten clinics');
    await expect(inTen).toMatchFileSnapshot(`golden/${name}.${medium}.txt`);
  });

  it.each(Object.entries(media))('has everything an HSA administrator asks for on its %s', (_, textOf) => {
    const text = textOf(name);
    const missing = Object.values(hsaChecklist[name])
      .flat()
      .filter((datum) => !text.includes(datum));
    expect(missing).toEqual([]);
  });
});

describe('after an order', () => {
  const link = () => {
    render(
      <MemoryRouter>
        <ReceiptCard receipt={receipts['lab-order']} />
      </MemoryRouter>,
    );
    const [anchor] = document.querySelectorAll('a');
    return [anchor?.textContent, anchor?.getAttribute('href')];
  };

  it('offers a time at any clinic', () => {
    expect(link()).toEqual(['Choose a time', '/book-appointment']);
  });

  it('offers a time at the clinic nearest to the place that was looked up', () => {
    knownPlace.set({ lat: 36.0489, lng: -115.1191 });
    expect(link()).toEqual(['Choose a time at Eastern / Serene', '/book-appointment?clinic=4']);
  });

  it('offers a time in the town that was named, and calls no other clinic the nearest', () => {
    knownPlace.set({ name: 'Henderson', lat: 36.04, lng: -114.982, town: 'Henderson' });
    expect(link()[1]).toBe('/book-appointment?clinic=6');
    expect(document.body.textContent).toContain('Your nearest clinic in Henderson is Volunteer Blvd');
  });

  it('offers nothing once all of it was refunded', () => {
    const refunds = [{ amount: 95, createdAt: '2026-11-25T18:00:00.000Z' }];
    const { container } = render(<ReceiptCard receipt={{ ...receipts['lab-order'], refunds }} />);
    expect(container.textContent).not.toContain('Come to any');
    expect(container.textContent).toContain('Refunded');
  });
});
