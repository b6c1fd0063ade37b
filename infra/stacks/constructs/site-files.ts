import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import {
  BucketDeployment,
  type BucketDeploymentProps,
  CacheControl,
  Source,
} from 'aws-cdk-lib/aws-s3-deployment';
import { Construct, type IDependable } from 'constructs';
import { cacheControlOf } from '#infra/config/cache-control.ts';
import { acknowledge } from '#infra/stacks/rules/acknowledge.ts';

interface Publication {
  siteDirectory: string;
  /** The content of /config.json and /openapi.json. */
  config: Record<string, unknown>;
  openApi: Record<string, unknown>;
  distribution: IDistribution;
  /** Resources that a new page requires, so they are deployed before it. */
  after: IDependable[];
}

type Sent = Pick<BucketDeploymentProps, 'sources'> & Partial<BucketDeploymentProps>;

/** The site's bucket, which only CloudFront reads, and the deployment of the built files to it. */
export class SiteFiles extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      versioned: true,
      lifecycleRules: [
        {
          noncurrentVersionExpiration: Duration.days(30),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
      removalPolicy: RemovalPolicy.RETAIN,
    });
    acknowledge(
      this.bucket,
      {
        rules: ['CT.S3.PR.2', 'CT.S3.PR.10'],
        reason:
          'Everything in it is published to the world by CloudFront. Besides it, only deployments use it.',
      },
      {
        rules: ['CT.S3.PR.9'],
        reason: 'It holds a build of the repository, which any deployment writes again.',
      },
      { rules: ['CT.S3.PR.4'], reason: 'Only a deployment writes to it, and nothing waits for its files.' },
    );
  }

  /** Uploads a build: assets first, then the pages that load them. */
  publish({ siteDirectory, config, openApi, distribution, after }: Publication): void {
    const logGroup = new LogGroup(this, 'Log', { removalPolicy: RemovalPolicy.DESTROY });
    const put = (id: string, samplePath: string, props: Sent) => {
      const added = new BucketDeployment(this, id, {
        destinationBucket: this.bucket,
        cacheControl: [CacheControl.fromString(cacheControlOf(samplePath))],
        // Keep old assets forever: a page that was open during a deployment still loads its own build's
        // files, and 200 releases are about 1 GB. A lifecycle rule would delete files that the site still
        // loads after a year without changes.
        prune: false,
        logGroup,
        ...props,
      });
      // All deployments share one function, which uses the layer of the first one, so remove the others' layers.
      if (id !== 'Assets') added.node.tryRemoveChild('AwsCliLayer');
      return added;
    };
    const assets = join(siteDirectory, 'assets');
    const first = [
      put('Assets', '/assets/', { sources: [Source.asset(assets)], destinationKeyPrefix: 'assets' }),
      put('Files', '/favicon.svg', {
        sources: [Source.asset(siteDirectory, { exclude: ['assets', '*.html', 'sw.js'] })],
      }),
    ];
    const pages = put('Page', '/index.html', {
      sources: [
        Source.asset(siteDirectory, { exclude: ['**/*.*', '!**/*.html', '!sw.js'] }),
        Source.jsonData('config.json', config),
        Source.jsonData('openapi.json', openApi),
      ],
      distribution,
      distributionPaths: ['/*'],
    });
    pages.node.addDependency(...first, ...after);
  }
}
