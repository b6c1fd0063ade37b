import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { apiTexts } from '#web/lib/api/api-texts.ts';
import type { AdminSession } from './session-context.ts';
import { endSession } from './session-lifecycle.ts';
import { sessionState, setSessionState } from './session-state.ts';
import { currentToken, renewToken } from './token-renewal.ts';

type Send<Reply> = (token: string) => Promise<Reply>;

function statusOf(error: unknown): number | undefined {
  return error instanceof ApiProblem ? error.status : undefined;
}

function sessionEnded(): ApiProblem {
  const code = 'unauthenticated';
  return new ApiProblem({ code, status: 401, detail: apiTexts.refusal(code) });
}

/** A 403 means that the user isn't staff: the front desk is offered nothing that it may not do. */
function markForbidden(): void {
  const state = sessionState();
  if (state.phase === 'signed-in') setSessionState({ phase: 'forbidden', name: state.account.name });
}

/** A token to replace the refused one. A concurrent call may already have renewed it. */
async function replaceToken(refused: string): Promise<string | undefined> {
  const token = await currentToken();
  return token === refused ? renewToken() : token;
}

async function sendWithToken<Reply>(send: Send<Reply>): Promise<Reply> {
  const token = await currentToken();
  if (!token) throw sessionEnded();
  try {
    return await send(token);
  } catch (error) {
    if (statusOf(error) !== 401) throw error;
    const replacement = await replaceToken(token);
    if (!replacement) throw error;
    return await send(replacement);
  }
}

/** The session's `call`. A refused token is renewed once; a second refusal ends the session. */
export const callAdminApi: AdminSession['call'] = async (id, request) => {
  try {
    return await sendWithToken((token) => api(id, { ...request, token } as never));
  } catch (error) {
    if (statusOf(error) === 401) await endSession('ended');
    if (statusOf(error) === 403) markForbidden();
    throw error;
  }
};
