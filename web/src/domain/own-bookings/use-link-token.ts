import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { NavigationState } from '#web/lib/browser/navigation-state.ts';
import { tokenPattern } from '#web/lib/browser/token-pattern.ts';
import { type LinkKey, rememberedLink, useForgotten } from '#web/lib/storage/remembered-link.ts';

/** The token of an emailed link, removed from the address bar; undefined without one. */
export function useLinkToken(): string | undefined {
  const [params] = useSearchParams();
  const given = params.get('token');
  const [token, setToken] = useState(given);
  // True when the visitor opens another link to the same screen in this tab.
  if (given !== null && given !== token) setToken(given);
  const { pathname } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    // Replace the history entry, so that the token is neither visible nor reachable with the Back button.
    const state: NavigationState = { fromLink: true };
    if (given === null) return;
    const others = new URLSearchParams(params);
    others.delete('token');
    void navigate({ pathname, search: `${others}` }, { replace: true, state });
  }, [given, params, pathname, navigate]);

  return token !== null && tokenPattern.test(token) ? token : undefined;
}

/**
 * The token of the emailed link that opened the screen. Without one, the token that this tab remembers for this id.
 * Undefined after Forget.
 */
export function useRememberedToken(key: LinkKey, id: string): string | undefined {
  const linked = useLinkToken();
  const [remembered] = useState(() => rememberedLink(key));
  const isForgotten = useForgotten();
  if (isForgotten) return undefined;
  return linked ?? (remembered?.id === id ? remembered.token : undefined);
}
