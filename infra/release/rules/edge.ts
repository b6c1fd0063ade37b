import { type Json, valueAt } from '#infra/release/snapshot/json.ts';
import { everyResource, type Snapshot } from '#infra/release/snapshot/snapshot.ts';
import type { Rule } from './finding.ts';
import { guarded } from './guards.ts';

/** Inline scripts' hashes change with the pages. The rule `blocked-script` compares the two. */
const withoutHashes = (value: Json): Json =>
  JSON.parse(JSON.stringify(value).replaceAll(/ 'sha(256|384|512)-[^']*'/g, ''));

/** What Strict-Transport-Security promises beyond the host itself. */
const promises = ['Preload', 'IncludeSubdomains'];

/** The rule `hsts-preload` compares these. */
const withoutPromises = (value: Json): Json =>
  JSON.parse(JSON.stringify(value, (name, inner) => (promises.includes(name) ? undefined : inner)));

/** The CDK's default, for a distribution that names no version. */
const defaultTls = 'TLSv1.2_2021';

/** A change of how CloudFront answers, or of how files get to it. */
export const changedEdge = guarded(
  {
    type: 'AWS::CloudFront::Distribution',
    within: 'DistributionConfig',
    free: [
      // These are settings, which have rules of their own.
      'Aliases',
      'ViewerCertificate',
      'WebACLId',
      // These change no answer.
      'Comment',
      'HttpVersion',
      'IPV6Enabled',
      'PriceClass',
    ],
    effect:
      'It decides where CloudFront sends requests, what it keeps and whom it answers: a mistake shows one patient’s data to another, or nothing to anyone.',
  },
  {
    type: 'AWS::CloudFront::Distribution',
    within: 'DistributionConfig',
    only: ['ViewerCertificate'],
    read: (value) => valueAt(value, 'MinimumProtocolVersion') ?? defaultTls,
    effect: 'It decides how connections are encrypted, and which browsers can connect at all.',
  },
  {
    type: 'AWS::CloudFront::CachePolicy',
    within: 'CachePolicyConfig',
    free: ['Comment'],
    effect: 'It decides which answers CloudFront keeps: a mistake shows one patient’s data to another.',
  },
  {
    type: 'AWS::CloudFront::ResponseHeadersPolicy',
    within: 'ResponseHeadersPolicyConfig',
    free: ['Comment'],
    read: (value) => withoutHashes(withoutPromises(value)),
    effect:
      'Its headers protect visitors, and for minutes they also apply to the released pages: forbidding more can break those pages, allowing more can help an attacker.',
  },
  {
    type: 'AWS::CloudFront::OriginAccessControl',
    effect: 'Without it, the bucket refuses CloudFront, and the site is gone.',
  },
  {
    type: 'Custom::CDKBucketDeployment',
    free: ['SourceBucketNames', 'SourceMarkers', 'SourceMarkersConfig', 'SourceObjectKeys'],
    effect:
      'It decides which files are published, where and for how long browsers keep them, and which are deleted under pages that are open.',
  },
);

function promisesOf(snapshot: Snapshot): Set<string> {
  const policies = everyResource(snapshot, 'AWS::CloudFront::ResponseHeadersPolicy').map(({ resource }) =>
    valueAt(
      resource.Properties,
      'ResponseHeadersPolicyConfig',
      'SecurityHeadersConfig',
      'StrictTransportSecurity',
    ),
  );
  return new Set(promises.filter((name) => policies.some((policy) => valueAt(policy, name) === true)));
}

/** A stronger promise of Strict-Transport-Security. Browsers hold the site to it for two years, whatever later releases say. */
export const hstsPreload: Rule = (released, next) => {
  const before = promisesOf(released);
  return [...promisesOf(next)]
    .filter((name) => !before.has(name))
    .map((where) => ({
      where,
      text: `Strict-Transport-Security gets ${where}: each browser that sees it refuses http for the domain and all its subdomains for two years, and no later release takes that back. Undo hstsPreload in infra/stages/${next.stage}.ts unless every subdomain answers https.`,
    }));
};
