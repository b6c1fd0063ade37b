import { useEffect } from 'react';

function onNavigate(event: NavigateEvent): void {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (!dialog || event.navigationType !== 'traverse' || !event.cancelable) return;
  event.preventDefault();
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
}

/**
 * Makes the browser's Back close the topmost dialog, as Escape does, and not leave the view below it. Browsers without
 * the Navigation API leave the view.
 */
export function useCloseByBack(): void {
  useEffect(() => {
    if (!('navigation' in window)) return;
    const { navigation } = window;
    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, []);
}
