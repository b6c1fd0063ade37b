import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Stored {
  payload: AdapterPayload;
  expiresAtMs: number;
}

/** Far more entries than one machine needs; beyond it, the oldest are dropped. */
const capacity = 2000;

/** The sign-in service's sessions, codes and refresh tokens, in memory: a restart signs everyone out. */
export function createSignInStore(): (model: string) => Adapter {
  const rows = new Map<string, Stored>();

  function read(key: string): AdapterPayload | undefined {
    const row = rows.get(key);
    return row && row.expiresAtMs > Date.now() ? row.payload : undefined;
  }

  function keep(key: string, row: Stored): void {
    rows.set(key, row);
    const [oldest] = rows.keys();
    if (rows.size > capacity && oldest !== undefined) rows.delete(oldest);
  }

  function forgetGrant(grantId: string): void {
    for (const [key, { payload }] of rows) {
      if (payload.grantId === grantId) rows.delete(key);
    }
  }

  return (model) => {
    const keyOf = (id: string) => `${model} ${id}`;
    const findBy = (name: 'uid' | 'userCode', value: string) =>
      [...rows].find(([key, { payload }]) => key.startsWith(`${model} `) && payload[name] === value)?.[0];
    return {
      upsert: async (id, payload, expiresIn) =>
        keep(keyOf(id), { payload, expiresAtMs: Date.now() + (expiresIn ?? 600) * 1000 }),
      find: async (id) => read(keyOf(id)),
      findByUid: async (uid) => read(findBy('uid', uid) ?? ''),
      findByUserCode: async (userCode) => read(findBy('userCode', userCode) ?? ''),
      consume: async (id) => {
        const payload = read(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => {
        rows.delete(keyOf(id));
      },
      revokeByGrantId: async (grantId) => forgetGrant(grantId),
    };
  };
}
