const refreshEveryMs = 30_000;

/** Query options that refresh slots at intervals while the tab is visible, on return to the tab, and on reconnect. */
export const keepFresh = {
  staleTime: refreshEveryMs / 2,
  refetchInterval: refreshEveryMs,
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
} as const;
