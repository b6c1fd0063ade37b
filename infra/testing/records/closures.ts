import { adminClaims } from '#infra/testing/events.ts';
import type { TestSystem } from '#infra/testing/system.ts';
import type { Closure } from '#shared/closures/closure.ts';

export const manager = 'manager-1';

/** A manager's actions on closures, and access to their effects. */
export function closuresOf(system: TestSystem) {
  // Make new claims for each request: tests move the clock, and claims expire.
  const signedIn = () => ({ claims: adminClaims({ sub: manager }) });

  return {
    /** Closes clinic 1: on a whole Tuesday, unless `changes` says otherwise. */
    close: async (changes: Record<string, unknown> = {}) => {
      const body = { locationId: '1', date: '2026-11-24', reason: 'No radiologic technologist', ...changes };
      const answer = await system.call('POST /api/closures', { body, ...signedIn() });
      return { ...answer, body: answer.body as typeof answer.body & { closure: Closure } };
    },
    /** Closes several clinics on several days. */
    closeAll: (locationIds: readonly string[], dates: readonly string[], changes: object = {}) =>
      system.call('POST /api/closures', {
        body: { locationIds, dates, reason: 'Power outage', ...changes },
        ...signedIn(),
      }),
    look: (id: string) => system.call('GET /api/closures/{id}', { params: { id }, ...signedIn() }),
    reopen: (id: string) => system.call('DELETE /api/closures/{id}', { params: { id }, ...signedIn() }),
    notify: (id: string) => system.call('POST /api/closures/{id}/notify', { params: { id }, ...signedIn() }),
    list: (query: Record<string, string> = {}) => system.call('GET /api/closures', { query, ...signedIn() }),
    /** The keys of a day's closed slots, as stored. */
    closedSlots: async (date: string) =>
      (await system.all('Slots'))
        .filter((slot) => slot.date === date && slot.closedBy)
        .map(({ slot }) => String(slot)),
    /** The audit entries of a closure. */
    auditOf: async (id: string) => (await system.all('Audit')).filter(({ subject }) => subject === id),
  };
}
