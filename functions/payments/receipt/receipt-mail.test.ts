import { describe, expect, test } from 'vitest';
import { hsaChecklist, receiptNames, receipts } from '#infra/testing/records/receipts.ts';
import { clinicCount } from '#shared/clinics/clinic-count.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';
import { receiptMail } from './receipt-mail.ts';

const href = 'https://clinic.example/#/receipt/pi_1?token=of.the.link';

describe.each(receiptNames)('the mail with the receipt %s', (name) => {
  const receipt = receipts[name];
  const { subject, text, html } = receiptMail(receipt, href);

  test('reads as it should', async () => {
    const inTen = text.replace(`${clinicCount.en} clinics`, 'ten clinics');
    await expect(`${subject}\n\n${inTen}`).toMatchFileSnapshot(`golden/receipt-${name}.txt`);
  });

  test('says the same in HTML', () => {
    // Search the HTML both with its tags, for the URLs of links, and without them, since the link of a phone number
    // splits a line.
    const shown = html + html.replace(/<[^>]*>/g, '');
    for (const line of text.split('\n').filter(Boolean)) {
      const [label = '', ...value] = line.split(': ');
      const parts = line.endsWith(':')
        ? [label.slice(0, -1)]
        : value.length > 0
          ? [label, value.join(': ')]
          : [label];
      for (const part of parts) expect(shown).toContain(escapeHtml(part));
    }
  });

  test('has what an HSA administrator asks for, except what its payer typed: that is behind the link', () => {
    const { patient, service = [], ...rest } = hsaChecklist[name];
    const named = receipt.lines.length > 0 ? service : ['Medical Services Payment'];
    for (const datum of [...named, ...Object.values(rest).flat(), href]) expect(text).toContain(datum);
    for (const datum of [
      ...(patient ?? []),
      'M.T.',
      'Patient Name',
      'SB-20417',
      'Visit of June 3',
      '555-0101',
    ]) {
      expect(text + html).not.toContain(datum);
    }
  });
});
