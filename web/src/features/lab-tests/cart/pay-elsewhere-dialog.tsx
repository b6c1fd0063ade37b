import { brand } from '#shared/brand.ts';
import { CallButton } from '#web/content/call-button.tsx';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { cartTexts } from './cart-texts.ts';

const texts = cartTexts.payElsewhere;

interface PayElsewhereDialogProps {
  open: boolean;
  total: string;
  onClose: () => void;
}

/** How to buy the tests when card payments are not set up. */
export function PayElsewhereDialog({ open, total, onClose }: PayElsewhereDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <ButtonLink variant="secondary" to={paths.locations}>
            {texts.locations}
          </ButtonLink>
          <CallButton />
        </>
      }
    >
      <div className="grid gap-4">
        <p>{texts.text(brand.phone, total)}</p>
        <p className="text-soft">{texts.cartStays}</p>
      </div>
    </Dialog>
  );
}
