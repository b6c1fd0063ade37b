export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

export function prefersReducedMotion(): boolean {
  return window.matchMedia(reducedMotionQuery).matches;
}

/** Scrolls to the element, smoothly unless the visitor prefers reduced motion. */
export function scrollToElement(element: Element, block: ScrollLogicalPosition): void {
  element.scrollIntoView({ block, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}
