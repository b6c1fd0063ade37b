import { MessageCircleMore } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { brand } from '#shared/brand.ts';
import { useMediaQuery } from '#web/lib/browser/use-media-query.ts';
import { useSheetEntry } from '#web/lib/history/use-sheet-entry.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import styles from './chat-launcher.module.css';
import type { ChatPanelProps } from './chat-panel.tsx';
import { chatTexts } from './chat-texts.ts';

const loadPanel = () => import('./chat-panel.tsx');

interface ChatLauncherProps {
  /** The button's look in a phone's bar. */
  className?: string | undefined;
  load?: typeof loadPanel;
}

/**
 * The button that opens the chat. On wide screens it is a tab at the edge. The panel loads on the first press and
 * stays mounted, so that closing it or navigating keeps the conversation and the typed text. Nothing is stored.
 */
export function ChatLauncher({ className, load = loadPanel }: ChatLauncherProps) {
  const [open, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const isPhone = useMediaQuery('(width < 36rem)');
  const isSheet = open && isPhone;
  useSheetEntry(
    'chat',
    isSheet,
    () => setOpen(false),
    () => setOpen(isPhone),
  );
  const loading = open && !Panel;

  useEffect(() => {
    if (!loading) return;
    load().then(
      ({ ChatPanel }) => setPanel(() => ChatPanel),
      () => {
        setOpen(false);
        showToast(chatTexts.loadFailed(brand.phone), { tone: 'error' });
      },
    );
  }, [loading, load]);

  useEffect(() => (open ? () => button.current?.focus() : undefined), [open]);

  return (
    <>
      <Button
        ref={button}
        className={classNames(className, styles.launcher)}
        aria-label={chatTexts.title}
        aria-haspopup="dialog"
        aria-expanded={open && !loading}
        busy={loading}
        onClick={() => setOpen(!open)}
      >
        {!loading && <MessageCircleMore aria-hidden="true" />}
        {chatTexts.launcher}
      </Button>
      {Panel && <Panel open={open} isSheet={isSheet} onClose={() => setOpen(false)} />}
    </>
  );
}
