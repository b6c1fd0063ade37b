import { type Config, createConfig, lintFromString, loadConfig } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { openApi } from './document.ts';

const text = JSON.stringify(
  openApi({ authorizationUrl: 'https://sign-in/authorize', tokenUrl: 'https://sign-in/token' }),
);

async function redoclyFindings(config: Config): Promise<string[]> {
  const findings = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
  return findings.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
}

test('Redocly finds nothing with redocly.yaml, the configuration it reads by itself', async () => {
  expect(await redoclyFindings(await loadConfig({ configPath: 'redocly.yaml' }))).toEqual([]);
});

test('only the path that the specification fixes is ambiguous', async () => {
  const config = await createConfig({ rules: { 'no-ambiguous-paths': 'error' } });
  const findings = await redoclyFindings(config);
  expect(findings).toHaveLength(4);
  for (const finding of findings) expect(finding).toContain('`/api/payments/payment-status/{id}`');
});
