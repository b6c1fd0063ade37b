// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, test } from 'vitest';
import { estimate, visit } from './estimate.harness.ts';
import { EstimatePage } from './estimate-page.tsx';

afterEach(cleanup);

function shownText(shown = estimate): string {
  render(<EstimatePage estimate={shown} visit={visit} />);
  return screen.getByRole('region', { name: 'Good faith estimate' }).textContent;
}

/** What 45 CFR 149.610(c)(1) asks for, by its paragraphs, and where the page says it. */
const contents: readonly (readonly [paragraph: string, what: string, text: RegExp])[] = [
  ['(i)', 'the patient’s name', /PatientMaya Torres/],
  ['(i)', 'the date of birth', /Date of birthFebruary 29, 1984/],
  ['(ii)', 'the primary service', /Main serviceOffice visit, new patient/],
  ['(ii)', 'its date', /VisitWednesday, December 2, 2026, 9:30 AM/],
  ['(iii)', 'an itemized list', /Office visit, new patient.*Rapid strep test.*Written note for work/],
  ['(iv)', 'the diagnosis code', /Diagnosis codeJ02\.9/],
  ['(iv)', 'service codes', /Service code 99203.*Service code 87880/],
  ['(iv)', 'expected charges', /\$175\.00.*\$45\.00.*\$0\.00.*Total expected charges\$220\.00/],
  ['(v)', 'the provider’s name', /ProviderSagebrush Urgent & Primary Care/],
  ['(v)', 'its NPI', /NPI1234567893/],
  ['(v)', 'its tax id', /Tax ID12-3456789/],
  ['(v)', 'the location with its state', /Where[^$]*, NV \d{5}/],
  [
    '(vi)',
    'separate estimates of what is scheduled separately',
    /separate estimate when you schedule such care/,
  ],
  ['(vi)', 'that their codes and charges aren’t here', /its codes, charges and providers aren’t here/],
  ['(vi)', 'how to get those', /ask about its cost: on your visit’s page, or at \(702\) 555-0142/],
  [
    '(vii)',
    'other care, which isn’t in it',
    /other care that has to be scheduled or requested separately\. It isn’t part/,
  ],
  ['(viii)', 'that it is only an estimate', /only an estimate.*Your actual services and charges may differ/],
  [
    '(ix)',
    'the right to a dispute',
    /billed \$400 or more above this estimate, you have the right to start a patient-provider dispute/,
  ],
  ['(ix)', 'until when', /within 120 days of the date on your first bill/],
  ['(ix)', 'where to start it', /www\.cms\.gov\/nosurprises.*1-800-985-3059/],
  ['(ix)', 'that it doesn’t affect care', /A dispute won’t affect the quality of your care/],
  ['(x)', 'that it isn’t a contract', /isn’t a contract\. It doesn’t require you to get these services/],
  ['(e)', 'when it was made', /Date of estimateNovember 23, 2026/],
];

test.each(contents)('the page has %s: %s', (_, __, text) => {
  expect(shownText()).toMatch(text);
});

it('leads to where a dispute starts', () => {
  shownText();
  expect(screen.getByRole('link', { name: /^www\.cms\.gov\/nosurprises/ }).getAttribute('href')).toBe(
    'https://www.cms.gov/nosurprises',
  );
  expect(screen.getByRole('link', { name: '1-800-985-3059' }).getAttribute('href')).toBe('tel:+18009853059');
});

it('says nothing of its visit while it holds', () => {
  expect(shownText()).not.toContain('changed');
});

it('says first what it comes to', () => {
  expect(shownText()).toMatch(/Good faith estimate\$220\.00 in total.*Patient/);
});

it('lists each charge beside its service, and the total last', () => {
  shownText();
  const rows = within(screen.getByRole('table', { name: 'Expected charges' })).getAllByRole('row');
  const cells = rows.map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent.trim()),
  );
  expect(cells).toEqual([
    ['Service', 'Expected charge'],
    ['Office visit, new patient Service code 99203', '$175.00'],
    ['Rapid strep test Service code 87880', '$45.00'],
    ['Written note for work', '$0.00'],
    ['Total expected charges', '$220.00'],
  ]);
});

it('says that no diagnosis is known before the visit', () => {
  const { diagnosisCode: _, ...without } = estimate;
  expect(shownText(without)).toContain('Diagnosis codeNot known before your visit');
});
