const signsOfUse = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Resolves when a prerendered part of the page comes into view, or the page is used at all: until then
 * its HTML needs no script, since links work without. At once where it is not in the page yet.
 */
export function comesNear(id: string): Promise<void> {
  const part = document.getElementById(id);
  if (!part) return Promise.resolve();
  return new Promise((resolve) => {
    const near = () => {
      observer.disconnect();
      for (const sign of signsOfUse) document.removeEventListener(sign, near, true);
      resolve();
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near());
    observer.observe(part);
    for (const sign of signsOfUse) document.addEventListener(sign, near, true);
  });
}
