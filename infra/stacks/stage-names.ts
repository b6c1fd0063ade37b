import { Aspects, CfnResource, Stack, Tags } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import { nameSuffix } from '#infra/stages/stack-name.ts';
import type { Stage } from '#infra/stages/stage.ts';

/**
 * Resources whose name must be unique in the account, and for which the CDK makes names from construct ids
 * alone. CloudFormation names all other resources after the stack.
 */
const namePaths: Readonly<Record<string, string>> = {
  'AWS::CloudFront::CachePolicy': 'CachePolicyConfig.Name',
  'AWS::CloudFront::Function': 'Name',
  'AWS::CloudFront::OriginAccessControl': 'OriginAccessControlConfig.Name',
  'AWS::CloudFront::OriginRequestPolicy': 'OriginRequestPolicyConfig.Name',
  'AWS::CloudFront::ResponseHeadersPolicy': 'ResponseHeadersPolicyConfig.Name',
  'AWS::WAFv2::WebACL': 'VisibilityConfig.MetricName',
};

/**
 * Tags all resources with their stage and gives them unique names, so that two stages fit into one account.
 */
export function nameStage(app: IConstruct, stage: Stage): void {
  // CloudFormation's schema doesn't support tags for dashboards in every region.
  Tags.of(app).add('stage', stage.name, { excludeResourceTypes: ['AWS::CloudWatch::Dashboard'] });
  const suffix = nameSuffix(stage);
  if (!suffix) return;
  Aspects.of(app).add({
    visit(node) {
      const path = CfnResource.isCfnResource(node) ? namePaths[node.cfnResourceType] : undefined;
      if (path) addToName(node as CfnResource, path, suffix);
    },
  });
}

function addToName(resource: CfnResource, path: string, suffix: string): void {
  const { Properties } = Object.values(
    Stack.of(resource).resolve(resource._toCloudFormation()).Resources,
  )[0] as { Properties: Record<string, unknown> };
  const given = path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], Properties);
  resource.addPropertyOverride(path, `${given}${suffix}`);
}
