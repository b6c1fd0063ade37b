/** The history state that a navigation may carry. */
export interface NavigationState {
  /** The screen stays the same, so keep scroll position and focus. */
  stay?: boolean;
  /** The link is in a list of clinics, to which the clinic's page leads back. */
  fromClinicList?: boolean;
}

/** For links from a list of clinics to the page of one. */
export const fromClinicList = { fromClinicList: true } as const satisfies NavigationState;

/** For navigating to another address of the same screen. */
export const keepScroll = { stay: true } as const satisfies NavigationState;
