import { expect, test } from 'vitest';
import { only, resources, text, webTemplate as web } from '#infra/testing/cloud/synthesized-cloud.ts';
import { routeIds } from '#shared/contract/routes.ts';

const permissions = resources(web, 'AWS::Lambda::Permission').map(([, { Properties }]) => ({
  lambda: text(Properties.FunctionName).replace(/\.Arn$/, ''),
  principal: Properties.Principal,
  source: text(Properties.SourceArn ?? 'anything'),
}));

test('a route’s function is invoked by our API alone, and only at its own path', () => {
  const [api] = only(web, 'AWS::ApiGatewayV2::Api');
  const invoked = permissions.filter(({ principal }) => principal === 'apigateway.amazonaws.com');
  const paths = invoked.map(({ source }) => source.split(`:${api}/*/*`)[1]);
  expect(paths.toSorted()).toEqual(routeIds.map((id) => id.split(' ')[1]).toSorted());
  expect(new Set(invoked.map(({ lambda }) => lambda)).size).toBe(routeIds.length);
});

test('every other function is invoked by the rules that target it alone', () => {
  const others = permissions.filter(({ principal }) => principal !== 'apigateway.amazonaws.com');
  const targets = resources(web, 'AWS::Events::Rule').flatMap(([id, { Properties }]) =>
    (Properties.Targets as { Arn: unknown }[]).map(
      ({ Arn }) => `events.amazonaws.com ${id}.Arn ${text(Arn).replace(/\.Arn$/, '')}`,
    ),
  );
  const allowed = others.map(({ principal, source, lambda }) => `${principal} ${source} ${lambda}`);
  expect(allowed.toSorted()).toEqual(targets.toSorted());
});
