import { readStored, removeStored, writeStored } from '#web/lib/storage/storage.ts';

/** Why there is no session, for the sign-in panel to say. */
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

/** Saves a notice that must survive the redirect to the sign-in service's logout page and back. */
export function saveNotice(notice: SessionNotice): void {
  writeStored('dashboardNotice', notice);
}

const savedNotices: readonly unknown[] = ['signed-out', 'idle'] satisfies SessionNotice[];

/** The saved notice. It can be read once. */
export function consumeNotice(): SessionNotice | undefined {
  const notice = readStored('dashboardNotice');
  removeStored('dashboardNotice');
  return savedNotices.includes(notice) ? (notice as SessionNotice) : undefined;
}
