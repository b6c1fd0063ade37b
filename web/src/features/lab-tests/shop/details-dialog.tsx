import { Link } from 'react-router-dom';
import type { LabTest } from '#shared/lab-tests/catalogue.ts';
import { labTestDetails } from '#shared/lab-tests/details.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { AddButton } from './add-button.tsx';
import { labTestFacts, shopTexts } from './shop-texts.ts';

const texts = shopTexts.detailsDialog;

interface DetailsDialogProps {
  /** The shown test; undefined closes the dialog. */
  test: LabTest | undefined;
  isInCart: boolean;
  onAdd: (test: LabTest) => void;
  onClose: () => void;
}

export function DetailsDialog({ test, isInCart, onAdd, onClose }: DetailsDialogProps) {
  return (
    <Dialog
      open={test !== undefined}
      onClose={onClose}
      title={texts.title}
      maxWidth={600}
      footer={
        test && (
          <>
            <Button variant="secondary" onClick={onClose}>
              {texts.close}
            </Button>
            <AddButton title={test.title} isInCart={isInCart} onClick={() => onAdd(test)} />
          </>
        )
      }
    >
      {test && <TestDetails test={test} isInCart={isInCart} />}
    </Dialog>
  );
}

function TestDetails({ test, isInCart }: Pick<DetailsDialogProps, 'isInCart'> & { test: LabTest }) {
  const { id, title, content, price, bookAppointment } = test;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2-4">
        <h3>{title}</h3>
        <p>
          <span className="text-lg font-display font-bold">{price}</span>{' '}
          <span className="text-soft">{shopTexts.card.noHiddenFees}</span>
        </p>
      </div>
      <p>{content}</p>
      <dl className="grid gap-3 pt-4 border-t">
        {labTestFacts.map((fact) => (
          <div key={fact}>
            <dt className="font-semibold">{texts[fact]}</dt>
            <dd className="text-soft">{labTestDetails[id][fact]}</dd>
          </div>
        ))}
      </dl>
      <p>
        {texts.visit} <Link to={bookAppointment}>{texts.book}</Link>.
      </p>
      {isInCart && <Notice tone="success">{shopTexts.duplicate}</Notice>}
    </div>
  );
}
