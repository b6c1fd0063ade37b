import type { PaidIntent, PaymentOrder } from '#web/features/payments/payment-order.ts';
import { paymentTexts } from '#web/features/payments/payment-texts.ts';
import { FreshReceipt } from '#web/features/payments/receipt/fresh-receipt.tsx';
import { useTakeFocus } from '#web/features/payments/use-take-focus.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { billPayTexts } from './bill-pay-texts.ts';

const texts = billPayTexts.paid;

interface BillPaidProps {
  order: PaymentOrder;
  paid: PaidIntent;
  onAnother: () => void;
}

/** The success screen of bill pay. Takes the focus, because the pressed button is gone. */
export function BillPaid({ order, paid, onAnother }: BillPaidProps) {
  const heading = useTakeFocus<HTMLHeadingElement>();
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{paid.wasPaidBefore ? paymentTexts.paidBefore : texts.text}</p>
      <FreshReceipt paid={paid} email={order.metadata.patientEmail} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onAnother}>
          {texts.another}
        </Button>
        <ButtonLink variant="quiet" to={paths.home}>
          {texts.home}
        </ButtonLink>
      </div>
    </div>
  );
}
