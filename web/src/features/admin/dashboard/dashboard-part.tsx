import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { type DashboardView, dashboardViews } from '#web/features/admin/use-dashboard-url.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { type DashboardParts, partQuery } from './dashboard-parts.ts';
import { dashboardTexts } from './dashboard-texts.ts';

interface DashboardPartProps {
  view: DashboardView;
  parts: DashboardParts;
}

/** The part that shows. One that cannot be fetched says so in its place: the others, and the session, go on. */
export function DashboardPart({ view, parts }: DashboardPartProps) {
  const queries = useQueryClient();
  const { data: part, error, isFetching, refetch } = useQuery(partQuery(parts, view));
  const isThere = part !== undefined;

  // The others now, while there is a network.
  useEffect(() => {
    if (!isThere) return;
    for (const other of dashboardViews) void queries.prefetchQuery(partQuery(parts, other));
  }, [isThere, parts, queries]);

  if (part) return <part.Part />;
  if (!error) return <Skeleton lines={6} />;
  return (
    <FailureNotice
      error={error}
      texts={dashboardTexts.part}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
