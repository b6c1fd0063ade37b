import { type ComponentPropsWithRef, useId } from 'react';
import { Field, type FieldFrame } from './field.tsx';

interface TextFieldProps extends FieldFrame, ComponentPropsWithRef<'input'> {
  /** What the browser suggests. Any other text can be typed. */
  suggestions?: readonly string[];
}

/** A text field. `ref` and all other props go to the input, so `{...register('email')}` works. */
export function TextField({ id, label, hint, error, optional, suggestions, ...input }: TextFieldProps) {
  const listId = useId();
  return (
    <Field id={id ?? input.name} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <>
          <input type="text" {...(suggestions && { list: listId })} {...input} {...control} />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}
