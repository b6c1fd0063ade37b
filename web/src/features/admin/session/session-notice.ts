import { readStored, removeStored, writeStored } from '#web/lib/storage/storage.ts';

/** Why there is no session, as shown in the sign-in panel. */
export type SessionNotice =
  | 'signed-out'
  | 'signed-out-elsewhere'
  | 'signed-out-here-only'
  | 'idle'
  | 'ended'
  | 'connection-lost'
  | 'cancelled'
  | 'stale'
  | 'refused'
  | 'unreachable';

/** Saves a notice across the redirect to the sign-in service's logout page and back. */
export function saveNotice(notice: SessionNotice): void {
  writeStored('dashboardNotice', notice);
}

const savedNotices: readonly unknown[] = ['signed-out', 'idle'] satisfies SessionNotice[];

/** The saved notice. Reading it removes it. */
export function consumeNotice(): SessionNotice | undefined {
  const notice = readStored('dashboardNotice');
  removeStored('dashboardNotice');
  return savedNotices.includes(notice) ? (notice as SessionNotice) : undefined;
}
