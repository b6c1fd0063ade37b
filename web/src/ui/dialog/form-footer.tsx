import { Button } from '#web/ui/buttons/button.tsx';

interface FormFooterProps {
  /** The id of the form in the dialog. */
  formId: string;
  isBusy: boolean;
  texts: { cancel: string; submit: string; busy: string };
  onCancel: () => void;
}

/** The buttons of a dialog with a form: cancel and submit. */
export function FormFooter({ formId, isBusy, texts, onCancel }: FormFooterProps) {
  return (
    <>
      <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={onCancel}>
        {texts.cancel}
      </Button>
      <Button type="submit" form={formId} busy={isBusy}>
        {isBusy ? texts.busy : texts.submit}
      </Button>
    </>
  );
}
