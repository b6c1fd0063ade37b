import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still mounted, for replies that arrive after the visitor has left. */
export function useMountedRef(): Readonly<RefObject<boolean>> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
