import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Answer, send } from '#infra/local/http/answer.ts';
import { cacheControlOf, siteFileOf } from '#infra/policy/security-headers.ts';
import { byteRangeOf } from './byte-range.ts';

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const compressible = /^(text\/|application\/(json|xml|manifest)|image\/svg)/;

type Encoding = 'br' | 'gzip' | 'identity';

const compressors: Record<Exclude<Encoding, 'identity'>, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: promisify(gzip),
};

interface SiteFile {
  version: string;
  type: string;
  etag: string;
  bodies: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** The file a request path names below the site, or undefined when it could name anything else. */
export function safePath(requestPath: string): string | undefined {
  const path = decodeURIComponent(requestPath);
  const segments = path.split('/').slice(1);
  // No dot files, no `..`, no empty segments, nothing another system might read as a separator.
  const isPlain = segments.every(
    (segment, i) => /^[^.\\\0:][^\\\0:]*$/.test(segment) || (segment === '' && i === segments.length - 1),
  );
  return path.startsWith('/') && isPlain ? siteFileOf(path) : undefined;
}

async function readSiteFile(file: string, version: string): Promise<SiteFile> {
  const bytes = await readFile(file);
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const type = contentTypes[extname(file).toLowerCase()] ?? 'application/octet-stream';
  return { version, type, etag, bodies: { identity: Promise.resolve(bytes) } };
}

function encodingOf({ type }: SiteFile, accepted: string, size: number): Encoding {
  // As CloudFront: nothing under 1,000 bytes.
  if (size < 1000 || !compressible.test(type)) return 'identity';
  return (
    (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b(?!;q=0(\\.0+)?\\b)`).test(accepted)) ??
    'identity'
  );
}

async function encoded(file: SiteFile, accepted: string) {
  const plain = (await file.bodies.identity) ?? Buffer.alloc(0);
  const encoding = encodingOf(file, accepted, plain.length);
  if (encoding === 'identity') return { body: plain };
  file.bodies[encoding] ??= compressors[encoding](plain);
  return { body: await file.bodies[encoding], encoding };
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim());
  return tags?.some((tag) => tag === '*' || tag.replace(/^(?!W\/)/, 'W/') === etag) ?? false;
}

function textAnswer(status: number, text: string, headers: Record<string, string> = {}): Answer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers }, body: text };
}

/** The whole file, or the part that was asked for: Safari plays no video without. */
function partOf(body: Buffer, range: string | undefined, own: Record<string, string>): Answer {
  const headers = { ...own, 'accept-ranges': 'bytes' };
  const part = byteRangeOf(range, body.length);
  if (!part) return { status: 200, headers, body };
  if (part === 'outside') {
    return { status: 416, headers: { ...headers, 'content-range': `bytes */${body.length}` }, body: '' };
  }
  const { first, last } = part;
  const contentRange = `bytes ${first}-${last}/${body.length}`;
  return {
    status: 206,
    headers: { ...headers, 'content-range': contentRange },
    body: body.subarray(first, last + 1),
  };
}

/** Serves the built site as S3 behind CloudFront does. Files stay in memory, compressed once, until they change. */
export function createStaticFiles(root: string, headers: Record<string, string>) {
  const files = new Map<string, SiteFile>();

  async function find(path: string): Promise<SiteFile | undefined> {
    const file = join(root, path);
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const version = `${found.mtimeMs} ${found.size}`;
    const kept = files.get(path);
    if (kept?.version === version) return kept;
    const fresh = await readSiteFile(file, version);
    files.set(path, fresh);
    return fresh;
  }

  async function answer(request: IncomingMessage, path: string | undefined): Promise<Answer> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return textAnswer(405, 'Method not allowed', { allow: 'GET, HEAD' });
    }
    const file = path && (await find(path));
    if (!file || !path) return textAnswer(404, 'Not found');
    const common = { 'cache-control': cacheControlOf(path), etag: file.etag, vary: 'accept-encoding' };
    if (matches(request.headers['if-none-match'], file.etag))
      return { status: 304, headers: common, body: '' };
    const { body, encoding } = await encoded(file, String(request.headers['accept-encoding'] ?? ''));
    const own = { ...common, 'content-type': file.type, ...(encoding && { 'content-encoding': encoding }) };
    return encoding ? { status: 200, headers: own, body } : partOf(body, request.headers.range, own);
  }

  return async (request: IncomingMessage, response: ServerResponse, requestPath: string): Promise<void> => {
    let path: string | undefined;
    try {
      path = safePath(requestPath);
    } catch {
      path = undefined; // badly percent-encoded: names no file
    }
    const { status, headers: own, body } = await answer(request, path);
    send(response, { status, headers: { ...own, ...headers }, body });
  };
}
