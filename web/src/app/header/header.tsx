import { Menu, Video, X } from 'lucide-react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { useSheetEntry } from '#web/lib/history/use-sheet-entry.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { useDismiss } from '#web/ui/disclosure/use-dismiss.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { BarLinks, CheckIn, smallButton } from './bar-links.tsx';
import styles from './header.module.css';
import { headerTexts } from './header-texts.ts';
import { MainNavigation } from './main-navigation.tsx';
import { careEntries, serviceEntries } from './navigation-entries.ts';
import { CartEntry, MoreEntry, ServicesEntry } from './navigation-parts.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import topLinks from './top-links.module.css';
import { TopLinks } from './top-links.tsx';

type Dialog = typeof import('#web/features/consultations/virtual-visit-dialog.tsx').VirtualVisitDialog;

/** The Virtual Consultation dialog, loaded on first use. It stays mounted while closed, so that typed text is kept. */
function useVirtualVisit(): { dialog: ReactNode; show: () => Promise<void> } {
  const [Dialog, setDialog] = useState<Dialog>();
  const [open, setOpen] = useState(false);

  async function show() {
    try {
      const loaded = await import('#web/features/consultations/virtual-visit-dialog.tsx');
      setDialog(() => loaded.VirtualVisitDialog);
      setOpen(true);
    } catch {
      showToast(headerTexts.actions.virtualVisitFailed(brand.phone), { tone: 'error' });
    }
  }

  return { dialog: Dialog && <Dialog open={open} onClose={() => setOpen(false)} />, show };
}

const panelId = 'site-menu';

export function Header() {
  // The menu is open only on the page where it was opened, so navigation closes it.
  const { key: pageKey } = useLocation();
  const [openOnPage, setOpenOnPage] = useState<string>();
  const open = openOnPage === pageKey;
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  const dismiss = useCallback((reason: 'outside' | 'escape') => {
    setOpenOnPage(undefined);
    if (reason === 'escape') toggle.current?.focus();
  }, []);
  useDismiss(header, open, dismiss);
  useSheetEntry('menu', open, () => dismiss('escape'));
  const virtualVisit = useVirtualVisit();

  const { actions, navigation } = headerTexts;
  return (
    <header ref={header} className={`shadow-sm bg-surface print-hidden ${styles.header}`}>
      <TopLinks>
        <VirtualVisit
          className={`p-0 border-0 bg-none cursor-pointer ${topLinks.link}`}
          onClick={virtualVisit.show}
        />
      </TopLinks>
      <div className={`flex items-center gap-x-2 ${styles.bar}`}>
        <BarLinks />
        <ButtonLink className={styles.book} size="small" to={paths.bookAppointment}>
          {actions.book}
        </ButtonLink>
        <MainNavigation
          services={<ServicesEntry entries={serviceEntries} />}
          cart={<CartEntry />}
          more={<MoreEntry />}
        />
        <IconButton
          ref={toggle}
          className={styles.toggle}
          label={open ? navigation.closeMenu : navigation.openMenu}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpenOnPage(open ? undefined : pageKey)}
        >
          {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        </IconButton>
      </div>
      <div id={panelId} className={styles.panel} hidden={!open}>
        {open && (
          <PhoneMenu services={<ServicesEntry entries={careEntries} />} cart={<CartEntry />}>
            <VirtualVisit onClick={virtualVisit.show} />
            <CheckIn />
          </PhoneMenu>
        )}
      </div>
      {virtualVisit.dialog}
    </header>
  );
}

interface VirtualVisitProps {
  /** A class that replaces the look of a small button. */
  className?: string | undefined;
  onClick: () => Promise<void>;
}

function VirtualVisit({ className = smallButton, onClick }: VirtualVisitProps) {
  return (
    <button type="button" className={className} onClick={() => void onClick()}>
      <Video aria-hidden="true" />
      {headerTexts.actions.virtualVisit}
    </button>
  );
}
