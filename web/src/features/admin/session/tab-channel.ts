import type { SessionNotice } from './session-notice.ts';

type Message = { activeAtMs: number } | { signedOut: SessionNotice };

interface TabChannelEvents {
  /** The manager did something in another tab. */
  onActive: (activeAtMs: number) => void;
  onSignedOut: (notice: SessionNotice) => void;
}

export interface TabChannel {
  broadcastActive: (activeAtMs: number) => void;
  broadcastSignedOut: (notice: SessionNotice) => void;
  close: () => void;
}

/**
 * Connects the dashboard's tabs in this browser. Each tab has its own tokens, which are never sent here; the tabs share
 * only when the manager was last active, and the sign-out.
 */
export function openTabChannel({ onActive, onSignedOut }: TabChannelEvents): TabChannel {
  const channel = new BroadcastChannel('dashboard-session');
  const broadcast = (message: Message) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('signedOut' in data) onSignedOut(data.signedOut);
    else onActive(data.activeAtMs);
  };
  return {
    broadcastActive: (activeAtMs) => broadcast({ activeAtMs }),
    broadcastSignedOut: (signedOut) => broadcast({ signedOut }),
    close: () => channel.close(),
  };
}
