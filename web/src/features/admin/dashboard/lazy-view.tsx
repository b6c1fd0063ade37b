import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import type { DashboardView } from '#web/features/admin/use-dashboard-url.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { dashboardTexts as texts } from './dashboard-texts.ts';
import { type ViewLoaders, viewQuery } from './view-loaders.ts';

interface LazyViewProps {
  view: DashboardView;
  /** All views that can be opened. */
  views: readonly DashboardView[];
  loaders: ViewLoaders;
}

/** Loads a view's code and renders it. A failure leaves the session and the other views working. */
export function LazyView({ view, views, loaders }: LazyViewProps) {
  const queries = useQueryClient();
  const { data: loaded, error, isFetching, refetch } = useQuery(viewQuery(loaders, view));
  const isLoaded = loaded !== undefined;

  // Preload the other views, so that staff can still switch tabs when the network is lost.
  useEffect(() => {
    if (!isLoaded) return;
    for (const other of views) void queries.prefetchQuery(viewQuery(loaders, other));
  }, [isLoaded, loaders, queries, views]);

  if (loaded) return <loaded.View />;
  if (!error) return <Skeleton lines={6} />;
  return (
    <FailureNotice error={error} texts={texts.view} isRetrying={isFetching} onRetry={() => void refetch()} />
  );
}
