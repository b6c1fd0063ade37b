import { ask, type CheckedSite, type SiteAnswer } from '#functions/site-checks/ask.ts';
import { CheckFailure } from '#functions/site-checks/check-failure.ts';
import { securityHeaders, tileOrigin } from '#infra/config/security-headers.ts';
import { defaultTiles } from '#shared/site/map-tiles.ts';

/** A stage adds its own sign-in service to these directives, so only the sources that every stage has are expected. */
const stageDirectives = new Set(['connect-src', 'form-action']);

/** The sources of each directive. */
function readPolicy(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

const holdsAll = (sources: readonly string[], all: readonly string[]) =>
  all.every((source) => sources.includes(source));

/** The first directive that isn't as it should be; undefined if there is none. */
function differingDirective(sent: string, expected: string): string | undefined {
  const sentPolicy = readPolicy(sent);
  const expectedPolicy = readPolicy(expected);
  return [...expectedPolicy.keys(), ...sentPolicy.keys()].find((name) => {
    const sources = expectedPolicy.get(name);
    const sentSources = sentPolicy.get(name);
    if (!sources || !sentSources || !holdsAll(sentSources, sources)) return true;
    return !stageDirectives.has(name) && !holdsAll(sources, sentSources);
  });
}

function checkHeaders({ asked, headers }: SiteAnswer, expected: Readonly<Record<string, string>>): void {
  const lookAt =
    'infra/config/security-headers.ts has the headers of this commit: deploy it, or look at CloudFront’s response headers policy.';
  for (const [name, value] of Object.entries(expected)) {
    const sent = headers.get(name);
    if (sent === null) throw new CheckFailure(asked, `answered without the header ${name}`, lookAt);
    if (name === 'content-security-policy') {
      const directive = differingDirective(sent, value);
      if (directive === undefined) continue;
      throw new CheckFailure(asked, `answered with another ${directive} in its ${name}`, lookAt);
    }
    // A stage with hstsPreload sends more after it.
    if (name === 'strict-transport-security' ? sent.startsWith(value) : sent === value) continue;
    throw new CheckFailure(asked, `answered with another ${name}`, lookAt);
  }
}

/** Every security header is there, with its value, on a page and on an answer of the API. */
export async function checkSecurityHeaders(site: CheckedSite): Promise<string> {
  const expected = securityHeaders({
    https: site.origin.startsWith('https:'),
    oidcOrigins: [],
    tileOrigin: tileOrigin(defaultTiles),
  });
  for (const path of ['/', '/api/health']) {
    checkHeaders(await ask(site, { method: 'GET', path }), expected);
  }
  return `${Object.keys(expected).length} headers, on pages and the API`;
}
