import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { FailureMessage } from './payment-failure.ts';

/**
 * Shows our server's refusal at the fields that it names, and focuses the first.
 * @param nameOf the form's field for a path in the request; must not change between renders
 * @returns whether the fields show all of the refusal, so that no other message is needed
 */
export function useRefusedFields<Values extends FieldValues>(
  { setError }: UseFormReturn<Values>,
  failure: FailureMessage | undefined,
  nameOf: (path: string) => Path<Values> | undefined,
): boolean {
  const fields = failure?.fields;
  useEffect(() => {
    let shouldFocus = true;
    for (const [path, message] of Object.entries(fields ?? {})) {
      const name = nameOf(path);
      if (!name) continue;
      setError(name, { message }, { shouldFocus });
      shouldFocus = false;
    }
  }, [fields, nameOf, setError]);
  const paths = Object.keys(fields ?? {});
  return paths.length > 0 && paths.every((path) => nameOf(path) !== undefined);
}
