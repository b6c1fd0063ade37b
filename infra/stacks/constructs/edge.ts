import { Annotations, CfnParameter, Duration } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  type DistributionProps,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { proofNames, sentProofParameter } from '#infra/config/origin-proof.ts';
import { siteAnswerOf, sitePaths } from '#infra/config/site-paths.ts';
import { acknowledge } from '#infra/stacks/rules/acknowledge.ts';
import type { OwnDomain } from '#infra/stages/stage.ts';
import { originProofHeader, viewerAddressHeader } from '#shared/api/edge-headers.ts';
import { siteHeadersPolicy } from './site-headers.ts';

interface EdgeProps {
  bucket: IBucket;
  apiHostName: string;
  headers: Record<string, string>;
  /** The secret whose value is sent to the API, as proof that a request came through CloudFront. */
  originProof: ISecret;
  /** The site's own domain. Default: the name that CloudFront assigns. */
  domain?: OwnDomain;
  /** The ARN of the web ACL that filters all requests. */
  firewallArn?: string;
}

// CloudFront runs the same function as the local system.
const siteAnswers = `${siteAnswerOf}
const sitePaths = ${JSON.stringify(sitePaths)};
const answerOf = (uri, query) => siteAnswerOf(uri, sitePaths, query);`;

const findFile = `${siteAnswers}
function handler(event) {
  const answer = answerOf(event.request.uri, event.request.rawQueryString());
  if (answer.location) {
    const description = answer.status === 301 ? 'Moved Permanently' : 'Found';
    const headers = { location: { value: answer.location } };
    return { statusCode: answer.status, statusDescription: description, headers: headers };
  }
  event.request.uri = answer.file;
  return event.request;
}`;

// This is a function, because the distribution's custom error responses would also replace the API's answers.
const markMissing = `${siteAnswers}
function handler(event) {
  const response = event.response;
  if (response.statusCode === 200 && answerOf(event.request.uri).status === 404) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
}`;

/** The statuses that CloudFront caches for ten seconds by default, even where the API says `no-store`. */
const cachedErrors = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

// Overwrites the header if a visitor sent one with that name.
const tellAddress = `function handler(event) {
  event.request.headers['${viewerAddressHeader}'] = { value: event.viewer.ip };
  return event.request;
}`;

/** CloudFront: serves the site from its bucket and /api/* from the HTTP API, so that the browser sees one origin. */
export class Edge extends Construct {
  readonly distribution: Distribution;
  /** The site's URL, without a slash at the end. */
  readonly url: string;
  constructor(scope: Construct, id: string, props: EdgeProps) {
    super(scope, id);
    const { domain } = props;
    const headersPolicy = siteHeadersPolicy(this, 'Headers', props.headers);
    this.distribution = new Distribution(this, 'Distribution', {
      comment: 'The website of the clinics and its API',
      defaultRootObject: 'index.html',
      defaultBehavior: { ...this.siteBehavior(props.bucket), responseHeadersPolicy: headersPolicy },
      additionalBehaviors: {
        '/api/*': {
          ...this.apiBehavior(props.apiHostName, props.originProof),
          // API Gateway's own refusals have no cache headers.
          responseHeadersPolicy: siteHeadersPolicy(this, 'ApiHeaders', {
            ...props.headers,
            'cache-control': 'no-store',
          }),
        },
      },
      // These set only a lifetime. If they set a page as well, it would replace the API's Problem responses.
      errorResponses: cachedErrors.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      webAclId: props.firewallArn,
      ...(domain && this.ownDomain(domain)),
    });
    this.url = `https://${domain?.name ?? this.distribution.distributionDomainName}`;
    this.acknowledgeFindings(domain);
    // Visitors can't list the bucket: no request reaches its root, because FindFile answers it with index.html.
    Annotations.of(this).acknowledgeWarning('@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk');
  }

  private ownDomain({ name, certificateArn }: OwnDomain): Partial<DistributionProps> {
    return {
      domainNames: [name],
      certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    };
  }

  private siteBehavior(bucket: IBucket): BehaviorOptions {
    return {
      // Without the permission to list, S3 answers 403 for a missing file.
      origin: S3BucketOrigin.withOriginAccessControl(bucket, {
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      functionAssociations: [
        this.edgeFunction('FindFile', FunctionEventType.VIEWER_REQUEST, findFile),
        this.edgeFunction('MarkMissing', FunctionEventType.VIEWER_RESPONSE, markMissing),
      ],
    };
  }

  private apiBehavior(hostName: string, originProof: ISecret): BehaviorOptions {
    const sent = new CfnParameter(this, 'SentProof', {
      description: 'Which value of the origin proof CloudFront sends; npm run rotate-origin-proof changes it',
      allowedValues: [...proofNames],
      default: proofNames[0],
    });
    sent.overrideLogicalId(sentProofParameter);
    return {
      origin: new HttpOrigin(hostName, {
        customHeaders: {
          // CloudFormation resolves this reference, so the template contains no secret. It does so only when the
          // reference itself changes, so a rotation changes which of the two values the reference names.
          [originProofHeader]: originProof.secretValueFromJson(sent.valueAsString).unsafeUnwrap(),
        },
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: this.apiCachePolicy(),
      compress: true,
      // Don't forward the visitor's Host header: API Gateway only accepts its own.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [this.edgeFunction('TellAddress', FunctionEventType.VIEWER_REQUEST, tellAddress)],
    };
  }

  /**
   * Lets CloudFront compress answers: it never does while caching is off, and API Gateway doesn't either.
   * Answers are still never cached or shared, for three reasons: CloudFront keeps nothing without a lifetime,
   * each of our answers says `no-store`, and the cache key separates callers if CloudFront merges
   * simultaneous requests.
   */
  private apiCachePolicy(): CachePolicy {
    return new CachePolicy(this, 'ApiCaching', {
      comment: 'Compresses what the API answers, and keeps none of it',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.seconds(1),
      headerBehavior: CacheHeaderBehavior.allowList('Authorization'),
      queryStringBehavior: CacheQueryStringBehavior.all(),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    });
  }

  private edgeFunction(id: string, eventType: FunctionEventType, code: string) {
    const edgeFunction = new EdgeFunction(this, id, {
      code: FunctionCode.fromInline(code),
      runtime: FunctionRuntime.JS_2_0,
    });
    return { function: edgeFunction, eventType };
  }

  private acknowledgeFindings(domain?: OwnDomain): void {
    acknowledge(
      this.distribution,
      {
        rules: ['CT.CLOUDFRONT.PR.5'],
        reason:
          "CloudFront's log would keep visitors' addresses beside the visits and payments that they ask for. Faults are found in the API's log of route, status and latency.",
      },
      {
        rules: ['CT.CLOUDFRONT.PR.4'],
        reason:
          'S3 and API Gateway span the zones of their region, and the tables behind them are in that region only: there is nowhere to fail over to.',
      },
    );
    if (domain) return;
    acknowledge(this.distribution, {
      rules: ['CT.CLOUDFRONT.PR.6', 'CT.CLOUDFRONT.PR.7', 'CT.CLOUDFRONT.PR.9'],
      reason:
        "CloudFront's own certificate allows no choice of protocol. With a domain of the stage's own the minimum is TLS 1.2 (2021).",
    });
  }
}
