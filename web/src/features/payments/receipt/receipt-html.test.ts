import { expect, it } from 'vitest';
import { receipts } from '#infra/testing/records/receipts.ts';
import { receiptContent } from '#shared/payments/receipt-content.ts';
import { receiptHtml } from './receipt-html.ts';

const bill = receipts['bill-with-visit'];

it('says N/A for a missing detail', () => {
  const { facts } = receiptContent({ ...bill, patientName: '', accountNumber: '' });
  expect(facts.filter(({ value }) => value === 'N/A').map(({ name }) => name)).toEqual([
    'Patient Name',
    'Account Number',
  ]);
});

it('escapes typed text', () => {
  const html = receiptHtml({
    ...bill,
    patientName: `<img src=x onerror="alert('1')">&amp;`,
    description: '</table><script>x</script>',
  });
  expect(html).toContain('&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62;&#38;amp;');
  expect(html).not.toMatch(/<script|<img/);
});
