import { type ReactNode, useState } from 'react';
import { brand } from '#shared/brand.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { headerTexts } from './header-texts.ts';

type Dialog = typeof import('#web/features/consultations/virtual-visit-dialog.tsx').VirtualVisitDialog;

/** The Virtual Consultation dialog, loaded on first use. It stays mounted while closed, so that it keeps what was typed. */
export function useVirtualVisit(): { dialog: ReactNode; show: () => Promise<void> } {
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
