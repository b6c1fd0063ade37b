import { ChevronDown, LogOut, Search } from 'lucide-react';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { SearchBox } from '#web/features/admin/filters/record-filters.tsx';
import { ShortcutHelp } from '#web/features/admin/keys/shortcuts.tsx';
import { countText, useWorklist } from '#web/features/admin/payments/worklist/use-worklist.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { type DashboardView, useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useDismiss } from '#web/ui/disclosure/use-dismiss.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './dashboard-bar.module.css';
import { dashboardTexts as texts } from './dashboard-texts.ts';

/** The views of records. They are tabs; the others are buttons. */
export const tabViews: readonly DashboardView[] = ['appointments', 'payments'];

const buttonClass = `inline-flex items-center border-0 bg-none text-soft font-semibold whitespace-nowrap cursor-pointer ${styles.view}`;

/** The number of items waiting for a manager, on the button of the worklist. */
function WorkCount() {
  const { items = [], isComplete } = useWorklist();
  if (items.length === 0) return null;
  return (
    <>
      {' '}
      <Badge tone="warn">
        {countText(items.length, isComplete)} <VisuallyHidden>{texts.waiting}</VisuallyHidden>
      </Badge>
    </>
  );
}

/** Finds a patient's visits from any view: it opens the appointments with what is typed. */
function FindPatient() {
  const { view, search, showView, changeFilters } = useDashboardUrl();
  const isHere = view === 'appointments';
  return (
    <div className={`grid items-center flex-none ${styles.find}`}>
      <SearchBox
        label={texts.find}
        hint={texts.find}
        search={isHere ? search : ''}
        onSearch={(text) => (isHere ? changeFilters({ search: text }) : showView('appointments', {}, text))}
      />
      <Search aria-hidden="true" size={20} />
    </div>
  );
}

interface DashboardBarProps {
  /** The start of the ids of the tabs. */
  id: string;
  /** All views that can be opened, the first of them first. */
  views: readonly DashboardView[];
}

/** The search, the views, who is signed in, and Sign out. In a narrow window, most of that is behind a button. */
export function DashboardBar({ id, views }: DashboardBarProps) {
  const { view, showView } = useDashboardUrl();
  const [first, ...rest] = views;
  const tabs = rest.filter((one) => tabViews.includes(one));
  const others = rest.filter((one) => !tabViews.includes(one));
  const isOther = others.includes(view);
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback((reason: 'outside' | 'escape') => {
    setOpen(false);
    if (reason === 'escape') toggle.current?.focus();
  }, []);
  useDismiss(menu, isOpen, close);

  function onKeyDown({ key }: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    const tab = step && tabs.at((tabs.indexOf(view) + step) % tabs.length);
    if (!tab) return;
    document.getElementById(`${id}-${tab}`)?.focus();
    showView(tab);
  }

  function viewButton(one: DashboardView) {
    const isCurrent = one === view;
    const tab = {
      role: 'tab',
      id: `${id}-${one}`,
      'aria-selected': isCurrent,
      // The tab list is one stop for the Tab key; arrow keys move within it (WAI-ARIA tabs pattern).
      tabIndex: one === (tabs.includes(view) ? view : tabs[0]) ? 0 : -1,
    };
    return (
      <button
        key={one}
        type="button"
        className={buttonClass}
        onClick={() => {
          if (isOpen) close('escape');
          if (!isCurrent) showView(one);
        }}
        {...(tabs.includes(one) ? tab : { 'aria-current': isCurrent ? 'page' : undefined })}
      >
        {texts.views[one]}
        {one === 'worklist' && <WorkCount />}
      </button>
    );
  }

  return (
    <>
      <FindPatient />
      <nav aria-label={texts.navigation} className="flex flex-none">
        {first && viewButton(first)}
        <div role="tablist" aria-label={texts.tabs} className="flex" onKeyDown={onKeyDown}>
          {tabs.map(viewButton)}
        </div>
      </nav>
      <div ref={menu} className={`flex flex-1 items-center ${styles.menu}`}>
        <button
          ref={toggle}
          type="button"
          className={`${buttonClass} ${styles.toggle}`}
          aria-expanded={isOpen}
          aria-controls={`${id}-more`}
          data-current={isOther || undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOther ? texts.views[view] : texts.menu}
          <ChevronDown aria-hidden="true" size={16} />
        </button>
        <div
          id={`${id}-more`}
          className={`justify-between bg-surface ${styles.more}`}
          data-open={isOpen || undefined}
        >
          <nav aria-label={texts.more} className="flex flex-wrap flex-none">
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
    <div className="flex items-center justify-between gap-x-2 min-w-0 text-sm whitespace-nowrap">
      <p className={`text-xs leading-130 ${styles.account}`} title={name}>
        <span className="block truncate text-soft">
          <VisuallyHidden>{texts.signedInAs}</VisuallyHidden> <bdi>{name}</bdi>
        </span>
        <span className="font-semibold">{texts.roles[role]}</span>
      </p>
      <ShortcutHelp />
      <Button variant="quiet" size="small" onClick={signOut}>
        <LogOut aria-hidden="true" />
        {texts.signOut}
      </Button>
    </div>
  );
}
