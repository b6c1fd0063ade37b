import { textAt } from '#infra/release/snapshot/json.ts';
import { everyResource, type Snapshot } from '#infra/release/snapshot/snapshot.ts';
import type { Rule } from './finding.ts';

function allowedScripts(snapshot: Snapshot): Set<string> {
  const policies = everyResource(snapshot, 'AWS::CloudFront::ResponseHeadersPolicy').map(({ resource }) =>
    textAt(
      resource.Properties,
      'ResponseHeadersPolicyConfig',
      'SecurityHeadersConfig',
      'ContentSecurityPolicy',
      'ContentSecurityPolicy',
    ),
  );
  const sources = policies.flatMap((policy) => policy?.match(/script-src ([^;]*)/)?.[1]?.split(' ') ?? []);
  return new Set(sources.map((source) => source.replaceAll("'", '')));
}

/**
 * An inline script that a policy blocks. While a deployment reaches CloudFront's locations, pages of one release are served
 * with headers of the other, so each policy must allow the scripts of both.
 */
export const blockedScript: Rule = (released, next) => {
  const combinations = [
    { pages: 'the new pages', scripts: next.inlineScripts, policy: 'the new policy', of: next },
    { pages: 'the new pages', scripts: next.inlineScripts, policy: 'the released policy', of: released },
    { pages: 'the released pages', scripts: released.inlineScripts, policy: 'the new policy', of: next },
  ];
  return combinations.flatMap(({ pages, scripts, policy, of }) => {
    const allowed = allowedScripts(of);
    const blocked = scripts.filter((hash) => !allowed.has(hash));
    if (blocked.length === 0) return [];
    return [
      {
        where: `${pages} under ${policy}`,
        text: `Browsers would block inline scripts of ${pages}, because ${policy} doesn't allow ${blocked.join(' and ')}. Deploy a policy with the hashes of both releases first, and the new pages next.`,
      },
    ];
  });
};

const routeKeys = (snapshot: Snapshot) =>
  everyResource(snapshot, 'AWS::ApiGatewayV2::Route').flatMap(
    ({ resource }) => textAt(resource.Properties, 'RouteKey') ?? [],
  );

/** A route that is removed while pages opened before the deployment still call it. */
export const removedRoute: Rule = (released, next) => {
  const served = new Set(routeKeys(next));
  return routeKeys(released)
    .filter((key) => !served.has(key))
    .map((where) => ({
      where,
      text: `Pages that are open during the update, and links in email, still call ${where} and would get 404. Release a site that doesn't call it, and remove the route in a later release.`,
    }));
};
