/** What a navigation may carry in the history's state. */
export interface NavigationState {
  /** No screen is left: scrolling and focus stay where they are. */
  stay?: boolean;
}

/** For another address of the same screen. */
export const inPlace = { stay: true } as const satisfies NavigationState;
