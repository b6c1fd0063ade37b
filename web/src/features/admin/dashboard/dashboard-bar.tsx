import { ChevronDown, LogOut } from 'lucide-react';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { required } from '#shared/required.ts';
import { ShortcutHelp } from '#web/features/admin/keys/shortcut-help.tsx';
import { countText, useWorklist } from '#web/features/admin/payments/worklist/use-worklist.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import type { DashboardView } from '#web/features/admin/use-dashboard-url.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useDismiss } from '#web/ui/disclosure/use-dismiss.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './dashboard-bar.module.css';
import { dashboardTexts as texts } from './dashboard-texts.ts';

/** The views of records. They are tabs; the others are buttons. */
export const tabViews: readonly DashboardView[] = ['appointments', 'payments'];

/** The number of items waiting for a manager, on the button of the worklist. */
function WorkCount() {
  const { items = [], isComplete } = useWorklist();
  if (items.length === 0) return null;
  return (
    <>
      {' '}
      <Badge tone="warn">
        <span aria-hidden="true">{countText(items.length, isComplete)}</span>
        <VisuallyHidden>{texts.waiting(countText(items.length, isComplete))}</VisuallyHidden>
      </Badge>
    </>
  );
}

interface DashboardBarProps {
  /** The start of the ids of the tabs and their panel. */
  id: string;
  view: DashboardView;
  /** All views that can be opened, the first of them first. */
  views: readonly DashboardView[];
  onShow: (view: DashboardView) => void;
}

/** The views, who is signed in, and Sign out. In a narrow window, most of that is behind a button. */
export function DashboardBar({ id, view, views, onShow }: DashboardBarProps) {
  const [first, ...rest] = views;
  const tabs = rest.filter((one) => tabViews.includes(one));
  const others = rest.filter((one) => !tabViews.includes(one));
  const list = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback((reason?: 'outside' | 'escape') => {
    setOpen(false);
    if (reason === 'escape') toggle.current?.focus();
  }, []);
  useDismiss(menu, isOpen, close);

  function onKeyDown(event: KeyboardEvent) {
    const index = tabs.indexOf(view);
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const tab = required(tabs.at(target % tabs.length), 'tab');
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(tab)]?.focus();
    onShow(tab);
  }

  const viewButton = (one: DashboardView) => (
    <button
      key={one}
      type="button"
      className={styles.view}
      aria-current={one === view ? 'page' : undefined}
      onClick={() => {
        if (isOpen) close('escape');
        if (one !== view) onShow(one);
      }}
    >
      {texts.views[one]}
      {one === 'worklist' && <WorkCount />}
    </button>
  );

  return (
    <>
      <nav aria-label={texts.navigation} className="flex flex-none">
        {first && viewButton(first)}
        <div ref={list} role="tablist" aria-label={texts.tabs} className="flex" onKeyDown={onKeyDown}>
          {tabs.map((tab) => (
            <button
              key={tab}
              type="button"
              role="tab"
              id={`${id}-${tab}`}
              className={styles.view}
              aria-selected={tab === view}
              aria-controls={tab === view ? `${id}-panel` : undefined}
              // The tab list is one stop for the Tab key; arrow keys move within it (WAI-ARIA tabs pattern).
              tabIndex={tab === (tabs.includes(view) ? view : tabs[0]) ? 0 : -1}
              onClick={() => tab !== view && onShow(tab)}
            >
              {texts.views[tab]}
            </button>
          ))}
        </div>
      </nav>
      <div ref={menu} className={`flex items-center ${styles.menu}`}>
        <button
          ref={toggle}
          type="button"
          className={`${styles.view} ${styles.toggle}`}
          aria-expanded={isOpen}
          aria-controls={`${id}-more`}
          data-current={others.includes(view) || undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {others.includes(view) ? texts.views[view] : texts.menu}
          <ChevronDown aria-hidden="true" size={16} />
        </button>
        <div id={`${id}-more`} className={styles.more} data-open={isOpen || undefined}>
          <nav aria-label={texts.more} className={styles.others}>
            {others.map(viewButton)}
          </nav>
          <Account />
        </div>
      </div>
    </>
  );
}

function Account() {
  const { name, role, signOut } = useSession();
  return (
    <div className={`flex items-center min-w-0 text-sm ${styles.account}`}>
      <p className={styles.who} title={name}>
        <VisuallyHidden>{texts.signedInAs(name)}</VisuallyHidden>
        <bdi aria-hidden="true">{name}</bdi>{' '}
        <span className={`text-xs font-semibold ${styles.role}`}>{texts.roles[role]}</span>
      </p>
      <ShortcutHelp />
      <Button variant="quiet" size="small" onClick={signOut}>
        <LogOut aria-hidden="true" />
        {texts.signOut}
      </Button>
    </div>
  );
}
