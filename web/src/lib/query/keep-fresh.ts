const refreshEveryMs = 30_000;

/** Query options that refresh slots while the browser tab is visible, and as soon as it becomes visible. */
export const keepFresh = {
  staleTime: refreshEveryMs / 2,
  refetchInterval: refreshEveryMs,
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
} as const;
