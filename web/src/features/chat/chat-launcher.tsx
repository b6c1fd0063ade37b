import { MessageCircleMore } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import { brand } from '#shared/brand.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { showToast } from '#web/ui/feedback/toast-store.ts';
import styles from './chat-launcher.module.css';
import type { ChatPanelProps } from './chat-panel.tsx';
import { chatTexts } from './chat-texts.ts';

async function loadPanel(): Promise<ComponentType<ChatPanelProps>> {
  return (await import('./chat-panel.tsx')).ChatPanel;
}

interface ChatLauncherProps {
  /** How it looks on a phone, where it is part of a bar. */
  className?: string | undefined;
  load?: typeof loadPanel;
}

/**
 * The button that opens the chat: on wide screens a tab at the edge. The panel loads on the first press and stays mounted,
 * so that closing it or navigating keeps the conversation. Nothing is stored.
 */
export function ChatLauncher({ className, load = loadPanel }: ChatLauncherProps) {
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>();
  const button = useRef<HTMLButtonElement>(null);

  async function openFirst() {
    setLoading(true);
    try {
      const loaded = await load();
      setPanel(() => loaded);
      setOpen(true);
    } catch {
      showToast(chatTexts.loadFailed(brand.phone), { tone: 'error' });
    } finally {
      setLoading(false);
    }
  }

  function press() {
    if (loading) return;
    if (Panel) setOpen(!open);
    else void openFirst();
  }

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(className, styles.launcher)}
        aria-label={chatTexts.title}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={loading || undefined}
        aria-disabled={loading || undefined}
        onClick={press}
      >
        {loading ? <Spinner /> : <MessageCircleMore aria-hidden="true" />}
        <span className={styles.label}>{chatTexts.launcher}</span>
      </button>
      {Panel && <Panel open={open} onClose={close} />}
    </>
  );
}
