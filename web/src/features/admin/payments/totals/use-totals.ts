import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MoneyRow } from '#shared/payments/money-rows.ts';
import { type ReadPage, readAllPages } from '#web/features/admin/paged-list/read-pages.ts';

interface TotalsOptions {
  /** What the rows depend on: part of the query key. */
  filter: object;
  read: ReadPage<MoneyRow>;
  isOpen: boolean;
}

/** Everything that moved, read when the totals are opened, and how much of it has been read. */
export function useTotals({ filter, read, isOpen }: TotalsOptions) {
  const [count, setCount] = useState(0);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['payments', 'money', filter],
    queryFn: ({ signal }) => {
      setCount(0);
      return readAllPages(read, signal, setCount);
    },
    enabled: isOpen,
    // It may be many pages.
    refetchOnWindowFocus: false,
  });
  return { rows: data, error, count, isRetrying: isFetching, retry: () => void refetch() };
}
