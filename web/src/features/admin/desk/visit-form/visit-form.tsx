import { type ComponentProps, type FormEventHandler, type ReactNode, useId } from 'react';
import { insuranceProviders } from '#shared/appointments/booking-form.ts';
import { Draft } from '#web/features/admin/drafts/draft.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormFooter } from '#web/ui/dialog/form-footer.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { BirthDateField } from '#web/ui/forms/birth-date-field.tsx';
import { EmailField } from '#web/ui/forms/email-field.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { FieldPairs, Form } from '#web/ui/forms/form.tsx';
import { formFields } from '#web/ui/forms/form-fields.ts';
import { NameField } from '#web/ui/forms/name-field.tsx';
import { PhoneField } from '#web/ui/forms/phone-field.tsx';
import { TextAreaField } from '#web/ui/forms/text-area-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { type DeskForm, deskFormFields } from './desk-form.ts';
import type { useVisitForm } from './use-visit-form.ts';
import { visitFormTexts } from './visit-form-texts.ts';

interface VisitFormProps extends Pick<ReturnType<typeof useVisitForm>, 'form' | 'isBusy' | 'failure'> {
  /** The draft's props besides the form. */
  draft: Omit<ComponentProps<typeof Draft>, 'form'>;
  title: string;
  /** When and where the visit is. */
  what: string;
  texts: { submit: string; busy: string };
  isOptional: (field: keyof DeskForm) => boolean;
  hasReason?: boolean;
  emailHint?: string | undefined;
  /** Notices below the failure. */
  children?: ReactNode;
  onSubmit: FormEventHandler;
  onClose: () => void;
}

/** A dialog in which staff type what they know of a visit's patient. */
export function VisitForm(props: VisitFormProps) {
  const { form, isBusy, failure, title, what, texts, isOptional, hasReason, emailHint, children } = props;
  const formId = useId();
  const listId = useId();
  const { labels, cancel, noteHint } = visitFormTexts;
  const { errors, submitCount, isDirty } = form.formState;
  const common = formFields(form, { labels, readOnly: isBusy });
  const field = (name: keyof DeskForm) => ({
    autoComplete: 'off' as const,
    ...common(name),
    optional: isOptional(name),
  });
  const close = () => !isBusy && props.onClose();
  return (
    <Dialog
      open
      onClose={close}
      isTypedIn={isDirty}
      title={title}
      footer={<FormFooter formId={formId} isBusy={isBusy} texts={{ cancel, ...texts }} onCancel={close} />}
    >
      <Form id={formId} onSubmit={props.onSubmit} aria-label={title}>
        <p className="text-soft">{what}</p>
        <Draft {...props.draft} form={form} />
        {submitCount > 0 && (
          <ErrorSummary
            attempt={submitCount}
            errors={deskFormFields.flatMap((fieldId) => {
              const message = errors[fieldId]?.message;
              return message ? [{ fieldId, message }] : [];
            })}
          />
        )}
        {failure && (
          <Notice tone="error" title={failure.title} live>
            {failure.text}
          </Notice>
        )}
        {children}
        <FieldPairs>
          <NameField data-dialog-focus {...field('firstName')} />
          <NameField {...field('lastName')} />
        </FieldPairs>
        <BirthDateField form={form} name="dob" label={labels.dob} readOnly={isBusy} isOwn={false} />
        <PhoneField {...field('phone')} />
        <EmailField hint={emailHint} {...field('email')} />
        {hasReason && <TextField {...field('reason')} />}
        <FieldPairs>
          <TextField list={listId} {...field('insuranceProvider')} />
          <TextField autoCapitalize="characters" spellCheck={false} {...field('insuranceNumber')} />
        </FieldPairs>
        <datalist id={listId}>
          {insuranceProviders.map((provider) => (
            <option key={provider} value={provider} />
          ))}
        </datalist>
        <TextAreaField rows={2} hint={noteHint} {...field('note')} />
      </Form>
    </Dialog>
  );
}
