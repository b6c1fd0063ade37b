import { adminClaims, type TestSystem } from './system.ts';

export const manager = 'manager-1';

/** What a manager does about closures in a system, and what is left of it. */
export function closuresOf(system: TestSystem) {
  const claims = adminClaims({ sub: manager });

  return {
    /** Closes clinic 1, by default all of a Tuesday. */
    close: (changes: Record<string, unknown> = {}) => {
      const body = { locationId: '1', date: '2026-11-24', reason: 'No radiologic technologist', ...changes };
      return system.call('POST /api/closures', { body, claims });
    },
    look: (id: string) => system.call('GET /api/closures/{id}', { params: { id }, claims }),
    reopen: (id: string) => system.call('DELETE /api/closures/{id}', { params: { id }, claims }),
    notify: (id: string) => system.call('POST /api/closures/{id}/notify', { params: { id }, claims }),
    list: (query: Record<string, string> = {}) => system.call('GET /api/closures', { query, claims }),
    /** The keys of a day's closed slots, as the table has them. */
    closedSlots: async (date: string) =>
      (await system.all('Slots'))
        .filter((slot) => slot.date === date && slot.closedBy)
        .map(({ slot }) => String(slot)),
    /** What the audit trail has of a closure. */
    auditOf: async (id: string) => (await system.all('Audit')).filter(({ subject }) => subject === id),
  };
}
