import { useLocation } from 'react-router-dom';

/** The history state that a navigation may carry. `otherEntries` in storage/registry.ts names these too. */
export interface NavigationState {
  /** The screen stays the same, so keep scroll position and focus. */
  stay?: boolean;
  /** The link is in a list of clinics, to which the clinic's page leads back. */
  fromClinicList?: boolean;
  /** The screen was opened by an emailed link, whose token is no longer in the address. */
  fromLink?: boolean;
  /** The confirmation number of the second of two visits that were booked together. */
  second?: string;
}

/** The state of the current history entry. */
export function useNavigationState(): NavigationState {
  const { state }: { state: NavigationState | null } = useLocation();
  return state ?? {};
}

/** For links from a list of clinics to the page of one. */
export const fromClinicList = { fromClinicList: true } as const satisfies NavigationState;

/** For navigating to another address of the same screen. */
export const keepScroll = { stay: true } as const satisfies NavigationState;
