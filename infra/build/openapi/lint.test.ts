import { createConfig, lintFromString } from '@redocly/openapi-core';
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { openApi } from './document.ts';

const text = JSON.stringify(
  openApi({ authorizationUrl: 'https://sign-in/authorize', tokenUrl: 'https://sign-in/token' }),
);

// The specification names both paths (§7). No id of Stripe's is `payment-status`: they all begin with `pi_`.
const unavoidable =
  /ambiguous paths: `\/api\/payments\/payment-status\/\{id\}` and `\/api\/payments\/\{id\}\/\w+`/;

test('Redocly’s recommended rules find nothing', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const findings = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
  const messages = findings.map(({ ruleId, message, location }) => {
    return `${ruleId}: ${message} ${location[0]?.pointer}`;
  });
  expect(messages.filter((message) => !unavoidable.test(message))).toEqual([]);
});

test('Spectral’s recommended rules find nothing', async () => {
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']] });
  const findings = await spectral.run(text);
  expect(findings.map(({ code, message, path }) => `${code}: ${message} ${path.join('.')}`)).toEqual([]);
});
