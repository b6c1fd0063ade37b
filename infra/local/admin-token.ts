import { createHash, randomBytes } from 'node:crypto';
import { signInScope } from '#infra/config/site-config.ts';
import { frontDeskGroup } from '#shared/sign-in.ts';
import { portOf } from './settings/settings.ts';
import { StartProblem } from './settings/start-problem.ts';
import { type Account, adminAccount, clientId, frontDeskAccount, oidcPath } from './sign-in/account.ts';

const redirects = new Set([302, 303]);

/** A minimal cookie jar, just enough to sign in. */
function createBrowser(origin: string) {
  const cookies = new Map<string, string>();
  return async (url: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(url, origin), { ...init, headers: { cookie }, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
}

/** The target of a redirect. Throws a StartProblem for any other answer. */
function nextStop(response: Response): string {
  const location = response.headers.get('location');
  if (redirects.has(response.status) && location) return location;
  throw new StartProblem(`Sign-in failed: ${new URL(response.url).pathname} answered ${response.status}.`);
}

/** Signs in as a browser would, and returns the authorization code. */
async function authorizationCode(origin: string, challenge: string, account: Account): Promise<string> {
  const browse = createBrowser(origin);
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${origin}/`,
    response_type: 'code',
    scope: signInScope,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  const loginPage = nextStop(await browse(`${oidcPath}/auth?${query}`));
  await browse(loginPage);
  const form = new URLSearchParams({ name: account.name, password: account.password });
  const resume = nextStop(await browse(loginPage, { method: 'POST', body: form }));
  const callback = new URL(nextStop(await browse(resume)), origin);
  const code = callback.searchParams.get('code');
  if (!code) throw new StartProblem(`Sign-in failed: ${callback.searchParams.get('error_description')}`);
  return code;
}

/** An account's tokens, through the authorization code flow with PKCE. Throws a StartProblem if sign-in fails. */
export async function tokensOf(account: Account, origin: string): Promise<{ access: string; id: string }> {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const code = await authorizationCode(origin, challenge, account);
  const response = await fetch(`${origin}${oidcPath}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: `${origin}/`,
      code,
      code_verifier: verifier,
    }),
  });
  const reply = (await response.json()) as Record<string, string | undefined>;
  const { access_token: access, id_token: id } = reply;
  if (!access || !id) throw new StartProblem(`Sign-in failed: ${reply.error_description}`);
  return { access, id };
}

export async function adminToken(origin: string): Promise<string> {
  return (await tokensOf(adminAccount, origin)).access;
}

/** The account that the command's arguments name. Throws a StartProblem for any other. */
function chosenAccount([group, ...more]: readonly string[]): Account {
  if (group === undefined) return adminAccount;
  if (group === frontDeskGroup && more.length === 0) return frontDeskAccount;
  const unknown = [group, ...more].join(' ');
  throw new StartProblem(`Unknown account: ${unknown}. Say ${frontDeskGroup}, or nothing for the admin.`);
}

async function main(): Promise<void> {
  const origin = `http://localhost:${portOf(process.env)}`;
  try {
    const { access } = await tokensOf(chosenAccount(process.argv.slice(2)), origin);
    process.stdout.write(`${access}\n`);
  } catch (error) {
    const isUnreachable = error instanceof TypeError;
    const line = isUnreachable
      ? `Nothing is running at ${origin}. Run npm start first, or set PORT.`
      : String(error);
    process.stderr.write(`${error instanceof StartProblem ? error.message : line}\n`);
    process.exitCode = 1;
  }
}

if (import.meta.main) await main();
