import { App, Stack } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { clinicNetworks } from '#infra/config/limits.ts';
import { stages } from '#infra/stages/read-stage.ts';
import { stackName } from '#infra/stages/stack-name.ts';
import { prod, trial } from '#infra/testing/cloud/example-stages.ts';
import {
  dataTemplate,
  type Json,
  resources,
  watchTemplate,
  webTemplate,
} from '#infra/testing/cloud/synthesized-cloud.ts';
import { nameStage } from './clinic-cloud.ts';
import { Firewall } from './constructs/firewall.ts';

/** Names that only have to be unique within a resource that belongs to one stage. */
const namesWithin: Readonly<Record<string, readonly string[]>> = {
  'AWS::ApiGatewayV2::Api': ['Name'],
  'AWS::ApiGatewayV2::Authorizer': ['Name'],
  'AWS::ApiGatewayV2::Stage': ['StageName'],
  'AWS::CloudFront::Distribution': ['HeaderName'],
  'AWS::CloudWatch::Alarm': ['Dimensions.*.Name', 'MetricName'],
  'AWS::Cognito::UserPool': ['RecoveryMechanisms.*.Name'],
  'AWS::Cognito::UserPoolGroup': ['GroupName'],
  'AWS::Cognito::UserPoolResourceServer': ['Identifier', 'Name', 'ScopeName'],
  'AWS::DynamoDB::Table': ['AttributeName', 'IndexName'],
  'AWS::IAM::Policy': ['PolicyName'],
  'AWS::IAM::Role': ['PolicyName'],
  'AWS::WAFv2::WebACL': ['Rules.*'],
  // The backup names must be unique only within the plan, and the metric's name only within the stage's namespace.
  'AWS::Backup::BackupPlan': ['BackupPlan.BackupPlanRule'],
  'AWS::Backup::BackupSelection': ['BackupSelection.SelectionName'],
  'AWS::Logs::MetricFilter': ['MetricTransformations.*.MetricName'],
  'Custom::CDKBucketDeployment': ['DestinationBucketKeyPrefix'],
};

/** Every literal name in a resource's properties, by its path. CloudFormation generates omitted names. */
function namesIn(value: Json, path = ''): [path: string, name: string][] {
  if (typeof value === 'string') {
    return /(Name|Names\.\*|Prefix|Alias|Namespace|Identifier|Domain)$/.test(path) ? [[path, value]] : [];
  }
  if (typeof value !== 'object' || value === null || 'Fn::GetStackOutput' in value) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    namesIn(inner, [path, Array.isArray(value) ? '*' : key].filter(Boolean).join('.')),
  );
}

/** The firewall of a stage that is called trial; the synthesized stage has none. */
function firewallTemplate(): Json {
  const app = new App();
  new Firewall(new Stack(app, 'Web'), 'Firewall', { clinicNetworks: ['203.0.113.7/32', ...clinicNetworks] });
  nameStage(app, trial);
  return app.synth().getStackByName('Web').template;
}

const allResources: Json[] = [dataTemplate, webTemplate, watchTemplate, firewallTemplate()].flatMap(
  ({ Resources }) => Object.values(Resources),
);

test('every name that all of an account shares contains the stage', () => {
  const shared = allResources.flatMap(({ Type, Properties = {} }) => {
    const within = namesWithin[Type] ?? [];
    return namesIn(Properties)
      .filter(
        ([path, name]) =>
          !within.some((part) => path.startsWith(part) || path.endsWith(part)) &&
          !/^AWS\/|^\/aws\//.test(name),
      )
      .map(([path, name]) => `${Type} ${path}: ${name}`);
  });
  expect(shared.filter((line) => line.startsWith('AWS::CloudFront::Function'))).toHaveLength(3);
  expect(shared.filter((line) => line.startsWith('AWS::WAFv2'))).toHaveLength(1);
  expect(shared.filter((line) => !line.includes(trial.name))).toEqual([]);
});

test('exports contain the stage, too', () => {
  const exported: Json[] = [dataTemplate, webTemplate].flatMap(({ Outputs }) => Object.values(Outputs ?? {}));
  const names = exported.flatMap(({ Export }) => Export?.Name ?? []);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !name.startsWith('ClinicData-trial:'))).toEqual([]);
});

test('the stacks of prod keep the names that they were first deployed with', () => {
  const bases = ['ClinicData', 'Clinic', 'ClinicFirewall', 'ClinicWatch'] as const;
  expect(bases.map((base) => stackName(base, prod))).toEqual(bases);
  const names = Object.values(stages).map((stage) => stackName('Clinic', stage));
  expect(new Set(names).size).toBe(names.length);
});

test('all resources with tags name their stage', () => {
  const tagged = allResources.filter(({ Properties }) => Properties?.Tags ?? Properties?.UserPoolTags);
  expect(tagged.length).toBeGreaterThan(100);
  const named = tagged.filter(({ Properties: { Tags, UserPoolTags } }) =>
    Array.isArray(Tags)
      ? Tags.some(({ Key, Value }) => Key === 'stage' && Value === 'trial')
      : (Tags ?? UserPoolTags).stage === 'trial',
  );
  expect(tagged.length - named.length).toBe(0);
});

test('a template holds ASCII alone, which GetTemplate gives back as it was', () => {
  const texts = allResources.map((resource) => JSON.stringify(resource));
  expect(texts.filter((text) => /[^ -~]/.test(text))).toEqual([]);
});

test('an alarm on metrics of AWS counts what this stage did, and of the whole account only what lacks its shared concurrency', () => {
  const alarms = resources(watchTemplate, 'AWS::CloudWatch::Alarm');
  const metrics = alarms.flatMap(([id, { Properties }]): [string, Json][] => {
    const inner: Json[] = Properties.Metrics?.flatMap(({ MetricStat }: Json) => MetricStat?.Metric ?? []);
    return (inner ?? [Properties]).map((metric) => [id, metric]);
  });
  expect(metrics.length).toBeGreaterThan(alarms.length);
  const ofAws = metrics.filter(([, { Namespace }]) => Namespace.startsWith('AWS/'));
  // A dimension that is a reference, not a literal, names a resource of this stage.
  const isOwn = ({ Value }: Json) => typeof Value === 'object';
  const ofAccount = ofAws.filter(([, { Dimensions = [] }]) => !Dimensions.some(isOwn));
  expect(ofAccount.map(([, { MetricName }]) => MetricName)).toEqual(['Throttles']);
});
