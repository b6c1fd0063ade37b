import type { SessionNotice } from './session-state.ts';

type Message = { activeAtMs: number } | { signedOut: SessionNotice };

interface TabEvents {
  /** Somebody did something in another tab. */
  onActive: (atMs: number) => void;
  onSignedOut: (notice: SessionNotice) => void;
}

export interface Tabs {
  broadcastActive: (atMs: number) => void;
  broadcastSignedOut: (notice: SessionNotice) => void;
  close: () => void;
}

/**
 * The dashboard's other tabs in this browser. Each signs in by itself; what they share is whether somebody is there,
 * and that signing out means all of them. No token is ever said here.
 */
export function openTabChannel({ onActive, onSignedOut }: TabEvents): Tabs {
  const channel = new BroadcastChannel('dashboard-session');
  const tell = (message: Message) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('signedOut' in data) onSignedOut(data.signedOut);
    else onActive(data.activeAtMs);
  };
  return {
    broadcastActive: (activeAtMs) => tell({ activeAtMs }),
    broadcastSignedOut: (signedOut) => tell({ signedOut }),
    close: () => channel.close(),
  };
}
