import { type ReactNode, useId, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useFailureTitle } from '#web/features/admin/failure/use-failure-title.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { useSubmit } from '#web/lib/api/use-submit.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormFooter } from '#web/ui/dialog/form-footer.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { formFields } from '#web/ui/forms/form-fields.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';

/**
 * The form of a dialog's fields, which must be flat. Several fields have an error summary, which takes the focus; a
 * single one takes it itself.
 */
export function useTaskForm<Values extends FieldValues>(
  resolver: Resolver<Values>,
  defaultValues: Values & DefaultValues<Values>,
) {
  const shouldFocusError = Object.keys(defaultValues).length === 1;
  return useForm<Values>({ resolver, defaultValues, mode: 'onTouched', shouldFocusError });
}

/** Gives a field its id, label, first value, message and state: `<TextField {...field('note')} />`. */
export type TaskField<Values extends FieldValues> = (
  name: Path<Values>,
) => ReturnType<ReturnType<typeof formFields<Values, Path<Values>>>> & { id: string; defaultValue: string };

interface TaskDialogProps<Values extends FieldValues, Reply> {
  texts: {
    title: string;
    /** `Cancel` by default. */
    cancel?: string;
    submit: string;
    busy: string;
    /** The failure's title when the server refused, so that nothing changed. */
    failed: string;
    /** The failure's title when no reply arrived: it says that it's safe to try again. */
    unknown: string;
    /** The failure's title when the record has changed meanwhile (409), if not `failed`. */
    conflict?: string;
    /** The only button when the record has changed meanwhile (409), if trying again can't help. */
    leave?: string;
    /** The text of the success toast, if there is one. */
    done?: string | ((reply: Reply) => string | undefined);
    /** The labels of `form`'s fields, in the order of the screen. */
    labels?: Record<keyof Values & string, string>;
  };
  /** From `useTaskForm`. Without one, the dialog only asks for confirmation. */
  form?: UseFormReturn<Values>;
  /**
   * Sends the request. Repeating it must be harmless. Failures show in the dialog, refused fields at their place. If it
   * resolves to false, the dialog stays open.
   */
  send: (values: Values) => Promise<Reply | false>;
  /** Called after success, when the dialog has closed. */
  onDone?: (reply: Reply) => void;
  /** Closes the dialog. Never called while the request is pending, which would hide its outcome. */
  onClose: () => void;
  /** The content, or a function that renders it with the fields of `form`. `run` sends another request, like `send`. */
  children:
    | ReactNode
    | ((
        field: TaskField<Values>,
        isBusy: boolean,
        run: (request: () => Promise<Reply>) => Promise<void>,
      ) => ReactNode);
}

/** A dialog that sends a request: its fields, why it failed, and success in a toast. Keeps what was typed until then. */
export function TaskDialog<Values extends FieldValues, Reply>(props: TaskDialogProps<Values, Reply>) {
  const { texts, send: request, onDone, onClose, children } = props;
  const confirmation = useForm<Values>();
  const form = props.form ?? confirmation;
  const id = useId();
  const { send, phase, failure } = useSubmit();
  const { title, track } = useFailureTitle(texts);
  const [isConflict, setIsConflict] = useState(false);
  const { defaultValues, errors, submitCount, isDirty } = form.formState;
  const isBusy = phase === 'busy';
  const close = () => !isBusy && onClose();
  const names = Object.keys(texts.labels ?? {}) as Path<Values>[];
  const labeled = formFields<Values, Path<Values>>(form, {
    labels: (texts.labels ?? {}) as Record<Path<Values>, string>,
    readOnly: isBusy,
  });
  const field: TaskField<Values> = (name) => ({
    id: `${id}-${name}`,
    defaultValue: String(defaultValues?.[name] ?? ''),
    ...labeled(name),
  });
  const leave = isConflict && failure && texts.leave;

  async function run(start: () => Promise<Reply | false>) {
    const refusal = await send(async () => {
      const reply = await track(start()).catch((error: unknown) => {
        setIsConflict(error instanceof ApiProblem && error.status === 409);
        throw error;
      });
      if (reply === false) return;
      onClose();
      onDone?.(reply);
      const done = typeof texts.done === 'function' ? texts.done(reply) : texts.done;
      if (done) showToast(done, { tone: 'success' });
    });
    for (const name of names) {
      const message = refusal?.fields[name];
      if (message) form.setError(name, { message }, { shouldFocus: names.length === 1 });
    }
  }

  const submit = form.handleSubmit((values: Values) => run(() => request(values)));

  return (
    <Dialog
      open
      onClose={close}
      isTypedIn={isDirty}
      title={texts.title}
      footer={
        leave ? (
          <Button onClick={close}>{leave}</Button>
        ) : (
          <FormFooter formId={id} isBusy={isBusy} texts={{ cancel: 'Cancel', ...texts }} onCancel={close} />
        )
      }
    >
      <Form id={id} onSubmit={submit} aria-label={texts.title}>
        {submitCount > 0 && names.length > 1 && (
          <ErrorSummary
            attempt={submitCount}
            errors={names.flatMap((name) => {
              const message = errors[name]?.message;
              return message ? [{ fieldId: `${id}-${name}`, message: String(message) }] : [];
            })}
          />
        )}
        {failure && (
          <Notice tone="error" title={(isConflict && texts.conflict) || title} live>
            {failure.text}
          </Notice>
        )}
        {typeof children === 'function' ? children(field, isBusy, run) : children}
      </Form>
    </Dialog>
  );
}
