import { type ReactNode, type Ref, useId } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';

interface PayButtonProps {
  ref?: Ref<HTMLButtonElement>;
  isBusy: boolean;
  /** The labels of the fields still to fill in. */
  needed: readonly string[];
  children: ReactNode;
}

/** Submits a payment's form. While disabled, it lists what is missing. */
export function PayButton({ ref, isBusy, needed, children }: PayButtonProps) {
  const hintId = useId();
  const isIncomplete = needed.length > 0;
  return (
    <div className="grid gap-3">
      {isIncomplete && (
        <p id={hintId} className="text-soft text-sm">
          {`Still needed: ${needed.join(', ')}.`}
        </p>
      )}
      <Button
        ref={ref}
        variant="coral"
        size="large"
        wide
        type="submit"
        busy={isBusy}
        disabled={isIncomplete && !isBusy}
        aria-describedby={isIncomplete ? hintId : undefined}
      >
        {children}
      </Button>
    </div>
  );
}
