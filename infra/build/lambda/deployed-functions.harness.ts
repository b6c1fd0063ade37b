import { relative } from 'node:path';
import { inject } from 'vitest';
import { jobHandler } from '#infra/build/paths.ts';
import type { JobName } from '#infra/config/jobs.ts';
import {
  assetFolders,
  type Json,
  resources,
  text,
  webTemplate,
} from '#infra/testing/cloud/synthesized-cloud.ts';
import type { RouteId } from '#shared/contract/routes.ts';
import { required } from '#shared/required.ts';

/** A function's settings in the template. */
export interface DeployedFunction {
  /** The folder that becomes its zip file. */
  asset: string;
  /** Such as `index.handler`. */
  handler: string;
  /** The names of its environment variables. */
  variables: string[];
}

function deployed({ Code, Handler, Environment }: Json): DeployedFunction {
  return {
    asset: required(assetFolders[Code.S3Key], 'the asset of a function'),
    handler: Handler,
    variables: Object.keys(Environment?.Variables ?? {}),
  };
}

/** The function that API Gateway calls for a route. */
export function routeFunction(id: RouteId): DeployedFunction {
  const routes = resources(webTemplate, 'AWS::ApiGatewayV2::Route').map(([, { Properties }]) => Properties);
  const { Target } = required(
    routes.find(({ RouteKey }) => RouteKey === id),
    id,
  );
  const integration = webTemplate.Resources[text(Target).replace('integrations/', '')].Properties;
  return deployed(webTemplate.Resources[text(integration.IntegrationUri).replace('.Arn', '')].Properties);
}

export function jobFunction(job: JobName): DeployedFunction {
  const functions = resources(webTemplate, 'AWS::Lambda::Function').map(([, { Properties }]) => Properties);
  const isOf = ({ Code }: Json) =>
    relative(inject('bundles'), assetFolders[Code.S3Key] ?? '') === jobHandler(job);
  return deployed(required(functions.find(isOf), job));
}
