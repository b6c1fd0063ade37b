import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { apiTexts } from '#web/lib/api/api-texts.ts';
import type { AdminSession } from './session-context.ts';
import { endSession } from './session-lifecycle.ts';
import { sessionState, setSessionState } from './session-state.ts';
import { currentToken, renew } from './token-renewal.ts';

type Send<Reply> = (token: string) => Promise<Reply>;

function statusOf(error: unknown): number | undefined {
  return error instanceof ApiProblem ? error.status : undefined;
}

function sessionOver(): ApiProblem {
  const code = 'unauthenticated';
  return new ApiProblem({ code, status: 401, detail: apiTexts.refusal(code) });
}

/** A manager's routes refuse with 403 only those who are no manager. */
function forbid(): void {
  const state = sessionState();
  if (state.phase === 'signed-in') setSessionState({ phase: 'forbidden', name: state.name });
}

/** Another token than the one refused: somebody else's renewal may have brought it already. */
async function otherToken(refused: string): Promise<string | undefined> {
  const token = await currentToken();
  return token === refused ? renew() : token;
}

async function sendWithToken<Reply>(send: Send<Reply>): Promise<Reply> {
  const token = await currentToken();
  if (!token) throw sessionOver();
  try {
    return await send(token);
  } catch (error) {
    if (statusOf(error) !== 401) throw error;
    const other = await otherToken(token);
    if (!other) throw error;
    return await send(other);
  }
}

/** `call` of the session: with a good token, renewed once when it is refused. A second refusal ends the session. */
export const callAdminApi: AdminSession['call'] = async (id, request) => {
  try {
    return await sendWithToken((token) => api(id, { ...request, token } as never));
  } catch (error) {
    if (statusOf(error) === 401) await endSession('ended');
    if (statusOf(error) === 403) forbid();
    throw error;
  }
};
