import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useSingleFlight } from '#web/lib/use-single-flight.ts';

/** A mutation that is sent once for a double click. */
export function useSingleMutation<Data, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Error, Variables, Context>,
) {
  const { mutateAsync, ...state } = useMutation(options);
  const runSingle = useSingleFlight();

  function mutate(variables: Variables): void {
    // Failures reach the caller through `error` and `onError`.
    runSingle(() => mutateAsync(variables)).catch(() => {});
  }

  return { ...state, mutate };
}
