import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { shopTexts } from './shop-texts.ts';

const texts = shopTexts.addedDialog;

interface AddedDialogProps {
  /** The test just added; the dialog is open while there is one. */
  title: string | undefined;
  /** Items in the cart. */
  count: number;
  onClose: () => void;
}

export function AddedDialog({ title, count, onClose }: AddedDialogProps) {
  return (
    <Dialog
      open={title !== undefined}
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.continue}
          </Button>
          <ButtonLink variant="coral" to={paths.cart}>
            {texts.goToCart}
          </ButtonLink>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{title !== undefined && texts.added(title)}</p>
        <p className="text-soft">{texts.contains(count)}</p>
      </div>
    </Dialog>
  );
}
