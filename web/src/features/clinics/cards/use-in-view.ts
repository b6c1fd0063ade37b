import { type RefObject, useEffect, useState } from 'react';

/** Whether some of the element is in the window. False until it is mounted, so also where a page is made at build. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    // The last entry is the newest: several may come at once.
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return inView;
}
