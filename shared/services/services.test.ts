import { expect, test } from 'vitest';
import { services } from './services.ts';

test('the ten services have the names and paths of the specification', () => {
  expect(services.map(({ name, href }) => `${name} ${href}`)).toEqual([
    'Urgent Care /urgentCare',
    'Primary Care /primaryCare',
    "Women's Health Care /womens-health",
    'Annual Wellness Check /annual-wellness-check',
    'Emergency /emergency',
    'Ultrasound /ultrasound',
    'X-Ray /x-ray',
    'LABS /lab',
    'IV Therapy /iv-therapy',
    'Weight Loss Management /weight-loss-management',
  ]);
});

test('each has a description that ends in a period, and weight loss names the price of injections', () => {
  for (const { description } of services) expect(description).toMatch(/^[A-Z].+\.$/);
  expect(services.at(-1)?.description).toContain('injections at $399/month');
});
