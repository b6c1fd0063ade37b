import type { Move } from './pace.ts';
import type { SimulatedCloud } from './simulated-cloud.ts';

interface CodeRequest {
  email: string;
  requestId: string;
}

/** Requests codes for known email addresses, and guesses the codes. */
export function codeMoves({ call }: SimulatedCloud, addresses: readonly string[]) {
  const requests: CodeRequest[] = [];
  let asked = 0;
  let guesses = 0;

  const ask: Move = async (client) => {
    const email = addresses[asked++ % addresses.length] ?? '';
    const reply = await call('POST /api/appointments/lookup', {
      body: { email },
      sourceIp: client.address(),
    });
    if (reply.status === 202) requests.push({ email, requestId: reply.body.requestId });
    return reply;
  };

  const guess: Move = async (client) => {
    const request = requests[guesses % requests.length];
    if (!request) return undefined;
    const code = String(100_000 + guesses);
    const body = { ...request, code };
    const reply = await call('POST /api/appointments/lookup/verify', { body, sourceIp: client.address() });
    if (reply.status !== 429) guesses += 1;
    return reply;
  };

  return {
    moves: { ask, guess },
    /** The number of codes tried, right or wrong. */
    guesses: () => guesses,
  };
}
