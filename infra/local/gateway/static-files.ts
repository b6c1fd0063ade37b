import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import sendFile from 'send';
import { cacheControlOf } from '#infra/config/cache-control.ts';
import { siteAnswerOf, sitePaths } from '#infra/config/site-paths.ts';
import { type Answer, send, splitTarget } from '#infra/http/answer.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

// Like CloudFront, don't compress files under 1,000 bytes. Don't compress ranges either, because they count the bytes
// of the uncompressed file.
const compress = compression({
  threshold: 1000,
  filter: (request, response) => !request.headers.range && compression.filter(request, response),
}) as Middleware;

interface HttpError extends Error {
  status: number;
  headers?: Record<string, string>;
}

function sendText(response: ServerResponse, status: number, text: string): void {
  send(response, { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: text });
}

/** Whether the request is a GET or HEAD. Answers any other request with an error. */
function isReading({ method }: IncomingMessage, response: ServerResponse): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  response.setHeader('allow', 'GET, HEAD');
  sendText(response, 405, 'Method not allowed');
  return false;
}

/** Serves a JSON file that a deployment adds to the built site. */
export function serveJson(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  if (isReading(request, response)) compress(request, response, () => send(response, answer));
}

/** Serves the built site like S3 behind CloudFront, with these headers on every reply. */
export function createStaticFiles(root: string, headers: Record<string, string>) {
  return (request: IncomingMessage, response: ServerResponse, requestPath: string): void => {
    response.setHeaders(new Map(Object.entries(headers)));
    if (!isReading(request, response)) return;
    const answer = siteAnswerOf(requestPath, sitePaths, splitTarget(request.url ?? '')?.query);
    if ('location' in answer) {
      send(response, { status: answer.status, headers: { location: answer.location }, body: '' });
      return;
    }
    const { file } = answer;
    response.statusCode = answer.status;
    const options = {
      root,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      lastModified: false,
    } as const;
    compress(request, response, () => {
      sendFile(request, file, options)
        .on('headers', () => response.setHeader('cache-control', cacheControlOf(file)))
        .on('directory', () => sendText(response, 404, 'Not found'))
        .on('error', (error: HttpError) => {
          const isRange = error.status === 416;
          response.setHeaders(new Map(Object.entries(error.headers ?? {})));
          sendText(response, isRange ? 416 : 404, isRange ? '' : 'Not found');
        })
        .pipe(response);
    });
  };
}
