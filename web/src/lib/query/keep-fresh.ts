const refreshEveryMs = 30_000;

/** Query options that keep slots fresh while the tab is visible, and ask again as soon as it is. */
export const keepFresh = {
  staleTime: refreshEveryMs / 2,
  refetchInterval: refreshEveryMs,
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
} as const;
