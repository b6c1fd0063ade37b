import { expect, it } from 'vitest';
import { billReceipt } from '#web/features/payments/bill-pay/bill-receipt.ts';
import { receiptHtml } from './receipt-html.ts';

const paid = {
  paymentIntentId: 'pi_123',
  clientSecret: 'pi_123_secret_4',
  paidAt: new Date('2026-11-23T21:45:00Z'),
  wasPaidBefore: false,
};

function receiptOf(metadata: { patientName: string; description?: string }) {
  const order = {
    source: 'bill-pay' as const,
    amountCents: 123456,
    metadata: { patientEmail: 'a@example.com', ...metadata },
  };
  return billReceipt(order, paid);
}

it('has all details, in clinic time', () => {
  const html = receiptHtml('Your receipt', receiptOf({ patientName: 'Maya Torres', description: 'X-ray' }));
  for (const text of [
    'pi_123',
    'Maya Torres',
    'a@example.com',
    'November 23, 2026',
    '1:45 PM PST',
    'X-ray',
    '$1,234.56',
  ]) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain('secret');
});

it('says N/A for a missing detail', () => {
  const { rows } = receiptOf({ patientName: 'Maya Torres' });
  expect(rows.filter(({ value }) => value === 'N/A').map(({ name }) => name)).toEqual([
    'Account Number',
    'Description',
  ]);
});

it('escapes typed text', () => {
  const html = receiptHtml(
    'Your receipt',
    receiptOf({
      patientName: `<img src=x onerror="alert('1')">&amp;`,
      description: '</table><script>x</script>',
    }),
  );
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;');
  expect(html).not.toMatch(/<script|<img/);
});
