import { useState } from 'react';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';

export const earlierTimeTexts = {
  open: 'Tell me if an earlier time opens',
  notLoaded: 'We couldn’t open the form. Please check your connection and try again.',
};

/** What the form about an earlier time starts with. */
export interface EarlierTimeProps {
  /** The clinic chosen at first. */
  clinicId?: ClinicId;
  /** The last day chosen at first. With a visit, no later day can be chosen. */
  until: ClinicDate;
  /** Today in clinic time, once it is known. */
  today: ClinicDate | undefined;
  /** The visit that an earlier time would replace. */
  visit?: { confirmationNumber: string; email: string };
  /** The id of the heading that the button belongs to. */
  titleId?: string;
}

type Dialog = typeof import('./wait-dialog.tsx').WaitDialog;

/** Offers to email the visitor when an earlier time opens. The dialog for that loads on first use. */
export function EarlierTime({ titleId, ...start }: EarlierTimeProps) {
  const [Dialog, setDialog] = useState<Dialog>();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  async function show() {
    setBusy(true);
    try {
      const loaded = await import('./wait-dialog.tsx');
      setDialog(() => loaded.WaitDialog);
      setOpen(true);
    } catch {
      showToast(earlierTimeTexts.notLoaded, { tone: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        aria-describedby={titleId}
        onClick={() => void show()}
      >
        {earlierTimeTexts.open}
      </Button>
      {Dialog && <Dialog open={open} onClose={() => setOpen(false)} {...start} />}
    </>
  );
}
