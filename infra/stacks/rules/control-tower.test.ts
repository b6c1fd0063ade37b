import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CfnGuardValidator } from '@cdklabs/cdk-validator-cfnguard';
import { App, CfnResource, type IPolicyValidationContext, Stack } from 'aws-cdk-lib';
import { afterAll, expect, test } from 'vitest';
import { type Acknowledgment, acknowledge } from './acknowledge.ts';
import { addControlTowerRules, ControlTowerChecks } from './control-tower.ts';

const directory = mkdtempSync(join(tmpdir(), 'control-tower-'));
afterAll(() => rmSync(directory, { recursive: true }));

test('checks a template by AWS’s own ids, and leaves out only rules that find nothing in it', () => {
  const template = join(directory, 'Careless.template.json');
  const Resources = { Lost: { Type: 'AWS::SQS::Queue', Properties: {} } };
  writeFileSync(template, JSON.stringify({ Resources }));
  const context = {
    templatePaths: [template],
    appConstruct: new App(),
  } as unknown as IPolicyValidationContext;
  const found = new ControlTowerChecks().validate(context);
  expect(found.success).toBe(false);
  expect(found.violations.map(({ ruleName }) => ruleName).toSorted()).toEqual(['CT.SQS.PR.1', 'CT.SQS.PR.2']);
  const byEveryRule = new CfnGuardValidator().validate(context);
  const descriptions = (violations: typeof found.violations) =>
    violations.map(({ description }) => description).toSorted();
  expect(descriptions(found.violations)).toEqual(descriptions(byEveryRule.violations));
});

/** Synthesizes two badly configured queues, with acknowledgments by construct path. */
function synthesize(acknowledged: Record<string, Acknowledgment>): void {
  const app = new App();
  const stack = new Stack(app, 'Test');
  for (const id of ['First', 'Second']) new CfnResource(stack, id, { type: 'AWS::SQS::Queue' });
  addControlTowerRules(app);
  for (const [path, acknowledgment] of Object.entries(acknowledged)) {
    const found = app.node.findAll().find(({ node }) => node.path === path);
    if (found) acknowledge(found, acknowledgment);
  }
  app.synth();
}

const both: Acknowledgment = { rules: ['CT.SQS.PR.1', 'CT.SQS.PR.2'], reason: 'It is only a test.' };

test('a finding fails the synthesis', () => {
  expect(() => synthesize({})).toThrow('CT.SQS.PR.1');
});

test('a reason covers its construct and what is below, and no other', () => {
  expect(() => synthesize({ 'Test/First': both })).toThrow('Test/Second');
  expect(() => synthesize({ Test: both })).not.toThrow();
  expect(() => synthesize({ 'Test/First': both, 'Test/Second': both })).not.toThrow();
});

test('a reason that explains nothing any longer fails the synthesis', () => {
  const withOther: Acknowledgment = { ...both, rules: [...both.rules, 'CT.S3.PR.2'] };
  expect(() => synthesize({ Test: withOther })).toThrow('UnneededReason[CT.S3.PR.2]');
  const nearer = { 'Test/First': both, 'Test/Second': both };
  expect(() => synthesize({ Test: both, ...nearer })).toThrow('UnneededReason[CT.SQS.PR.1]');
});
