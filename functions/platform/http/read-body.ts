import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { Problem } from '#shared/api/problem.ts';

/** Several times the size of the site's longest form, in any script. */
const maxBodyBytes = 64 * 1024;

const jsonType = 'application/json';

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** The bytes of the body, which the gateway may pass as text or as base64. */
export function rawBody(event: APIGatewayProxyEventV2): Buffer {
  const text = event.body ?? '';
  if (!event.isBase64Encoded) return Buffer.from(text);
  if (!base64.test(text)) throw new Problem('malformed', 'The body isn’t valid base64.');
  return Buffer.from(text, 'base64');
}

/** Gateways replace bytes that aren't UTF-8 with this character. */
const replacementCharacter = '\ufffd';

/**
 * A reviver for JSON.parse that refuses half a surrogate pair, in keys too, because DynamoDB can't store it and no
 * service accepts it.
 */
function refuseLoneSurrogates(key: string, value: unknown): unknown {
  if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) {
    throw new RangeError('a lone surrogate');
  }
  return value;
}

function parseJson(bytes: Buffer): unknown {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  if (text.includes(replacementCharacter)) throw new RangeError('a replacement character');
  return JSON.parse(text, refuseLoneSurrogates);
}

/** The body as JSON. Throws a Problem if it's too large, of another type, not well-formed text or not JSON. */
export function readBody(event: APIGatewayProxyEventV2, types: readonly string[] = [jsonType]): unknown {
  // Base64 makes a body longer, so this cheap check never refuses a body that's small enough once decoded.
  if ((event.body?.length ?? 0) > maxBodyBytes * 1.4) throw tooLarge();
  const type = event.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) {
    throw new Problem('unsupported-media-type', `Send the body as ${types.join(' or ')}.`);
  }
  const bytes = rawBody(event);
  if (bytes.length > maxBodyBytes) throw tooLarge();
  try {
    return parseJson(bytes);
  } catch {
    throw new Problem('malformed', 'The body isn’t valid JSON.');
  }
}

function tooLarge(): Problem {
  return new Problem('too-large', 'The request is larger than 64 KiB.');
}
