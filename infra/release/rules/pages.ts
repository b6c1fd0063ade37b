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
 * While a deployment reaches CloudFront's locations, the pages of one release meet the headers of the other. Both
 * policies must allow the scripts of both.
 */
export const blockedScript: Rule = (released, next) => {
  const encounters = [
    { pages: 'the new pages', scripts: next.inlineScripts, policy: 'the new policy', of: next },
    { pages: 'the new pages', scripts: next.inlineScripts, policy: 'the released policy', of: released },
    { pages: 'the released pages', scripts: released.inlineScripts, policy: 'the new policy', of: next },
  ];
  return encounters.flatMap(({ pages, scripts, policy, of }) => {
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

/** Pages that were open before the deployment still call every route of their own release. */
export const removedRoute: Rule = (released, next) => {
  const served = new Set(routeKeys(next));
  return routeKeys(released)
    .filter((key) => !served.has(key))
    .map((where) => ({
      where,
      text: `Pages that are open during the update, and links in email, still call ${where} and would get 404. Release a site that doesn't call it, and remove the route in a later release.`,
    }));
};
