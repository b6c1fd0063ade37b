import { Button } from '#web/ui/buttons/button.tsx';
import type { ButtonStyle } from '#web/ui/buttons/button-class.ts';

interface FormFooterProps {
  /** The id of the form in the dialog. */
  formId: string;
  isBusy: boolean;
  texts: { cancel: string; submit: string; busy: string };
  /** The style of the submit button, by default primary. */
  variant?: ButtonStyle['variant'];
  onCancel: () => void;
}

/** The buttons of a dialog with a form: cancel and submit. */
export function FormFooter({ formId, isBusy, texts, variant, onCancel }: FormFooterProps) {
  return (
    <>
      <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={onCancel}>
        {texts.cancel}
      </Button>
      <Button type="submit" variant={variant} form={formId} busy={isBusy}>
        {isBusy ? texts.busy : texts.submit}
      </Button>
    </>
  );
}
