import { Duration, Fn, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnUserPoolRiskConfigurationAttachment,
  FeaturePlan,
  LambdaVersion,
  Mfa,
  OAuthScope,
  ResourceServerScope,
  StandardThreatProtectionMode,
  UserPool,
  UserPoolClient,
  UserPoolClientIdentityProvider,
  type UserPoolDomain,
  UserPoolGroup,
  UserPoolOperation,
  type UserPoolResourceServer,
} from 'aws-cdk-lib/aws-cognito';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { USE_CDK_MANAGED_LAMBDA_LOGGROUP } from 'aws-cdk-lib/cx-api';
import { Construct } from 'constructs';
import type { SignInEndpoints } from '#infra/build/openapi/document.ts';
import { acknowledge } from '#infra/stacks/rules/acknowledge.ts';
import { adminGroup, adminScope, frontDeskGroup, signedOutPath } from '#shared/sign-in.ts';

const [apiName = '', scopeName = ''] = adminScope.split('/');

const tokenLife = Duration.minutes(15);
const sessionLife = Duration.hours(8);

/**
 * Adds the email address to an account's access token. Without it, the token names the account only by its id, and the
 * audit log couldn't say who did what.
 */
const addEmail = `exports.handler = async (event) => ({
  ...event,
  response: {
    claimsAndScopeOverrideDetails: {
      accessTokenGeneration: { claimsToAddOrOverride: { email: event.request.userAttributes.email } },
    },
  },
});
`;

/** The staff's accounts. There is no self-registration: the operator creates each account. */
export class SignIn extends Construct {
  readonly pool: UserPool;
  private readonly adminApi: UserPoolResourceServer;
  private readonly scope: ResourceServerScope;
  private readonly domain: UserPoolDomain;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.pool = this.addPool();
    new UserPoolGroup(this, 'Admins', { userPool: this.pool, groupName: adminGroup });
    new UserPoolGroup(this, 'FrontDesk', { userPool: this.pool, groupName: frontDeskGroup });
    this.scope = new ResourceServerScope({
      scopeName,
      scopeDescription: 'Manage bookings of all patients',
    });
    this.adminApi = this.pool.addResourceServer('AdminApi', { identifier: apiName, scopes: [this.scope] });
    this.domain = this.pool.addDomain('Domain', { cognitoDomain: { domainPrefix: this.domainPrefix() } });
  }

  /** The issuer of the tokens. */
  get authority(): string {
    return `https://cognito-idp.${Stack.of(this).region}.amazonaws.com/${this.pool.userPoolId}`;
  }

  /** The URLs where a client sends a staff member to sign in, and exchanges the code for tokens. */
  get endpoints(): SignInEndpoints {
    const url = this.domain.baseUrl();
    return { authorizationUrl: `${url}/oauth2/authorize`, tokenUrl: `${url}/oauth2/token` };
  }

  /** Every origin the browser talks to while signing in. */
  get origins(): string[] {
    return [`https://cognito-idp.${Stack.of(this).region}.amazonaws.com`, this.domain.baseUrl()];
  }

  /** Registers the site as a public client: authorization code with PKCE, no client secret. */
  addClient(scope: Construct, siteUrl: string): UserPoolClient {
    return new UserPoolClient(scope, 'SignInClient', {
      userPool: this.pool,
      generateSecret: false,
      // Cognito's default would also allow refresh tokens without rotation.
      authFlows: { userSrp: true },
      oAuth: {
        flows: { authorizationCodeGrant: true },
        scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.resourceServer(this.adminApi, this.scope)],
        callbackUrls: [`${siteUrl}/`],
        logoutUrls: [siteUrl + signedOutPath],
      },
      supportedIdentityProviders: [UserPoolClientIdentityProvider.COGNITO],
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: tokenLife,
      idTokenValidity: tokenLife,
      refreshTokenValidity: sessionLife,
      refreshTokenRotationGracePeriod: Duration.seconds(10),
    });
  }

  private addPool(): UserPool {
    const pool = new UserPool(this, 'Pool', {
      selfSignUpEnabled: false,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      // Only this plan checks passwords against known breaches. It costs $0.02 a month per active account.
      featurePlan: FeaturePlan.PLUS,
      standardThreatProtectionMode: StandardThreatProtectionMode.FULL_FUNCTION,
      mfa: Mfa.REQUIRED,
      mfaSecondFactor: { otp: true, sms: false },
      // As NIST SP 800-63B recommends: a minimum length and a list of breached passwords. Composition rules
      // make passwords predictable.
      passwordPolicy: {
        minLength: 14,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
        tempPasswordValidity: Duration.days(3),
      },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.refuseBreachedPasswords(pool);
    // With version 1 of the event, a trigger can change only ID tokens. Version 2 needs the plan above.
    pool.addTrigger(
      UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG,
      this.addEmailToTokens(),
      LambdaVersion.V2_0,
    );
    return pool;
  }

  /** The function's role has no permissions, so it can't write a log, which would hold the email addresses of staff. */
  private addEmailToTokens(): LambdaFunction {
    const scope = new Construct(this, 'TokenNaming');
    scope.node.setContext(USE_CDK_MANAGED_LAMBDA_LOGGROUP, false);
    const lambda = new LambdaFunction(scope, 'Function', {
      description: 'Adds the email address to the access tokens of staff',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromInline(addEmail),
      handler: 'index.handler',
      role: new Role(scope, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') }),
      // Cognito doesn't wait longer than this.
      timeout: Duration.seconds(5),
    });
    acknowledge(lambda, {
      rules: ['CT.LAMBDA.PR.3'],
      reason: 'It calls nothing, so a VPC would have nothing to keep it from.',
    });
    return lambda;
  }

  private refuseBreachedPasswords(pool: UserPool): void {
    new CfnUserPoolRiskConfigurationAttachment(this, 'BreachedPasswords', {
      userPoolId: pool.userPoolId,
      clientId: 'ALL',
      compromisedCredentialsRiskConfiguration: {
        actions: { eventAction: 'BLOCK' },
        eventFilter: ['SIGN_IN', 'PASSWORD_CHANGE', 'SIGN_UP'],
      },
    });
  }

  // The prefix must be unique in all of AWS. The unique part of the stack's id is stable and hard to guess.
  private domainPrefix(): string {
    return `clinic-${Fn.select(2, Fn.split('/', Stack.of(this).stackId))}`;
  }
}
