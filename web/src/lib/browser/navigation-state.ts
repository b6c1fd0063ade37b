/** The history state that a navigation may carry. */
export interface NavigationState {
  /** The screen stays the same, so keep scroll position and focus. */
  stay?: boolean;
}

/** For navigating to another address of the same screen. */
export const keepScroll = { stay: true } as const satisfies NavigationState;
