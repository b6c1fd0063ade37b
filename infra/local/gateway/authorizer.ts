import {
  createLocalJWKSet,
  type JSONWebKeySet,
  type JWTPayload,
  errors as joseErrors,
  jwtVerify,
} from 'jose';
import { type Answer, gatewayAnswer } from '#infra/http/answer.ts';
import type { Authorized } from './event.ts';

export interface AuthorizerOptions {
  issuer: string;
  /** The sign-in client that a token's `client_id` or `aud` must name. */
  clientId: string;
  /** The scope that the route requires. */
  scope: string;
  /** The issuer's public keys, fetched at the first token. */
  publicKeys: () => Promise<JSONWebKeySet>;
}

/** Checks an Authorization header: returns its verified claims, or the response that refuses it. */
export type Authorize = (authorization: string | undefined) => Promise<Authorized | { refusal: Answer }>;

function unauthorized(description?: string): { refusal: Answer } {
  const detail = description ? ` scope="" error="invalid_token" error_description="${description}"` : '';
  return { refusal: gatewayAnswer(401, 'Unauthorized', { 'www-authenticate': `Bearer${detail}` }) };
}

function forbidden(scope: string): { refusal: Answer } {
  const challenge = `Bearer scope="${scope}" error="insufficient_scope" error_description="the token does not have the required scope"`;
  return { refusal: gatewayAnswer(403, 'Forbidden', { 'www-authenticate': challenge }) };
}

/** The claims as text, as an HTTP API passes them to a function: a list becomes `[a b]`. */
function asText(claims: JWTPayload): Authorized['claims'] {
  const text = (value: unknown) => {
    if (Array.isArray(value)) return `[${value.join(' ')}]`;
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
  return Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, text(value)]));
}

/** As in an HTTP API's authorizer, `client_id` only counts when there is no audience. */
function isFor(clientId: string, { aud, client_id }: JWTPayload): boolean {
  return aud === undefined ? client_id === clientId : [aud].flat().includes(clientId);
}

function scopesOf({ scope, scp }: JWTPayload): string[] {
  return [scope ?? scp ?? []].flat().flatMap((text) => String(text).split(' '));
}

/** The JWT authorizer of an HTTP API: checks signature, issuer, client and times, then the scope. */
export function createAuthorizer({ issuer, clientId, scope, publicKeys }: AuthorizerOptions): Authorize {
  let keySet: ReturnType<typeof createLocalJWKSet> | undefined;
  return async (authorization) => {
    const token = authorization?.match(/^(?:Bearer\s+)?([\w-]+\.[\w-]+\.[\w-]*)$/i)?.[1];
    if (!token) return unauthorized();
    keySet ??= createLocalJWKSet(await publicKeys());
    try {
      const options = { issuer, algorithms: ['RS256'], requiredClaims: ['exp'] };
      const { payload } = await jwtVerify(token, keySet, options);
      if ((payload.iat ?? 0) * 1000 > Date.now() + 1000)
        return unauthorized('the token was issued in the future');
      if (!isFor(clientId, payload)) return unauthorized('the token does not have a valid audience');
      if (!scopesOf(payload).includes(scope)) return forbidden(scope);
      return { claims: asText(payload), scopes: [scope] };
    } catch (error) {
      if (!(error instanceof joseErrors.JOSEError)) throw error;
      return unauthorized(
        error.code === 'ERR_JWT_EXPIRED' ? 'the token has expired' : 'the token is not valid',
      );
    }
  };
}
