import { minuteMs } from '#shared/time/durations.ts';
import type { Client } from './clients.ts';

/** The answer to a move of the attacker. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[]>;
}

/** Makes one kind of request. Resolves to undefined when there is nothing to do at the moment. */
export type Move = (client: Client) => Promise<Answer | undefined>;

/** The longest that the attacker waits after a 429, even if the answer says to wait longer. */
const longestWaitMs = 15 * minuteMs;

/** How many times a minute each client makes each move, as long as no limit refuses it. */
const movesPerMinute = 4;

/**
 * Makes each move from each client several times a minute. After a 429, the client makes no such move for as
 * long as the answer says, but at most `longestWaitMs`.
 */
export function createPace(clients: readonly Client[]) {
  const waits = new Map<string, number>();

  async function keepMoving(name: string, move: Move, client: Client): Promise<void> {
    const key = `${name} ${client.name}`;
    for (let made = 0; made < movesPerMinute && (waits.get(key) ?? 0) <= Date.now(); made++) {
      const answer = await move(client);
      if (!answer) return;
      if (answer.status !== 429) continue;
      const toldMs = Number(answer.headers['retry-after']) * 1000;
      waits.set(key, Date.now() + Math.min(toldMs, longestWaitMs));
    }
  }

  return async (moves: Readonly<Record<string, Move>>): Promise<void> => {
    for (const [name, move] of Object.entries(moves)) {
      for (const client of clients) await keepMoving(name, move, client);
    }
  };
}
