import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CfnGuardValidator } from '@cdklabs/cdk-validator-cfnguard';
import type { IPolicyValidationContext } from 'aws-cdk-lib';
import { afterAll, expect, test } from 'vitest';
import { ControlTowerChecks } from './control-tower.ts';

const directory = mkdtempSync(join(tmpdir(), 'control-tower-'));
afterAll(() => rmSync(directory, { recursive: true }));

test('checks a template by AWS’s own ids, and leaves out only rules that find nothing in it', () => {
  const template = join(directory, 'Careless.template.json');
  const Resources = { Lost: { Type: 'AWS::SQS::Queue', Properties: {} } };
  writeFileSync(template, JSON.stringify({ Resources }));
  const context = { templatePaths: [template] } as unknown as IPolicyValidationContext;
  const found = new ControlTowerChecks().validate(context);
  expect(found.success).toBe(false);
  expect(found.violations.map(({ ruleName }) => ruleName).toSorted()).toEqual(['CT.SQS.PR.1', 'CT.SQS.PR.2']);
  const byEveryRule = new CfnGuardValidator().validate(context);
  const descriptions = (violations: typeof found.violations) =>
    violations.map(({ description }) => description).toSorted();
  expect(descriptions(found.violations)).toEqual(descriptions(byEveryRule.violations));
});
