import {
  App,
  CfnResource,
  type IPolicyValidationPlugin,
  type PolicyViolatingResource,
  Stack,
  Validations,
} from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { type Acknowledgment, acknowledge } from './acknowledge.ts';
import { StrictPack } from './strict-pack.ts';

const rule = 'CT.TEST.PR.1';
const reason = 'It is only a test.';

/** Synthesizes two queues, both of which the pack warns about, with acknowledgments by the path of their construct. */
function synthesize(
  acknowledged: Record<string, Acknowledgment>,
  resourceOf = (path: string): PolicyViolatingResource => ({ constructPath: path, locations: [] }),
): void {
  const app = new App();
  const stack = new Stack(app, 'Test');
  const queues = ['First', 'Second'].map((id) => new CfnResource(stack, id, { type: 'AWS::SQS::Queue' }));
  const pack: IPolicyValidationPlugin = {
    name: 'ControlTower',
    validate: () => ({
      success: true,
      violations: [
        {
          ruleName: rule,
          description: 'A queue needs care.',
          severity: 'warning',
          violatingResources: queues.map(({ node }) => resourceOf(node.path)),
        },
      ],
    }),
  };
  Validations.of(app).addPlugins(new StrictPack(pack));
  for (const [path, acknowledgment] of Object.entries(acknowledged)) {
    const found = app.node.findAll().find(({ node }) => node.path === path);
    if (found) acknowledge(found, acknowledgment);
  }
  app.synth();
}

test('a warning fails the synthesis, as an error does', () => {
  expect(() => synthesize({})).toThrow(rule);
});

test('a reason covers its construct and what is below, and no other', () => {
  expect(() => synthesize({ 'Test/First': { rules: [rule], reason } })).toThrow('Test/Second');
  expect(() => synthesize({ Test: { rules: [rule], reason } })).not.toThrow();
  const each = { 'Test/First': { rules: [rule], reason }, 'Test/Second': { rules: [rule], reason } } as const;
  expect(() => synthesize(each)).not.toThrow();
});

test('a reason that explains nothing any longer fails the synthesis', () => {
  expect(() => synthesize({ Test: { rules: [rule, 'CT.TEST.PR.2'], reason } })).toThrow(
    'UnneededReason[CT.TEST.PR.2]',
  );
  const nearer = { Test: { rules: [rule], reason }, 'Test/First': { rules: [rule], reason } } as const;
  expect(() => synthesize({ ...nearer, 'Test/Second': { rules: [rule], reason } })).toThrow(
    `UnneededReason[${rule}]`,
  );
});

test('a resource that a pack knows by its logical id is found in its stack', () => {
  const byLogicalId = (path: string) => ({
    resourceLogicalId: path.slice('Test/'.length),
    templatePath: '/somewhere/Test.template.json',
    locations: [],
  });
  expect(() => synthesize({ 'Test/First': { rules: [rule], reason } }, byLogicalId)).toThrow('Test/Second');
  expect(() => synthesize({ Test: { rules: [rule], reason } }, byLogicalId)).not.toThrow();
});
