import { useLayoutEffect, useRef, useState } from 'react';

type Actions<Names extends string> = Record<Names, (...parameters: never[]) => void>;

/**
 * Returns functions that stay the same at each render and call the latest `actions`. Memoized children that get them
 * don't render again whenever their parent does. Call them in events only.
 */
export function useStableActions<Given extends Actions<string>>(actions: Given): Given {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState(() => {
    const names = Object.keys(actions) as (keyof Given)[];
    const call =
      (name: keyof Given) =>
      (...parameters: never[]) =>
        latest.current[name]?.(...parameters);
    return Object.fromEntries(names.map((name) => [name, call(name)])) as Given;
  });
  return stable;
}
