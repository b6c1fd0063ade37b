import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useSingleFlight } from '#web/lib/use-single-flight.ts';

/** A mutation that a double click sends only once. */
export function useSingleMutation<Data, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Error, Variables, Context>,
) {
  const { mutateAsync, ...state } = useMutation(options);
  const runSingle = useSingleFlight();

  function mutate(variables: Variables): void {
    // Callers see failures in `error` and `onError`.
    runSingle(() => mutateAsync(variables)).catch(() => {});
  }

  return { ...state, mutate };
}
