import { useLocation } from 'react-router-dom';

/** The history state that a navigation may have. `otherEntries` in storage/registry.ts lists these fields, too. */
export interface NavigationState {
  /** Stays on the same screen, so keep the scroll position and the focus. */
  stay?: boolean;
  /** The link is in a list of clinics, to which the clinic's page links back. */
  fromClinicList?: boolean;
  /** An emailed link opened the screen; its token has been removed from the URL. */
  fromLink?: boolean;
  /** The patient wants to cancel, so the visit's screen asks for confirmation right away. */
  askToCancel?: boolean;
  /** The second confirmation number when two visits were booked together. */
  second?: string;
  /** The visit has just been moved to another time. */
  moved?: boolean;
}

/** The state of the current history entry. */
export function useNavigationState(): NavigationState {
  const { state }: { state: NavigationState | null } = useLocation();
  return state ?? {};
}

/** For links from a list of clinics to a clinic's page. */
export const fromClinicList = { fromClinicList: true } as const satisfies NavigationState;

/** For navigating to another URL of the same screen. */
export const keepScroll = { stay: true } as const satisfies NavigationState;
