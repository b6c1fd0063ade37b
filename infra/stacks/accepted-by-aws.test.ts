import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { prod } from '#infra/testing/cloud/example-stages.ts';
import { type Json, resources, synthesize, templatesOfRun } from '#infra/testing/cloud/synthesized-cloud.ts';
import { specFindings } from './service-spec.harness.ts';

/** Longer than any of our ARNs and names that CloudFormation inserts. */
const filledIn = 'x'.repeat(100);

/** A template's value at its longest. */
function longest(value: Json): Json {
  if (Array.isArray(value)) return value.map(longest);
  if (typeof value !== 'object' || value === null) return value;
  if ('Fn::Join' in value) return value['Fn::Join'][1].map(longest).join(value['Fn::Join'][0]);
  if ('Fn::Sub' in value) return value['Fn::Sub'] + filledIn;
  if (['Ref', 'Fn::GetAtt', 'Fn::ImportValue', 'Fn::GetStackOutput'].some((name) => name in value))
    return filledIn;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, longest(inner)]));
}

const lengthOf = (value: Json) => JSON.stringify(longest(value)).length;

/** AWS's length limits for descriptions. */
const longestDescription: Readonly<Record<string, number>> = {
  'AWS::ApiGatewayV2::Api': 1024,
  'AWS::CloudFront::CachePolicy': 128,
  'AWS::CloudFront::Distribution': 128,
  'AWS::CloudFront::Function': 128,
  'AWS::CloudFront::OriginAccessControl': 256,
  'AWS::CloudFront::ResponseHeadersPolicy': 128,
  'AWS::CloudWatch::Alarm': 1024,
  'AWS::Events::Rule': 512,
  'AWS::IAM::Role': 1000,
  'AWS::KMS::Key': 8192,
  'AWS::Lambda::Function': 256,
  'AWS::Lambda::LayerVersion': 256,
  'AWS::SecretsManager::Secret': 2048,
  'AWS::WAFv2::IPSet': 256,
  'AWS::WAFv2::WebACL': 256,
};

/** Every description and comment below a resource's properties. */
function descriptionsIn(properties: Json): string[] {
  if (typeof properties !== 'object' || properties === null) return [];
  return Object.entries<Json>(properties).flatMap(([name, value]) =>
    /^(AlarmDescription|Description|Comment)$/.test(name) ? [String(longest(value))] : descriptionsIn(value),
  );
}

const stages = { trial: await templatesOfRun(), prod: await synthesize(prod) };

describe.each(Object.entries(stages))('of %s', (_, { assets, ...stacks }) => {
  const templates: [string, Json][] = Object.entries(stacks).filter(([, template]) => template);

  test.each(templates)(
    '%s has only types, properties, attributes and references that AWS knows',
    (_, template) => {
      expect(specFindings(template)).toEqual([]);
    },
  );

  test.each(templates)('%s: leaves room to CloudFormation’s 500 resources and 1 MB', (_, template) => {
    expect(Object.keys(template.Resources).length).toBeLessThanOrEqual(450);
    // Formatted as the CDK writes it.
    expect(JSON.stringify(template, undefined, 1).length).toBeLessThanOrEqual(800_000);
    expect(Object.keys(template.Outputs ?? {}).length).toBeLessThanOrEqual(200);
  });

  test.each(templates)('%s: every output that it asks another stack for is there', (_, template) => {
    const asked: Json[] = [...JSON.stringify(template).matchAll(/"Fn::GetStackOutput":(\{[^}]*\})/g)].map(
      ([, reference = '']) => JSON.parse(reference),
    );
    const outputs = new Set(templates.flatMap(([, { Outputs }]) => Object.keys(Outputs ?? {})));
    expect(asked.filter(({ OutputName }) => !outputs.has(OutputName))).toEqual([]);
  });

  test.each(templates)('%s: the policies of a role have 10,240 characters together', (_, template) => {
    for (const [id, { Properties }] of resources(template, 'AWS::IAM::Role')) {
      const others = resources(template, 'AWS::IAM::Policy').filter(([, policy]) =>
        policy.Properties.Roles.some(({ Ref }: Json) => Ref === id),
      );
      const policies: Json[] = [
        ...(Properties.Policies ?? []),
        ...others.map(([, policy]) => policy.Properties),
      ];
      const length = policies.reduce((sum, { PolicyDocument }) => sum + lengthOf(PolicyDocument), 0);
      expect.soft(length, id).toBeLessThanOrEqual(10_240);
    }
  });

  test.each(templates)('%s: the variables of a function have 4 kB', (_, template) => {
    for (const [id, { Properties }] of resources(template, 'AWS::Lambda::Function'))
      expect.soft(lengthOf(Properties.Environment?.Variables ?? {}), id).toBeLessThanOrEqual(4_096);
  });

  test.each(templates)('%s: a description is as short as its resource demands', (_, template) => {
    for (const [id, { Type, Properties }] of Object.entries<Json>(template.Resources))
      for (const text of longestDescription[Type] ? descriptionsIn(Properties) : [])
        expect.soft(text.length, id).toBeLessThanOrEqual(longestDescription[Type] ?? 0);
  });
});

test('a function fits into the 50 MB that Lambda takes', () => {
  for (const bundle of globSync('**/index.mjs', { cwd: inject('bundles') }))
    expect.soft(statSync(join(inject('bundles'), bundle)).size, bundle).toBeLessThanOrEqual(50e6);
});
