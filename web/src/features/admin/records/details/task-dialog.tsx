import { zodResolver } from '@hookform/resolvers/zod';
import { type ComponentProps, type ReactNode, useId } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { Draft, type DraftProps, drafts } from '#web/features/admin/drafts/draft.tsx';
import { useFailureTitle } from '#web/features/admin/failure/failure.ts';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormFooter } from '#web/ui/dialog/form-footer.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { formFields } from '#web/ui/forms/form-fields.ts';
import { uiTexts } from '#web/ui/texts.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';

/**
 * The form of a dialog. Its values must be flat. After a refused submit, the focus goes to the error summary or, in a
 * form with only one field, to that field.
 */
export function useTaskForm<Values extends FieldValues>(
  schema: ZodMiniType<Values, Values>,
  defaultValues: Values & DefaultValues<Values>,
) {
  const shouldFocusError = Object.keys(defaultValues).length === 1;
  const resolver = zodResolver(schema);
  return useForm<Values>({ resolver, defaultValues, mode: 'onTouched', shouldFocusError });
}

/** Gives a field its id, label, default value, message and state: `<TextField {...field('note')} />`. */
export type TaskField<Values extends FieldValues> = (
  name: Path<Values>,
) => ReturnType<ReturnType<typeof formFields<Values, Path<Values>>>> &
  Record<'id' | 'label' | 'defaultValue', string>;

interface TaskDialogProps<Values extends FieldValues, Reply> {
  texts: {
    title: string;
    /** `Cancel` by default. */
    cancel?: string;
    submit: string;
    /** Replaces `submit` after a failure. */
    again?: string;
    busy: string;
    /** The failure's title when the server refused, so that nothing changed. */
    failed: string;
    /** The title of any other failure: it says that it's safe to try again. */
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
  /** The style of the submit button, by default primary. */
  variant?: ComponentProps<typeof FormFooter>['variant'];
  /** From `useTaskForm`. Without one, the dialog only asks for confirmation. */
  form?: UseFormReturn<Values>;
  /** The draft that keeps what is typed until the server confirms. */
  draft?: Omit<DraftProps<Values>, 'form'>;
  /**
   * Sends the request. Repeating it must be harmless. Failures show in the dialog, and errors of fields at the fields.
   * If `send` resolves to false, the dialog stays open.
   */
  send?: (values: Values) => Promise<Reply | false>;
  /** Called with the form's values instead of `send`, to ask staff a question first. Their answer calls `run`. */
  ask?: (values: Values) => void;
  /** Called after success, when the dialog has closed. */
  onDone?: (reply: Reply) => void;
  /** Closes the dialog. Never called while the request is pending, which would hide its outcome. */
  onClose: () => void;
  /** The content, or a function that renders it with the fields of `form`. `run` sends another request, like `send`. */
  children: ReactNode | ((field: TaskField<Values>, isBusy: boolean, run: Run<Reply>) => ReactNode);
}

type Run<Reply> = (request: () => Promise<Reply>) => void;

/** Shows a failure: on a phone, staff have scrolled the top of a filled-in form out of sight. */
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** A dialog that sends a request. It shows its fields, why the request failed, and after success, a toast. */
export function TaskDialog<Values extends FieldValues, Reply>(props: TaskDialogProps<Values, Reply>) {
  const { texts, variant, draft, send, ask, onDone, onClose, children } = props;
  const confirmation = useForm<Values>();
  const form = props.form ?? confirmation;
  const id = useId();
  const { title, track } = useFailureTitle(texts);
  const { defaultValues, errors, submitCount, isDirty } = form.formState;
  const labels = (texts.labels ?? {}) as Record<Path<Values>, string>;
  const names = Object.keys(labels) as Path<Values>[];

  const sending = useSingleMutation({
    mutationFn: (request: () => Promise<Reply | false>) => track(request()),
    onSuccess: (reply) => {
      if (reply === false) return;
      if (draft) drafts().delete(draft.id);
      onClose();
      onDone?.(reply);
      const done = typeof texts.done === 'function' ? texts.done(reply) : texts.done;
      if (done) showToast(done, { tone: 'success' });
    },
    onError: (error) => {
      for (const name of names) {
        const message = error instanceof ApiProblem && error.fields[name];
        if (message) form.setError(name, { message }, { shouldFocus: names.length === 1 });
      }
    },
  });
  const { mutate: run, isPending: isBusy, error } = sending;
  const isConflict = error instanceof ApiProblem && error.status === 409;
  const close = () => !isBusy && onClose();
  const labeled = formFields<Values, Path<Values>>(form, { labels, readOnly: isBusy });
  const field: TaskField<Values> = (name) => ({
    id: `${id}-${name}`,
    defaultValue: String(defaultValues?.[name] ?? ''),
    ...labeled(name),
  });

  const buttons = { cancel: 'Cancel', ...texts, submit: (error && texts.again) || texts.submit };
  return (
    <Dialog
      open
      onClose={close}
      isTypedIn={isDirty}
      title={texts.title}
      footer={
        isConflict && texts.leave ? (
          <Button onClick={close}>{texts.leave}</Button>
        ) : (
          <FormFooter formId={id} isBusy={isBusy} texts={buttons} variant={variant} onCancel={close} />
        )
      }
    >
      <Form
        id={id}
        autoComplete="off"
        onSubmit={form.handleSubmit((values: Values) => (send ? run(() => send(values)) : ask?.(values)))}
        aria-label={texts.title}
        onBlurCapture={(event) => {
          // Don't complain about a required field that was only tabbed through: staff may come back to it.
          const { value } = event.target as Element & { value?: string };
          const isPassed = value === '' && event.target.matches('[aria-required]');
          if (submitCount === 0 && isPassed) event.stopPropagation();
        }}
      >
        {submitCount > 0 && names.length > 1 && (
          <ErrorSummary
            attempt={submitCount}
            errors={names.flatMap((name) => {
              const message = errors[name]?.message;
              return message ? [{ fieldId: `${id}-${name}`, message: String(message) }] : [];
            })}
          />
        )}
        {error && (
          <div ref={scrollIntoView}>
            <FailureNotice error={error} texts={{ failed: (isConflict && texts.conflict) || title }} />
          </div>
        )}
        {draft && <Draft {...draft} form={form} />}
        {typeof children === 'function' ? children(field, isBusy, run) : children}
      </Form>
    </Dialog>
  );
}

const deletionTexts = {
  cancel: 'Keep it',
  submit: 'Delete',
  busy: 'Deleting…',
  failed: 'We couldn’t delete it',
  unknown: 'We’re not sure it was deleted. It’s safe to try again.',
};

interface ConfirmDialogProps<Reply>
  extends Pick<TaskDialogProps<FieldValues, Reply>, 'variant' | 'send' | 'onDone' | 'onClose'> {
  /** `title` is the question. */
  texts: { title: string; meaning: string; done: string } & Partial<typeof deletionTexts>;
  /** Describes what the request affects. */
  children?: ReactNode;
}

/** Asks for confirmation before it sends a request. The default texts and the `danger` button are for a deletion. */
export function ConfirmDialog<Reply>({ texts, children, ...task }: ConfirmDialogProps<Reply>) {
  return (
    <TaskDialog variant="danger" texts={{ ...deletionTexts, again: uiTexts.retry, ...texts }} {...task}>
      <div className="grid gap-4 wrap-anywhere">
        {children}
        <p className="text-soft">{texts.meaning}</p>
      </div>
    </TaskDialog>
  );
}

/** A checkbox or radio button with its label. */
export function Choice({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className="flex items-center gap-3 min-h-target cursor-pointer">
      <input {...input} />
      <span>{children}</span>
    </label>
  );
}
